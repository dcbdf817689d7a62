#pragma once

#include "app/desk/form_panel.hpp"
#include "app/desk/table_of.hpp"
#include "app/widgets/latest_job.hpp"

#include <wx/frame.h>
#include <wx/translation.h>

#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace intendant::app {

/// "What do I need?" beside the desk: the question is a form of the game, its answer is worked out anew with each change, off the window's
/// thread, and asks for nothing to be booked. Esc puts it away; what was asked stays.
class NeedFrame : public wxFrame {
public:
    /// Works out the answer on another thread; an empty one: it was stopped.
    using Work = std::function<std::vector<core::Message>(const std::stop_token&)>;
    struct Ways {
        FormPanel::Ways form; ///< but for `book`
        /// What is to be worked out with the books as they stand.
        std::function<Work(const core::FormValues&)> work;
    };

    NeedFrame(wxWindow* parent, Ways ways);

    void open();
    /// Something was booked.
    void show_state();
    /// The books are closed: what is being worked out is not told any more.
    void forget() { m_job.forget(); }

private:
    void work_out();
    void say(const wxString& text);

    std::function<Work(const core::FormValues&)> m_work;
    std::function<wxString(const core::Message&)> m_say;
    FormPanel* m_question;
    wxStaticText* m_answer;
    LatestJob m_job;
};

/// The question of a game at its table.
template <class G> NeedFrame::Ways need_ways(TableOf<G>& table) {
    return {.form = {.form = [&table](const core::FormValues& values) { return std::optional{G::need_form(table.state(), values)}; },
                     .book = {},
                     .foresee = [](const core::FormValues&) { return wxString{}; },
                     .say = [&table](const core::Message& message) { return table.say(message); },
                     .moment = [&table] { return G::heading(table.state()).seat; },
                     .complain = {},
                     .unread = {}},
            .work = [&table](const core::FormValues& values) {
                return [state = table.state(), values](const std::stop_token& stop) { return G::need(state, values, stop); };
            }};
}

} // namespace intendant::app
