#pragma once

#include <dlfcn.h>

namespace intendant::app {

/// A function of the GTK that wxWidgets has loaded already, where wxWidgets offers no way to it. Nothing where it does not draw with GTK.
template <class Function> Function of_gtk([[maybe_unused]] const char* name) {
#ifdef __WXGTK__
    return reinterpret_cast<Function>(dlsym(RTLD_DEFAULT, name));
#else
    return nullptr;
#endif
}

} // namespace intendant::app
