# What a room may include. Every include is written from the repository's root, but no library has that root on its path:
# each has only its own folders and, through what it links, those of the rooms below it. So a room that names one above
# it, or another game, does not compile.
#
# intendant_room(TARGET FOLDER-OR-HEADER...): TARGET, and whoever links it, finds these of the source tree. A FOLDER/*.hpp
# is the headers there without the folders below.
function(intendant_room target)
    set(path ${PROJECT_BINARY_DIR}/include/${target})
    file(REMOVE_RECURSE ${path}) # the links of an earlier layout; what they lead to stays
    list(TRANSFORM ARGN PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE patterns)
    file(GLOB found CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} LIST_DIRECTORIES true ${patterns})
    foreach(each IN LISTS found)
        cmake_path(GET each PARENT_PATH folder)
        file(MAKE_DIRECTORY ${path}/${folder})
        file(CREATE_LINK ${PROJECT_SOURCE_DIR}/${each} ${path}/${each} SYMBOLIC)
    endforeach()
    target_include_directories(${target} PUBLIC ${path})
endfunction()
