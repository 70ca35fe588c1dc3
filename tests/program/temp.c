/* temp.c - the folder for temporary files. */
#define _XOPEN_SOURCE 700 /* mkdtemp, nftw */

#include "temp.h"

#include "bytes.h"

#include <ftw.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bytes folder; /* empty while there is none */

static void give_up(const char *path)
{
    perror(path);
    exit(EXIT_FAILURE);
}

static void make_folder(void)
{
    static const char memory[] = "/dev/shm"; /* faster, where there is such a place */
    const char *where = getenv("TMPDIR");
    if (where == NULL) {
        where = access(memory, W_OK | X_OK) == 0 ? memory : "/tmp";
    }
    bytes_print(&folder, "%s/tttjudge-XXXXXX", where);
    if (mkdtemp(folder.data) == NULL) {
        give_up(folder.data);
    }
}

char *temp_path(const char *name)
{
    if (folder.size == 0) {
        make_folder();
    }
    bytes path = {0};
    bytes_print(&path, "%s/%s", folder.data, name);
    return path.data;
}

char *temp_file(const char *name, const void *data, size_t size)
{
    char *path = temp_path(name);
    for (char *slash = path + folder.size + 1; (slash = strchr(slash, '/')) != NULL; slash++) {
        *slash = '\0';
        mkdir(path, 0700);
        *slash = '/';
    }
    unlink(path);
    FILE *file = fopen(path, "wb");
    bool written = file != NULL && (size == 0 || fwrite(data, 1, size, file) == size);
    if (file == NULL || fclose(file) != 0 || !written) {
        give_up(path);
    }
    return path;
}

char *temp_text(const char *name, const char *text)
{
    return temp_file(name, text, strlen(text));
}

static int remove_one(const char *path, const struct stat *about, int kind, struct FTW *where)
{
    (void)about, (void)kind, (void)where;
    return remove(path);
}

void temp_remove(void)
{
    enum { DESCRIPTORS = 8 };
    if (folder.size > 0) {
        nftw(folder.data, remove_one, DESCRIPTORS, FTW_DEPTH | FTW_PHYS);
    }
    bytes_free(&folder);
}
