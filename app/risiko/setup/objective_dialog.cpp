#include "app/risiko/setup/objective_dialog.hpp"

#include "app/base/failure.hpp"
#include "app/base/layout.hpp"
#include "app/risiko/help.hpp"
#include "app/widgets/cancel_button.hpp"
#include "app/widgets/name_match.hpp"
#include "app/widgets/notice_bar.hpp"
#include "app/widgets/number_field.hpp"
#include "db/file/sealed_text.hpp"
#include "db/session/risiko/session.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app::rk {

namespace {

std::optional<TerritoryId> territory_called(const Tables& tables, const wxString& name) {
    std::vector<Nameable> things;
    for (const auto& territory : tables.territories) {
        things.push_back({territory.id, {word(tables, *tables.find(territory.id))}});
    }
    const auto place = meant(things, name);
    return place ? tables.find(things[*place].id) : std::nullopt;
}

wxString title_of(ObjectiveDialog::Purpose purpose) {
    switch (purpose) {
    case ObjectiveDialog::Purpose::Keep:
        return _("An objective for the books");
    case ObjectiveDialog::Purpose::Claim:
        return _("An objective is claimed or shown");
    case ObjectiveDialog::Purpose::Look:
        break;
    }
    return _("A private look at a sealed objective");
}

} // namespace

ObjectiveDialog::ObjectiveDialog(wxWindow* parent, Table& table, Purpose purpose)
    : wxDialog(parent, wxID_ANY, title_of(purpose), wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
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
    const auto number = [&](const wxString& label, const wxString& name, int least) {
        row(label);
        auto* const field = new NumberField(this, name, least, least);
        grid->Add(field);
        return field;
    };
    m_of_choice = number(_("and continents of &choice:"), "risiko.objective.of_choice", 0);
    m_territories = number(_("&Territories to hold:"), "risiko.objective.territories", 0);
    m_armies_each = number(_("&with armies on each:"), "risiko.objective.armies", 1);
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
    m_passphrase->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { say_passphrase(); });
    m_player->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { enable_fields(); });
    grid->Add(m_passphrase, wxSizerFlags().Expand());
    if (purpose == Purpose::Keep && sealed) {
        row(_("Pass&phrase again:"));
        m_again = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PASSWORD);
        m_again->SetName("risiko.objective.again");
        grid->Add(m_again, wxSizerFlags().Expand());
    }
    grid->AddSpacer(0);
    auto* const shown = new wxBoxSizer(wxVERTICAL);
    m_show_passphrase = new wxCheckBox(this, wxID_ANY, _("&Show what is typed"));
    m_show_passphrase->SetName("risiko.objective.show");
    m_show_passphrase->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { say_passphrase(); });
    shown->Add(m_show_passphrase);
    m_passphrase_words = new wxStaticText(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    m_passphrase_words->SetName("risiko.objective.words");
    m_passphrase_words->SetMinSize(wxSize(-1, 3 * GetCharHeight()));
    shown->Add(m_passphrase_words, wxSizerFlags().Expand());
    grid->Add(shown, wxSizerFlags().Expand());
    all->Add(grid, layout::spaced().Expand());
    m_flag = new wxCheckBox(this, wxID_ANY,
                            purpose == Purpose::Keep ? _("Say \"a player may claim\" when it is reached")
                                                     : _("The table accepts that it is reached"));
    m_flag->SetName("risiko.objective.flag");
    m_flag->Show(purpose != Purpose::Look);
    all->Add(m_flag, layout::spaced());
    if (purpose == Purpose::Claim && sealed) {
        m_lost = new wxCheckBox(this, wxID_ANY, _("The passphrase is lost: the table &rules on what is typed here"));
        m_lost->SetName("risiko.objective.lost");
        m_lost->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { enable_fields(); });
        all->Add(m_lost, layout::spaced());
        all->Add(layout::hint(this, _("A sealed objective is opened by the passphrase; the other fields stay empty.")), layout::spaced());
    }
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->AddStretchSpacer();
    buttons->Add(cancel_button(this), layout::line());
    auto* const book = new wxButton(this, wxID_ANY,
                                    purpose == Purpose::Keep    ? _("&Keep")
                                    : purpose == Purpose::Claim ? _("&Show and claim")
                                                                : _("&Look"));
    book->SetName("risiko.objective.book");
    book->SetDefault();
    book->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { accept(); });
    buttons->Add(book, layout::line());
    all->Add(buttons, wxSizerFlags().Expand());
    say_on_f1(*this, *m_notice, [this] { return tip(m_table.tables().clauses, m_purpose == Purpose::Claim ? "RK-OBJ-5" : "RK-OBJ-3"); });
    enable_fields();
    SetSizerAndFit(all);
    CentreOnParent();
}

bool ObjectiveDialog::by_ruling() const { return m_lost != nullptr && m_lost->GetValue(); }

void ObjectiveDialog::enable_fields() {
    const bool secret = under_passphrase();
    m_passphrase->Enable(secret && !by_ruling());
    m_show_passphrase->Enable(secret && !by_ruling());
    if (m_again != nullptr) {
        m_again->Enable(secret);
    }
    const bool typed = m_purpose == Purpose::Keep || (m_purpose == Purpose::Claim && (!secret || by_ruling()));
    for (wxWindow* const field : std::initializer_list<wxWindow*>{m_text, m_of_choice, m_territories, m_armies_each, m_named, m_destroy}) {
        field->Enable(typed);
    }
    for (auto* const box : m_continents) {
        box->Enable(typed);
    }
}

/// What is typed, where its player wants to see it; else what a good passphrase is.
void ObjectiveDialog::say_passphrase() {
    const auto passphrase = to_utf8(m_passphrase->GetValue());
    wxString words;
    if (m_show_passphrase->GetValue()) {
        words = m_passphrase->GetValue();
    }
    if (m_purpose == Purpose::Keep && !passphrase.empty()) {
        const auto objection = db::objection_to_passphrase(passphrase);
        words += (words.empty() ? "" : "\n") + m_table.say(objection ? *objection : db::advice_on_passphrase(passphrase));
    }
    m_passphrase_words->SetLabelText(words);
    m_passphrase_words->Wrap(m_text->GetSize().GetWidth());
}

void ObjectiveDialog::show(const Objective& objective) {
    m_text->ChangeValue(to_wx(objective.text));
    for (std::size_t i = 0; i < m_continents.size(); ++i) {
        m_continents[i]->SetValue(std::ranges::find(objective.continents, ContinentId{static_cast<std::uint8_t>(i)}) !=
                                  objective.continents.end());
    }
    wxString named;
    for (const auto id : objective.named) {
        named += (named.empty() ? "" : ", ") + word(m_table.tables(), id);
    }
    m_named->ChangeValue(named);
    m_of_choice->SetValue(objective.of_choice);
    m_territories->SetValue(objective.territories);
    m_armies_each->SetValue(objective.armies_each);
    const auto destroyed = objective.destroy ? std::ranges::find(all_colours, *objective.destroy) - all_colours.begin() + 1 : 0;
    m_destroy->SetSelection(static_cast<int>(destroyed));
}

Colour ObjectiveDialog::player() const { return m_table.state().players[static_cast<std::size_t>(m_player->GetSelection())].player.colour; }

/// What is kept will be sealed, or what is shown was.
bool ObjectiveDialog::under_passphrase() const {
    const auto& books = *find_player(m_table.state(), player());
    return m_purpose == Purpose::Keep   ? m_table.state().options.objectives == ObjectiveKeeping::Sealed
           : m_purpose == Purpose::Look ? books.sealed.has_value()
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

std::optional<SealedObjective> ObjectiveDialog::sealed_and_tried() {
    const auto passphrase = to_utf8(m_passphrase->GetValue());
    if (const auto why = db::objection_to_passphrase(passphrase)) {
        m_notice->say(NoticeBar::Kind::Refusal, m_table.say(*why));
        return std::nullopt;
    }
    if (m_again->GetValue() != m_passphrase->GetValue()) {
        m_notice->say(NoticeBar::Kind::Refusal, _("The two passphrases differ. Nothing was booked; type them again."));
        return std::nullopt;
    }
    const auto sealed = db::seal_objective(m_table.tables(), objective(), passphrase);
    const auto opened = db::open_objective(m_table.tables(), sealed, passphrase);
    if (!opened || opened->objective != objective() || opened->digest != sealed.commitment) {
        m_notice->say(NoticeBar::Kind::Refusal, _("What was sealed does not open again. Nothing was booked; seal it once more."));
        return std::nullopt;
    }
    return sealed;
}

void ObjectiveDialog::keep() {
    if (const auto why = risiko::objection(m_table.tables(), objective())) { // what is sealed, nobody can look at later
        m_notice->say(NoticeBar::Kind::Refusal, m_table.say(*why));
        return;
    }
    KeepObjective keep{.player = player(), .watched = m_flag->GetValue()};
    if (under_passphrase()) {
        keep.sealed = sealed_and_tried();
        if (!keep.sealed) {
            return;
        }
        if (keep.watched) {
            m_watched = {player(), objective()};
        }
    } else {
        keep.objective = objective();
    }
    m_command = keep;
    EndModal(wxID_OK);
}

void ObjectiveDialog::look() {
    const auto& books = *find_player(m_table.state(), player());
    if (!books.sealed) {
        m_notice->say(NoticeBar::Kind::Refusal, _("Nothing is sealed for this player."));
        return;
    }
    const auto opened = db::open_objective(m_table.tables(), *books.sealed, to_utf8(m_passphrase->GetValue()));
    if (!opened) {
        m_notice->say(NoticeBar::Kind::Refusal, _("This passphrase does not open the objective."));
        return;
    }
    show(opened->objective);
    const bool same = opened->digest == books.sealed->commitment;
    m_notice->say(same ? NoticeBar::Kind::News : NoticeBar::Kind::Refusal,
                  wxString::Format(same ? _("Sealed in entry %lld as %s; this is the objective that was sealed.")
                                        : _("Sealed in entry %lld as %s; the objective enciphered with it is another."),
                                   static_cast<long long>(db::sealed_in(m_table.session(), player())),
                                   to_wx(mark_of(books.sealed->commitment))));
}

void ObjectiveDialog::claim() {
    const auto& books = *find_player(m_table.state(), player());
    Claim claim{.player = player()};
    if (under_passphrase() && !by_ruling()) {
        claim.shown = db::open_objective(m_table.tables(), *books.sealed, to_utf8(m_passphrase->GetValue()));
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
        m_command =
            ShowObjective{.player = player(),
                          .shown = claim.shown ? *claim.shown : ShownObjective{.objective = *books.objective, .salt = {}, .digest = {}}};
    } else {
        m_command = claim;
    }
    EndModal(wxID_OK);
}

void ObjectiveDialog::accept() {
    if (const auto name = not_understood(); !name.empty()) {
        m_notice->say(NoticeBar::Kind::Refusal,
                      wxString::Format(_("\"%s\" is the name of no territory, or of several; write more of it."), name));
        GetSizer()->SetSizeHints(this);
        return;
    }
    try {
        if (m_purpose == Purpose::Keep) {
            keep();
        } else if (m_purpose == Purpose::Claim) {
            claim();
        } else {
            look();
        }
    } catch (...) {
        m_notice->say(NoticeBar::Kind::Refusal, sentence_of(std::current_exception()));
    }
    GetSizer()->SetSizeHints(this); // what is said takes room, and the buttons stay in sight
}

} // namespace intendant::app::rk
