# debian.cmake - run by CPack on the files of a package before it packs them: gives a
# .deb what Debian's policy wants and other packages do not have.
if(NOT CPACK_GENERATOR STREQUAL DEB)
  return()
endif()

set(prefix ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX})
set(doc ${prefix}/share/doc/${CPACK_PACKAGE_NAME})

function(run)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE failed)
  if(failed)
    message(FATAL_ERROR "${ARGV}: ${failed}")
  endif()
endfunction()

# The names that Debian has for these two.
file(RENAME ${doc}/LICENSE ${doc}/copyright)
file(RENAME ${prefix}/share/zsh/site-functions ${prefix}/share/zsh/vendor-completions)

# The date is that of the build, or the one that SOURCE_DATE_EPOCH says.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
file(WRITE ${doc}/changelog.Debian "\
${CPACK_PACKAGE_NAME} (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium

  * Release ${CPACK_PACKAGE_VERSION}.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")
file(GLOB pages ${prefix}/share/man/man1/*.1)
run(gzip -9n ${doc}/changelog.Debian ${pages})

# CPack has stripped programs; neither static libraries nor what compilers say of
# themselves.
file(GLOB_RECURSE objects ${prefix}/bin/* ${prefix}/*.a)
run(${CPACK_DEBIAN_STRIP} --strip-debug -R .comment -R .note ${objects})
