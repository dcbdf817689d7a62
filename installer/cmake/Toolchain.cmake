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
        if(INTENDANT_PRECOMPILE)
            # What ccache wants to hear before it believes in a precompiled header.
            set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
                ${INTENDANT_CCACHE_PROGRAM})
        endif()
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
# For every room alike, also those without threads: a precompiled header serves only who is compiled as it was.
target_compile_options(intendant_options INTERFACE -pthread)
target_compile_options(intendant_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor
    -Wmissing-field-initializers)
if(INTENDANT_DEV)
    target_compile_options(intendant_options INTERFACE -Werror)
    if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
        # GCC 12 sees these in the standard library's own optional, variant and string, where there are none.
        target_compile_options(intendant_options INTERFACE -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow
            -Wno-stringop-overread -Wno-restrict)
    endif()
endif()
if(INTENDANT_SANITIZE)
    # What a null or misplaced pointer does the address sanitizer sees too; asked before every member it costs a fifth of the compiler's time.
    set(sanitizers -fsanitize=address,undefined -fno-sanitize=null,alignment,vptr,object-size -fno-sanitize-recover=undefined
        -fno-omit-frame-pointer)
    # The sanitizers' own code makes GCC 12 see variables without a value where there are none.
    target_compile_options(intendant_options INTERFACE ${sanitizers} -Wno-maybe-uninitialized)
    target_link_options(intendant_options INTERFACE ${sanitizers})
endif()

# intendant_precompile(TARGET [HEADER...]): precompiles what nearly every source names, and these headers, for the target
# when the build asks for it: to parse them again is half of a compiler's time. Without headers of its own a room shares
# what model/core has, or with REUSE_FROM ROOM what that one has.
set(intendant_precompiled <algorithm> <array> <chrono> <filesystem> <functional> <map> <memory> <optional> <ranges> <set>
    <span> <sstream> <stdexcept> <string> <variant> <vector>)
function(intendant_precompile target)
    if(NOT INTENDANT_PRECOMPILE OR NOT TARGET ${target})
        return()
    elseif(ARGV1 STREQUAL REUSE_FROM)
        target_precompile_headers(${target} REUSE_FROM ${ARGV2})
    elseif(ARGN OR target STREQUAL intendant_core)
        target_precompile_headers(${target} PRIVATE ${intendant_precompiled} ${ARGN})
    else()
        target_precompile_headers(${target} REUSE_FROM intendant_core)
    endif()
    # ccache needs the preprocessor to name the precompiled header.
    target_compile_options(${target} PRIVATE -fpch-preprocess)
endfunction()

# intendant_unity(TARGET...): these, where they are built and the build asks for it, are compiled several sources at once.
function(intendant_unity)
    foreach(target IN LISTS ARGN)
        if(INTENDANT_UNITY AND TARGET ${target})
            set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
        endif()
    endforeach()
endfunction()

# intendant_tests_at_once(TARGET): for who builds everything, the tests of this program are compiled twelve at a time: what they
# include first, then each in a namespace of its own, because tests use short names and whole namespaces. A source that opens a
# named namespace, has conditions or is no test is compiled alone.
function(intendant_tests_at_once target)
    if(NOT INTENDANT_UNITY)
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    set(compiled)
    set(batches 0)
    set(size 0)
    foreach(source IN LISTS sources)
        cmake_path(ABSOLUTE_PATH source)
        file(STRINGS ${source} its_own REGEX "^namespace [a-z:_]+ {|^#if")
        if(its_own OR NOT source MATCHES "_test\\.cpp$")
            list(APPEND compiled ${source})
            continue()
        endif()
        if(size EQUAL 0)
            math(EXPR batches "${batches} + 1")
            set(includes_${batches})
            set(tests_${batches})
        endif()
        file(STRINGS ${source} includes REGEX "^#include ")
        list(APPEND includes_${batches} ${includes})
        math(EXPR size "(${size} + 1) % 12")
        string(APPEND tests_${batches} "namespace at_once_${batches}_${size} {\n#include \"${source}\"\n}\n")
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source}) # its includes
    endforeach()
    foreach(batch RANGE 1 ${batches})
        list(REMOVE_DUPLICATES includes_${batch})
        list(JOIN includes_${batch} "\n" includes)
        set(file ${CMAKE_CURRENT_BINARY_DIR}/${target}_${batch}.cpp)
        file(CONFIGURE OUTPUT ${file} CONTENT "${includes}\n${tests_${batch}}" @ONLY)
        list(APPEND compiled ${file})
    endforeach()
    set_target_properties(${target} PROPERTIES SOURCES "${compiled}")
endfunction()
