#include "app/failure.hpp"

#include "app/text.hpp"
#include "db/file_error.hpp"

#include <wx/translation.h>

#include <new>

namespace intendant::app {

wxString sentence_of(const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const db::FileError& error) {
        return translate(error.sentence(), {});
    } catch (const std::bad_alloc&) {
        return _("The computer has no memory left. What was booked is safe; close other programs and go on.");
    } catch (const std::exception& error) {
        return to_wx(error.what());
    } catch (...) {
        return _("Something failed that the program cannot name. What was booked is safe.");
    }
}

} // namespace intendant::app
