# cpack.cmake - packages: 'cpack -G TGZ' in the build folder, 'cpack -G DEB' on Debian.
# tests/checks/package.sh makes both, with the flags that each needs.
string(TOLOWER ${CMAKE_SYSTEM_NAME} system)
set(CPACK_GENERATOR TGZ)
set(CPACK_PACKAGE_FILE_NAME ${PROJECT_NAME}-${PROJECT_VERSION}-${system}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PACKAGE_VENDOR "tttjudge developers")
set(CPACK_PACKAGE_CONTACT "tttjudge developers <tttjudge@example.org>")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_IGNORE_FILES ${PROJECT_SOURCE_DIR}/build/ ${PROJECT_SOURCE_DIR}/\\\\.git/)

set(CPACK_PACKAGE_DESCRIPTION "\
tttjudge reads boards and games, any number of them, and prints one verdict
a line: whether a tic-tac-toe board can be the end of a game, who won a game
of tic-tac-toe, and who made five in a row, and with which move, in a game of
gomoku. It is a filter for those who solve, set or check such programming
problems; a C library with the same judges comes with it.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(CPack)
