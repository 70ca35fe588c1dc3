/* version.c - the version, as the build was told it (CMakeLists.txt). */
#include "tttjudge.h"

const char *tttjudge_version(void)
{
    return TTTJUDGE_VERSION;
}
