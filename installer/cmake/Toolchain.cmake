# How everything of ours is compiled: language, warnings, build types, linker, cache, sanitizers.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "Kind of build" FORCE)
endif()
# Line tables are enough for a useful back trace and halve the time of a build; assertions stay on outside Release.
# project() has already put CMake's own values into the cache; a preset or the command line still wins.
if(CMAKE_CXX_FLAGS_RELWITHDEBINFO STREQUAL "-O2 -g -DNDEBUG")
    set(CMAKE_CXX_FLAGS_RELWITHDEBINFO "-O2 -g1")
endif()
if(CMAKE_CXX_FLAGS_RELEASE STREQUAL "-O3 -DNDEBUG")
    set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
endif()

set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)

if(INTENDANT_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    find_program(INTENDANT_CCACHE_PROGRAM ccache)
    if(INTENDANT_CCACHE_PROGRAM)
        set(CMAKE_CXX_COMPILER_LAUNCHER ${INTENDANT_CCACHE_PROGRAM})
    endif()
endif()

find_program(INTENDANT_MOLD mold)
if(INTENDANT_MOLD)
    add_link_options(-fuse-ld=mold)
endif()
add_link_options(-Wl,--as-needed)

# Every room links this PUBLIC: it carries the language level and the warnings, and no library.
add_library(intendant_options INTERFACE)
target_compile_features(intendant_options INTERFACE cxx_std_20)
target_compile_options(intendant_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor)
if(INTENDANT_SANITIZE)
    set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    # The sanitizers' own code makes GCC 12 see variables without a value where there are none.
    target_compile_options(intendant_options INTERFACE ${sanitizers} -Wno-maybe-uninitialized)
    target_link_options(intendant_options INTERFACE ${sanitizers})
endif()

# intendant_precompile(TARGET HEADER...): precompiles the headers for the target when the build asks for it.
function(intendant_precompile target)
    if(INTENDANT_PRECOMPILE AND TARGET ${target})
        target_precompile_headers(${target} PRIVATE ${ARGN})
        # ccache needs the preprocessor to name the precompiled header.
        target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
endfunction()
