# Every library from outside, found once. docs/dependencies.md says what each is for; installer/packages.txt has the
# Debian package of each. A room links what it needs by the target named here.

find_package(SQLite3 3.34 REQUIRED)                                # SQLite::SQLite3
find_package(SQLiteCpp REQUIRED)                                   # SQLiteCpp
find_package(nlohmann_json 3.10 REQUIRED)                          # nlohmann_json::nlohmann_json
find_package(Boost 1.74 REQUIRED COMPONENTS serialization)         # Boost::serialization
find_package(CLI11 REQUIRED)                                       # CLI11::CLI11
find_package(OpenSSL 3.0 REQUIRED COMPONENTS Crypto SSL)             # OpenSSL::Crypto, OpenSSL::SSL

# Pango and Cairo come with pkg-config files only.
find_package(PkgConfig REQUIRED)
pkg_check_modules(PANGOCAIRO REQUIRED IMPORTED_TARGET pangocairo cairo-pdf cairo-svg)
add_library(pangocairo INTERFACE)
target_link_libraries(pangocairo INTERFACE PkgConfig::PANGOCAIRO)

# So do zstd and libpqxx, which speaks to PostgreSQL.
pkg_check_modules(ZSTD REQUIRED IMPORTED_TARGET libzstd)
pkg_check_modules(PQXX REQUIRED IMPORTED_TARGET libpqxx)
add_library(pqxx INTERFACE)
target_link_libraries(pqxx INTERFACE PkgConfig::PQXX)

# libsodium ships no CMake files.
find_path(SODIUM_INCLUDE_DIR sodium.h REQUIRED)
find_library(SODIUM_LIBRARY sodium REQUIRED)
add_library(sodium INTERFACE)
target_include_directories(sodium SYSTEM INTERFACE ${SODIUM_INCLUDE_DIR})
target_link_libraries(sodium INTERFACE ${SODIUM_LIBRARY})
# Nor does zxcvbn-c.
find_path(ZXCVBN_INCLUDE_DIR zxcvbn.h REQUIRED)
find_library(ZXCVBN_LIBRARY zxcvbn REQUIRED)
add_library(zxcvbn INTERFACE)
target_include_directories(zxcvbn SYSTEM INTERFACE ${ZXCVBN_INCLUDE_DIR})
target_link_libraries(zxcvbn INTERFACE ${ZXCVBN_LIBRARY})
# Nor does the generator of QR codes.
find_path(QRCODEGEN_INCLUDE_DIR qrcodegen/qrcodegen.hpp REQUIRED)
find_library(QRCODEGEN_LIBRARY qrcodegencpp REQUIRED)
add_library(qrcodegen INTERFACE)
target_include_directories(qrcodegen SYSTEM INTERFACE ${QRCODEGEN_INCLUDE_DIR})
target_link_libraries(qrcodegen INTERFACE ${QRCODEGEN_LIBRARY})

if(INTENDANT_BUILD_APP)
    # Those that depend on others first, base last.
    find_package(wxWidgets 3.2 REQUIRED COMPONENTS aui html core base)
    add_library(wx INTERFACE)
    target_include_directories(wx SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
    target_compile_definitions(wx INTERFACE ${wxWidgets_DEFINITIONS})
    target_compile_options(wx INTERFACE ${wxWidgets_CXX_FLAGS})
    target_link_directories(wx INTERFACE ${wxWidgets_LIBRARY_DIRS})
    target_link_libraries(wx INTERFACE ${wxWidgets_LIBRARIES})

    # Cairo is what wxWidgets draws with here. It ships no CMake files.
    find_path(CAIRO_INCLUDE_DIR cairo.h PATH_SUFFIXES cairo REQUIRED)
    find_library(CAIRO_LIBRARY cairo REQUIRED)
    add_library(cairo INTERFACE)
    target_include_directories(cairo SYSTEM INTERFACE ${CAIRO_INCLUDE_DIR})
    target_link_libraries(cairo INTERFACE ${CAIRO_LIBRARY})
endif()

set(intendant_tests_wanted OFF)
if(INTENDANT_BUILD_TESTS STREQUAL "AUTO")
    find_package(Catch2 QUIET)                                     # Catch2::Catch2; version 2 or 3
    find_package(rapidcheck QUIET)                                 # rapidcheck
    if(Catch2_FOUND AND rapidcheck_FOUND)
        set(intendant_tests_wanted ON)
    else()
        message(STATUS "No tests in this build: Catch2 and rapidcheck are not both installed")
    endif()
elseif(INTENDANT_BUILD_TESTS)
    find_package(Catch2 REQUIRED)
    find_package(rapidcheck REQUIRED)
    set(intendant_tests_wanted ON)
endif()

set(intendant_bench_wanted OFF)
if(INTENDANT_BUILD_BENCH STREQUAL "AUTO")
    find_package(benchmark QUIET)                                  # benchmark::benchmark
    set(intendant_bench_wanted ${benchmark_FOUND})
elseif(INTENDANT_BUILD_BENCH)
    find_package(benchmark REQUIRED)
    set(intendant_bench_wanted ON)
endif()
