#include "app/afrika_korps/turn/entry_line.hpp"

#include "app/afrika_korps/typed/entry.hpp"
#include "app/base/text.hpp"

namespace intendant::app::ak {

EntryMeaning<Command> read_entry(const wxString& line, const State& state) {
    return shown(typed::ak::read_entry(to_utf8(line), state, tongue()));
}

std::vector<wxString> completions_of(const wxString& line, const State& state) {
    return shown(typed::ak::completions_of(to_utf8(line), state, tongue()));
}

} // namespace intendant::app::ak
