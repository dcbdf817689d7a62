# What `cpack` makes: a Debian package that installs the program like any other. `cmake --workflow --preset package`
# builds it in build/package.
if(TARGET intendant)
    set(documents ${CMAKE_INSTALL_DATAROOTDIR}/doc/intendant)
    # Debian's form of the licence: each line begins with a blank, an empty one is a full stop.
    file(READ LICENSE license_text)
    string(STRIP "${license_text}" license_text)
    string(REPLACE "\n\n" "\n.\n" license_text "${license_text}")
    string(REPLACE "\n" "\n " license_text " ${license_text}")
    configure_file(installer/linux/copyright.in ${PROJECT_BINARY_DIR}/copyright @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/copyright DESTINATION ${documents})
    intendant_gzipped(CHANGELOG.md ${documents} NEWS.gz)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR "The Intendant authors")
set(CPACK_PACKAGE_CONTACT "The Intendant authors <intendant@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Bank, books and battle board beside a war game")
set(CPACK_PACKAGE_DESCRIPTION "Intendant sits beside a war game that is played on a table. It keeps the
bank, the production chart, technology and what stands where, resolves
battles with the table's own dice, and records every entry for review.
It replaces no board, no piece and no player: the game itself is needed.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "adwaita-icon-theme, fonts-dejavu-core | fonts-freefont-ttf")
# wxWidgets' own words ("Open...") in other languages.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS wx3.2-i18n)
include(CPack)
