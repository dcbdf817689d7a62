#include "app/desk/story_frame.hpp"

#include "app/base/layout.hpp"
#include "app/base/put_away.hpp"
#include "app/base/text.hpp"
#include "app/widgets/icons.hpp"

#include <wx/stattext.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app {

namespace {

constexpr int width_of_story = 460;

} // namespace

wxString ToldTurn::text() const {
    wxString words = title;
    for (const auto& [what, came_to] : rows) {
        words += "\n" + what + ": " + came_to;
    }
    return words;
}

ToldTurn told(const db::TurnStory& story, const std::function<wxString(const core::Message&)>& say) {
    const auto round = core::number(story.round);
    const bool named = say({"{turn}", {{"turn", "@turn:" + round}}}) != to_wx(round); // by a game whose turns have dates
    ToldTurn turn{say({named ? INTENDANT_TR("{turn}: {seat}") : INTENDANT_TR("Round {round}: {seat}"),
                       {{"turn", "@turn:" + round}, {"round", round}, {"seat", "@seat:" + story.seat}}}),
                  {}};
    for (const auto& row : story.rows) {
        turn.rows.emplace_back(say(row.name), say(row.value));
    }
    return turn;
}

StoryFrame::StoryFrame(wxWindow* parent)
    : wxFrame(parent, wxID_ANY, _("The last turn"), wxDefaultPosition, wxDefaultSize,
              wxDEFAULT_FRAME_STYLE | wxFRAME_FLOAT_ON_PARENT | wxFRAME_NO_TASKBAR) {
    SetIcons(program_icon());
    SetName("story_frame");
    m_room = new wxScrolled<wxPanel>(this);
    m_room->SetScrollRate(0, FromDIP(10)); // with large type it may be higher than its screen
    m_room->SetName("story");
    m_rows = new wxBoxSizer(wxVERTICAL);
    m_room->SetSizer(m_rows);
    auto* const whole = new wxBoxSizer(wxVERTICAL);
    whole->Add(m_room, wxSizerFlags(1).Expand());
    SetSizer(whole);
    put_away_when_closed(*this);
}

void StoryFrame::open(const ToldTurn& turn) {
    const bool first = !IsShown();
    Show();
    show(turn);
    if (first) { // a corner of the board, above the accounts
        const auto desk = GetParent()->GetScreenRect();
        const wxSize own = GetSize() + FromDIP(wxSize(12, 90)); // with the frame that it gets
        Move(std::max(desk.x, desk.GetRight() - own.GetWidth()), std::max(desk.y, desk.GetBottom() - own.GetHeight()));
    }
    Raise();
}

void StoryFrame::show(const std::optional<ToldTurn>& turn) {
    if (!turn) {
        Hide();
        return;
    }
    if (!IsShown() || turn->text() == m_shown) {
        return;
    }
    m_shown = turn->text();
    m_rows->Clear(true);
    const int width = FromDIP(width_of_story) - 2 * layout::gap(this);
    m_rows->Add(layout::heading(m_room, turn->title), layout::spaced());
    for (const auto& [what, came_to] : turn->rows) {
        m_rows->Add(layout::hint(m_room, what), wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, layout::gap(this)));
        auto* const words = layout::label(m_room, wxEmptyString);
        layout::set_wrapped(words, came_to, width);
        m_rows->Add(words, wxSizerFlags().Border(wxLEFT | wxRIGHT, layout::gap(this)));
    }
    m_rows->AddSpacer(layout::gap(this));
    SetClientSize(FromDIP(width_of_story), std::min(m_rows->CalcMin().GetHeight(), GetParent()->GetClientSize().GetHeight() * 2 / 3));
    m_room->FitInside();
    Layout();
}

} // namespace intendant::app
