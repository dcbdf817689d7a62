#pragma once

#include <wx/gdicmn.h>
#include <wx/image.h>

namespace intendant::test {

/// What stands on the screen there, asked of the X server: the toolkit keeps an older picture of it. What lies outside is black.
wxImage picture_of(const wxRect& place);

} // namespace intendant::test
