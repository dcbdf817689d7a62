#include "app/desk/new_game_dialog.hpp"

#include "app/base/layout.hpp"
#include "app/base/settings.hpp"
#include "app/base/theme.hpp"
#include "app/files/file_choice.hpp"
#include "app/widgets/cancel_button.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/scrolled_page.hpp"

#include <wx/button.h>
#include <wx/datetime.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/translation.h>

namespace intendant::app {

namespace {

std::filesystem::path free_name(const std::string& game) {
    const auto folder = games_folder();
    const auto day = to_utf8(wxDateTime::Now().FormatISODate());
    std::error_code ignored;
    for (int number = 1;; ++number) {
        auto file = folder / (game + "-" + day + (number > 1 ? "-" + std::to_string(number) : "") + ".intendant");
        if (!std::filesystem::exists(file, ignored)) {
            return file;
        }
    }
}

} // namespace

NewGameFile::NewGameFile(wxWindow* parent, const wxString& name, const std::string& game) : wxPanel(parent) {
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(layout::label(this, _("&Kept in:")), wxSizerFlags().CentreVertical());
    m_file = new wxTextCtrl(this, wxID_ANY, to_wx(free_name(game).string()));
    m_file->SetName(name);
    row->Add(m_file, wxSizerFlags(1).CentreVertical().Border(wxLEFT, layout::gap(this)));
    auto* const choose = new wxButton(this, wxID_ANY, _("&Choose..."));
    choose->SetName(name.BeforeLast('.') + ".choose_" + name.AfterLast('.'));
    choose->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (const auto file = file_choice().fresh(this, _("Where the game is kept"), "Intendant (*.intendant)|*.intendant",
                                                  to_utf8(m_file->GetValue()))) {
            m_file->ChangeValue(to_wx(file->string()));
        }
    });
    row->Add(choose, wxSizerFlags().Border(wxLEFT, layout::gap(this)));
    SetSizer(row);
}

NewGameDialog::NewGameDialog(wxWindow* parent, const wxString& title, const wxString& name, Names names)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      m_names(std::move(names)) {
    SetName(name);
    m_notice = new NoticeBar(this);
    m_pages = new wxNotebook(this, wxID_ANY);
    m_pages->SetName(name + ".pages");
    Bind(EVT_DOUBTFUL_NAME, [this](wxCommandEvent& event) { m_notice->say(NoticeBar::Kind::Refusal, event.GetString()); });
}

void NewGameDialog::open(const wxSize& size, wxTextCtrl& first) {
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    m_every_eye = new wxCheckBox(this, wxID_ANY, _("Colours for every e&ye, with patterns"));
    m_every_eye->SetName(GetName() + ".every_eye");
    m_every_eye->SetValue(theme::for_every_eye());
    buttons->Add(m_every_eye, layout::line());
    buttons->AddStretchSpacer();
    buttons->Add(cancel_button(this), layout::line());
    auto* const begin_button = new wxButton(this, wxID_ANY, _("&Begin the game"));
    begin_button->SetName(GetName() + ".begin");
    begin_button->SetDefault();
    begin_button->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { begin({}); });
    buttons->Add(begin_button, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_notice, wxSizerFlags().Expand());
    all->Add(m_pages, layout::spaced().Proportion(1).Expand());
    all->Add(buttons, wxSizerFlags().Expand());
    SetSizer(all);
    SetClientSize(FromDIP(size));
    CentreOnParent();
    first.SetFocus();
    first.SelectAll();
}

void NewGameDialog::say_against(const db::Answer& answer) {
    const auto in_words = [this](const core::RuleRef& rule, const core::Message& why) {
        return (rule.id.empty() ? wxString{} : to_wx(rule.id) + ": ") + translate(why, m_names);
    };
    if (answer.refused) {
        m_notice->say(NoticeBar::Kind::Refusal, in_words(answer.refused->rule, answer.refused->why), links({answer.refused->rule}));
        return;
    }
    wxString text;
    for (const auto& warning : answer.warnings) {
        text += (text.empty() ? "" : "\n") + in_words(warning.rule, warning.why);
    }
    m_notice->ask_reason(
        text, [this](const std::string& given) { begin(given); }, links(rules_of(answer.warnings)));
}

std::filesystem::path NewGameDialog::file() const {
    std::filesystem::path file = to_utf8(m_file->typed());
    if (file.extension() != ".intendant") {
        file += ".intendant";
    }
    return file;
}

wxString NewGameDialog::last_players(const wxString& usual) const { return settings().Read("/players/" + GetName(), usual); }

wxString NewGameDialog::players_now() const {
    wxString all;
    for (const auto* const field : m_player_fields) {
        all += (field == m_player_fields.front() ? "" : ", ") + field->GetValue();
    }
    return all;
}

wxWindow* NewGameDialog::first_page(const std::function<void(wxWindow& page, wxSizer& rows)>& add, const wxString& hint,
                                    const std::string& game) {
    constexpr int line_width = 760;
    auto* const page = new ScrolledPage(m_pages);
    auto* const rows = new wxFlexGridSizer(3, FromDIP(wxSize(12, 8)));
    rows->AddGrowableCol(2, 1);
    add(*page, *rows);
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(rows, layout::spaced().Expand());
    all->Add(layout::hint(page, hint, line_width), layout::spaced());
    all->AddStretchSpacer();
    m_file = new NewGameFile(page, GetName() + ".file", game);
    all->Add(m_file, layout::spaced().Expand());
    page->SetSizer(all);
    return page;
}

void NewGameDialog::begin_row(wxWindow& page, wxSizer& rows, const wxString& label, const wxBitmapBundle& emblem) const {
    const auto centred = wxSizerFlags().CentreVertical();
    emblem.IsOk() ? rows.Add(new wxStaticBitmap(&page, wxID_ANY, emblem), centred) : rows.AddSpacer(0);
    rows.Add(layout::label(&page, label), centred);
}

void NewGameDialog::add_player(wxWindow& page, wxSizer& rows, const wxString& seat, std::string_view id, const wxBitmapBundle& emblem) {
    const auto last = names_in(last_players({}));
    const auto place = m_player_fields.size();
    begin_row(page, rows, seat + ":", emblem);
    auto* const field =
        new wxTextCtrl(&page, wxID_ANY, place < last.size() ? last[place] : wxString::Format(_("Player %d"), static_cast<int>(place) + 1));
    field->SetName(GetName() + ".player." + to_wx(id));
    rows.Add(field, wxSizerFlags().Expand());
    m_player_fields.push_back(field);
}

std::string NewGameDialog::player(std::size_t place) const { return to_utf8(m_player_fields.at(place)->GetValue().Strip(wxString::both)); }

void NewGameDialog::refit_pages() {
    m_pages->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        CallAfter([this] {
            layout::refit(m_pages->GetCurrentPage());
            if (auto* const scrolled = dynamic_cast<wxScrolledWindow*>(m_pages->GetCurrentPage())) {
                scrolled->FitInside(); // its headings have become higher
            }
        });
    });
}

void NewGameDialog::finish(std::filesystem::path made) {
    settings().Write("/players/" + GetName(), players_now());
    settings().Flush();
    theme::want_for_every_eye(m_every_eye->GetValue());
    m_made = std::move(made);
    EndModal(wxID_OK);
}

} // namespace intendant::app
