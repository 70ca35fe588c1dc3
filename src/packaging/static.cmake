# static.cmake - links the program statically if TTTJUDGE_STATIC_PROGRAM asks for it
# and it works: a static program starts faster, since no loader has work to do.
# BUILD_SHARED_LIBS=ON wins: who wants the shared library wants a program that uses it.
# (For valgrind turn it off: in a static C library it finds faults that are none.)
set(TTTJUDGE_PROGRAM_IS_STATIC NO)
if(NOT TTTJUDGE_STATIC_PROGRAM OR BUILD_SHARED_LIBS OR APPLE OR MSVC)
  return()
endif()

# Some sanitizers link with -static and then crash, so the result is also run, where
# this machine can run it. The name of the cached answer changes with the flags.
string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
set(CMAKE_REQUIRED_FLAGS "${CMAKE_C_FLAGS_${type}} ${CMAKE_EXE_LINKER_FLAGS_${type}}")
set(CMAKE_REQUIRED_LINK_OPTIONS -static)
set(CMAKE_REQUIRED_QUIET ON)
string(MD5 flags "${CMAKE_C_FLAGS};${CMAKE_EXE_LINKER_FLAGS};${CMAKE_REQUIRED_FLAGS}")
set(source "#include <stdio.h>\nint main(void) { return printf(\"static\") != 6; }\n")
if(CMAKE_CROSSCOMPILING)
  include(CheckCSourceCompiles)
  check_c_source_compiles("${source}" TTTJUDGE_STATIC_WORKS_${flags})
else()
  include(CheckCSourceRuns)
  check_c_source_runs("${source}" TTTJUDGE_STATIC_WORKS_${flags})
endif()
unset(CMAKE_REQUIRED_FLAGS)
unset(CMAKE_REQUIRED_LINK_OPTIONS)
unset(CMAKE_REQUIRED_QUIET)

if(TTTJUDGE_STATIC_WORKS_${flags})
  set(TTTJUDGE_PROGRAM_IS_STATIC YES)
  target_link_options(tttjudge_program PRIVATE -static)
endif()
message(STATUS "The program is linked statically: ${TTTJUDGE_PROGRAM_IS_STATIC}")
