#pragma once

// Catch2, version 2 (Debian 12) or 3 (elsewhere), behind one name. Tests include this header and no other of Catch2's.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
namespace Catch {
using Detail::Approx;
}
#else
#include <catch2/catch.hpp>
#endif
