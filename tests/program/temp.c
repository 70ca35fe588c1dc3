/* temp.c - the folder for temporary files: made once, removed at the end. */
#define _POSIX_C_SOURCE 200809L

#include "temp.h"

#include "bytes.h"

#include <dirent.h>
#include <stdlib.h>
#include <unistd.h>

static bytes folder;

bool temp_prepare(void)
{
    static const char memory[] = "/dev/shm"; /* faster, where there is such a place */
    const char *where = getenv("TMPDIR");
    if (where == NULL) {
        where = access(memory, W_OK | X_OK) == 0 ? memory : "/tmp";
    }
    bytes_print(&folder, "%s/tttjudge-XXXXXX", where);
    if (mkdtemp(folder.data) == NULL) {
        perror(folder.data);
        return false;
    }
    return true;
}

char *temp_path(const char *name)
{
    bytes path = {0};
    bytes_print(&path, "%s/%s", folder.data, name);
    return path.data;
}

void temp_remove(void)
{
    DIR *entries = opendir(folder.data);
    for (struct dirent *entry; entries != NULL && (entry = readdir(entries)) != NULL;) {
        char *path = temp_path(entry->d_name);
        if (entry->d_name[0] != '.') {
            unlink(path);
        }
        free(path);
    }
    if (entries != NULL) {
        closedir(entries);
    }
    rmdir(folder.data);
    bytes_free(&folder);
}

char *temp_file(const char *name, const void *data, size_t size)
{
    char *path = temp_path(name);
    unlink(path);
    FILE *file = fopen(path, "wb");
    bool written = file != NULL && fwrite(data, 1, size, file) == size;
    if (file == NULL || fclose(file) != 0 || !written) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    return path;
}
