#include "app/risiko/turn/entry_line.hpp"

#include "app/base/text.hpp"
#include "app/risiko/typed/entry.hpp"

namespace intendant::app::rk {

EntryMeaning<Command> read_entry(const wxString& line, const State& state) {
    return shown(typed::rk::read_entry(to_utf8(line), state, tongue()));
}

std::vector<wxString> completions_of(const wxString& line, const State& state) {
    return shown(typed::rk::completions_of(to_utf8(line), state, tongue()));
}

} // namespace intendant::app::rk
