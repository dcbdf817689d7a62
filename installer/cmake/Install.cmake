# What `cmake --install` puts where. The programs find ../share/intendant beside their own folder, so the installed tree
# may be moved as a whole. Menu entry, file type, icons and manual pages are those of installer/linux.
include(GNUInstallDirs)

# intendant_gzipped(FILE FOLDER NAME [KEPT]): installs the file compressed, the same bytes for the same content. KEPT: where two have one
# name, a folder of its own for each until it is installed.
find_program(INTENDANT_GZIP gzip REQUIRED)
function(intendant_gzipped file folder name)
    set(documents ${PROJECT_BINARY_DIR}/documents/${ARGV3})
    set(made ${documents}/${name})
    add_custom_command(OUTPUT ${made}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${documents}
        COMMAND ${INTENDANT_GZIP} -9nc ${PROJECT_SOURCE_DIR}/${file} > ${made}
        DEPENDS ${PROJECT_SOURCE_DIR}/${file} VERBATIM)
    add_custom_target(document_${name}${ARGV3} ALL DEPENDS ${made})
    install(FILES ${made} DESTINATION ${folder})
endfunction()

foreach(program IN ITEMS intendant intendant-cli)
    if(TARGET ${program})
        install(TARGETS ${program} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
        intendant_gzipped(installer/linux/${program}.1 ${CMAKE_INSTALL_MANDIR}/man1 ${program}.1.gz)
        foreach(language IN ITEMS it fr)
            intendant_gzipped(installer/linux/${language}/${program}.1 ${CMAKE_INSTALL_MANDIR}/${language}/man1 ${program}.1.gz ${language})
        endforeach()
    endif()
endforeach()
install(DIRECTORY resources/ DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/intendant
    PATTERN *.awk EXCLUDE PATTERN translations EXCLUDE)

if(TARGET intendant)
    set(linux installer/linux)
    set(metainfo io.github.intendant.Intendant.metainfo.xml)
    configure_file(${linux}/${metainfo}.in ${PROJECT_BINARY_DIR}/${metainfo} @ONLY)
    install(FILES ${linux}/intendant.desktop DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/applications)
    install(FILES ${linux}/intendant-mime.xml DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/mime/packages RENAME intendant.xml)
    install(FILES ${PROJECT_BINARY_DIR}/${metainfo} DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/metainfo)

    # The icon is drawn twice: with fewer parts for the small sizes, where details would blur.
    set(icons ${CMAKE_INSTALL_DATAROOTDIR}/icons/hicolor)
    install(FILES resources/icons/app/intendant.svg DESTINATION ${icons}/scalable/apps)
    install(FILES resources/icons/app/intendant.svg DESTINATION ${icons}/scalable/mimetypes
        RENAME application-x-intendant-game.svg)
    find_program(INTENDANT_RSVG_CONVERT rsvg-convert)
    if(INTENDANT_RSVG_CONVERT)
        foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
            set(drawing intendant)
            if(size LESS 32)
                set(drawing intendant_small)
            endif()
            set(png ${PROJECT_BINARY_DIR}/icons/${size}/intendant.png)
            add_custom_command(OUTPUT ${png}
                COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/icons/${size}
                COMMAND ${INTENDANT_RSVG_CONVERT} -w ${size} -h ${size} -o ${png}
                    ${PROJECT_SOURCE_DIR}/resources/icons/app/${drawing}.svg
                DEPENDS resources/icons/app/${drawing}.svg VERBATIM)
            list(APPEND pngs ${png})
            install(FILES ${png} DESTINATION ${icons}/${size}x${size}/apps)
            install(FILES ${png} DESTINATION ${icons}/${size}x${size}/mimetypes RENAME application-x-intendant-game.png)
        endforeach()
        add_custom_target(intendant_icons ALL DEPENDS ${pngs})
    endif()
endif()
