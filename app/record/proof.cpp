#include "app/record/proof.hpp"

#include "app/base/text.hpp"

#include <wx/translation.h>

namespace intendant::app {

wxString proof_in_words(const db::Verification& found) {
    const auto entries = static_cast<long long>(found.entries);
    wxString told;
    for (const auto& remark : found.told()) {
        told += " " + translate(remark, {});
    }
    if (found.sound()) {
        return wxString::Format(_("The record is whole: all %lld entries are as they were booked, and replaying them gives these books. "
                                  "This shows any damage, but not a record that somebody deliberately rewrote."),
                                entries) +
               told;
    }
    if (entries == 0) {
        return translate(found.sentence, {}) + told;
    }
    return translate(found.sentence, {}) + told + " " +
           wxString::Format(
               wxPLURAL("The first %lld entry is proved.", "The first %lld entries are proved.", static_cast<unsigned>(entries)), entries);
}

} // namespace intendant::app
