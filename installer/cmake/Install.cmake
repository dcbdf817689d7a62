# What `cmake --install` puts where. The programs find ../share/intendant beside their own folder, so the installed tree
# may be moved as a whole.
include(GNUInstallDirs)
foreach(program IN ITEMS intendant intendant-cli)
    if(TARGET ${program})
        install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
    endif()
endforeach()
install(DIRECTORY resources/ DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/intendant)
