#include "app/risiko/objective_dialog.hpp"

#include "app/common/name_match.hpp"
#include "app/failure.hpp"
#include "app/layout.hpp"
#include "app/widgets/cancel_button.hpp"
#include "app/widgets/notice_bar.hpp"
#include "db/codec/risiko_session.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/tokenzr.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

namespace {

/// Names as they are typed, whole or in part.
std::vector<wxString> names_in(const wxString& text) {
    std::vector<wxString> names;
    wxStringTokenizer tokens(text, ",;");
    while (tokens.HasMoreTokens()) {
        if (auto name = tokens.GetNextToken().Strip(wxString::both); !name.empty()) {
            names.push_back(name);
        }
    }
    return names;
}

std::optional<TerritoryId> territory_called(const Tables& tables, const wxString& name) {
    std::vector<Nameable> things;
    for (const auto& territory : tables.territories) {
        things.push_back({territory.id, {word(tables, *tables.find(territory.id))}});
    }
    const auto place = meant(things, name);
    return place ? tables.find(things[*place].id) : std::nullopt;
}

} // namespace

ObjectiveDialog::ObjectiveDialog(wxWindow* parent, Table& table, Purpose purpose)
    : wxDialog(parent, wxID_ANY, purpose == Purpose::Keep ? _("An objective for the books") : _("An objective is claimed or shown"),
               wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      m_table(table), m_purpose(purpose) {
    SetName("risiko.objective");
    const auto& tables = table.tables();
    const bool sealed = table.state().options.objectives == ObjectiveKeeping::Sealed;
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice = new NoticeBar(this), wxSizerFlags().Expand());
    auto* const grid = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
    grid->AddGrowableCol(1, 1);
    const auto row = [&](const wxString& label) { grid->Add(layout::label(this, label), wxSizerFlags().CentreVertical()); };
    row(_("&Player:"));
    m_player = new wxChoice(this, wxID_ANY);
    m_player->SetName("risiko.objective.player");
    wxArrayString nobody_and_colours;
    nobody_and_colours.Add(_("nobody"));
    for (const auto& each : table.state().players) {
        m_player->Append(word(tables, each.player.colour));
    }
    for (const auto colour : all_colours) {
        nobody_and_colours.Add(word(tables, colour));
    }
    m_player->SetSelection(0);
    grid->Add(m_player);
    row(_("&Text of the card:"));
    m_text = new wxTextCtrl(this, wxID_ANY);
    m_text->SetName("risiko.objective.text");
    grid->Add(m_text, wxSizerFlags().Expand());
    row(_("&Continents to hold:"));
    auto* const continents = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t i = 0; i < tables.continents.size(); ++i) {
        m_continents.push_back(new wxCheckBox(this, wxID_ANY, word(tables, ContinentId{static_cast<std::uint8_t>(i)})));
        continents->Add(m_continents.back(), wxSizerFlags().Border(wxRIGHT, FromDIP(6)));
    }
    grid->Add(continents);
    const auto number = [&](const wxString& label, const wxString& name, int least, int most) {
        row(label);
        auto* const field = new wxSpinCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, FromDIP(wxSize(130, -1)), wxSP_ARROW_KEYS, least, most, least);
        field->SetName(name);
        grid->Add(field);
        return field;
    };
    m_of_choice = number(_("and continents of &choice:"), "risiko.objective.of_choice", 0, 6);
    m_territories = number(_("&Territories to hold:"), "risiko.objective.territories", 0, 42);
    m_armies_each = number(_("&with armies on each:"), "risiko.objective.armies", 1, 99);
    row(_("Territories by &name:"));
    m_named = new wxTextCtrl(this, wxID_ANY);
    m_named->SetName("risiko.objective.named");
    m_named->SetHint(_("Several with commas between them"));
    grid->Add(m_named, wxSizerFlags().Expand());
    row(_("Colour to &destroy:"));
    m_destroy = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, nobody_and_colours);
    m_destroy->SetName("risiko.objective.destroy");
    m_destroy->SetToolTip(_("Where another player destroys it, or nobody can, what is to be held counts instead"));
    m_destroy->SetSelection(0);
    grid->Add(m_destroy);
    row(_("Pass&phrase:"));
    m_passphrase = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PASSWORD);
    m_passphrase->SetName("risiko.objective.passphrase");
    m_passphrase->Enable(under_passphrase());
    m_player->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { m_passphrase->Enable(under_passphrase()); });
    grid->Add(m_passphrase, wxSizerFlags().Expand());
    all->Add(grid, layout::spaced().Expand());
    m_flag = new wxCheckBox(this, wxID_ANY, purpose == Purpose::Keep ? _("Say \"a player may claim\" when it is reached")
                                                                     : _("The table accepts that it is reached"));
    m_flag->SetName("risiko.objective.flag");
    all->Add(m_flag, layout::spaced());
    if (purpose == Purpose::Claim && sealed) {
        all->Add(layout::hint(this, _("A sealed objective is opened by the passphrase; the other fields stay empty.")), layout::spaced());
    }
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->AddStretchSpacer();
    buttons->Add(cancel_button(this), layout::line());
    auto* const book = new wxButton(this, wxID_ANY, purpose == Purpose::Keep ? _("&Keep") : _("&Show and claim"));
    book->SetName("risiko.objective.book");
    book->SetDefault();
    book->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { accept(); });
    buttons->Add(book, layout::line());
    all->Add(buttons, wxSizerFlags().Expand());
    SetSizerAndFit(all);
    CentreOnParent();
}

Colour ObjectiveDialog::player() const {
    return m_table.state().players[static_cast<std::size_t>(m_player->GetSelection())].player.colour;
}

/// What is kept will be sealed, or what is shown was.
bool ObjectiveDialog::under_passphrase() const {
    const auto& books = *find_player(m_table.state(), player());
    return m_purpose == Purpose::Keep ? m_table.state().options.objectives == ObjectiveKeeping::Sealed
                                      : books.sealed && !books.objective_shown;
}

Objective ObjectiveDialog::objective() const {
    Objective objective;
    objective.text = to_utf8(m_text->GetValue().Strip(wxString::both));
    for (std::size_t i = 0; i < m_continents.size(); ++i) {
        if (m_continents[i]->GetValue()) {
            objective.continents.push_back({static_cast<std::uint8_t>(i)});
        }
    }
    objective.of_choice = m_of_choice->GetValue();
    objective.territories = m_territories->GetValue();
    objective.armies_each = m_armies_each->GetValue();
    for (const auto& name : names_in(m_named->GetValue())) {
        const auto id = territory_called(m_table.tables(), name);
        if (id && std::ranges::find(objective.named, *id) == objective.named.end()) {
            objective.named.push_back(*id);
        }
    }
    if (m_destroy->GetSelection() > 0) {
        objective.destroy = all_colours[static_cast<std::size_t>(m_destroy->GetSelection()) - 1];
    }
    return objective;
}

wxString ObjectiveDialog::not_understood() const {
    for (const auto& name : names_in(m_named->GetValue())) {
        if (!territory_called(m_table.tables(), name)) {
            return name;
        }
    }
    return {};
}

void ObjectiveDialog::accept() {
    const auto colour = player();
    const auto& tables = m_table.tables();
    const auto& books = *find_player(m_table.state(), colour);
    if (const auto name = not_understood(); !name.empty()) {
        m_notice->say(NoticeBar::Kind::Refusal, wxString::Format(_("\"%s\" is the name of no territory, or of several; write more of it."), name));
        return;
    }
    try {
        const auto passphrase = to_utf8(m_passphrase->GetValue());
        if (under_passphrase() && passphrase.empty()) {
            m_notice->say(NoticeBar::Kind::Refusal, _("Give a passphrase; only with it the objective can be read again."));
            return;
        }
        if (m_purpose == Purpose::Keep && !objective().says_something()) { // what is sealed, nobody can look at later
            m_notice->say(NoticeBar::Kind::Refusal, _("An objective has a text or something to hold or destroy."));
            return;
        }
        if (m_purpose == Purpose::Keep) {
            KeepObjective keep{.player = colour, .watched = m_flag->GetValue()};
            if (under_passphrase()) {
                keep.sealed = db::seal_objective(tables, objective(), passphrase);
                if (keep.watched) {
                    m_watched = {colour, objective()};
                }
            } else {
                keep.objective = objective();
            }
            m_command = keep;
        } else {
            Claim claim{.player = colour};
            if (under_passphrase()) {
                claim.shown = db::open_objective(tables, *books.sealed, passphrase);
                if (!claim.shown) {
                    m_notice->say(NoticeBar::Kind::Refusal, _("This passphrase does not open the objective."));
                    return;
                }
            } else if (!books.objective) {
                claim.shown = ShownObjective{.objective = objective(), .salt = {}, .digest = {}};
            }
            if (m_flag->GetValue()) {
                claim.accepted = true;
            } else if (const auto shown = claim.shown ? claim.shown->objective : books.objective.value_or(Objective{}); !shown.has_form()) {
                claim.accepted = false;
            }
            if (m_table.state().outcome && m_table.state().outcome->ending != Ending::Points) { // RK-OBJ-7
                m_command = ShowObjective{.player = colour, .shown = claim.shown ? *claim.shown : ShownObjective{.objective = *books.objective, .salt = {}, .digest = {}}};
            } else {
                m_command = claim;
            }
        }
        EndModal(wxID_OK);
    } catch (...) {
        m_notice->say(NoticeBar::Kind::Refusal, sentence_of(std::current_exception()));
    }
}

} // namespace intendant::app::rk
