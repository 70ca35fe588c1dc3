/* version.c - the version, which CMakeLists.txt sets. */
#include "tttjudge.h"

const char *tttjudge_version(void)
{
    return TTTJUDGE_VERSION;
}
