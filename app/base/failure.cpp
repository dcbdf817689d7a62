#include "app/base/failure.hpp"

#include "app/base/text.hpp"
#include "db/codec/fields.hpp"
#include "db/file/file_error.hpp"

#include <wx/translation.h>

#include <new>
#include <stdexcept>
#include <typeinfo>

namespace intendant::app {

wxString sentence_of(const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const db::FileError& error) {
        return translate(error.sentence(), {});
    } catch (const std::bad_alloc&) {
        return _("The computer has no memory left. What was booked is safe; close other programs and go on.");
    } catch (const db::CodecError& error) {
        return translate(error.problem(), {});
    } catch (const std::exception& error) {
        if (typeid(error) == typeid(std::runtime_error)) { // thrown by ourselves, as a sentence
            return to_wx(error.what());
        }
        return wxString::Format(_("Something failed that the program did not expect. What was booked is safe. For a problem report: %s"),
                                one_line(error.what()));
    } catch (...) {
        return _("Something failed that the program cannot name. What was booked is safe.");
    }
}

} // namespace intendant::app
