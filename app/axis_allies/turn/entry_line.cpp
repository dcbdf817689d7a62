#include "app/axis_allies/turn/entry_line.hpp"

#include "app/axis_allies/typed/entry.hpp"
#include "app/base/text.hpp"

namespace intendant::app::aa {

EntryMeaning<Command> read_entry(const wxString& line, const State& state) {
    return shown(typed::aa::read_entry(to_utf8(line), state, tongue()));
}

std::vector<wxString> completions_of(const wxString& line, const State& state) {
    return shown(typed::aa::completions_of(to_utf8(line), state, tongue()));
}

} // namespace intendant::app::aa
