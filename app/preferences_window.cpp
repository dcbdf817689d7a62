#include "app/preferences_window.hpp"

#include "app/base/language.hpp"
#include "app/base/layout.hpp"
#include "app/base/preferences.hpp"
#include "app/base/theme.hpp"
#include "app/language_menu.hpp"
#include "app/widgets/scrolled_page.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/display.h>
#include <wx/translation.h>

#include <algorithm>

namespace intendant::app {

PreferencesWindow::PreferencesWindow(wxWindow* parent)
    : wxDialog(parent, wxID_ANY, _("Preferences"), wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
    SetName("preferences");
    m_page = new ScrolledPage(this);
    m_rows = new wxFlexGridSizer(2, layout::gap(this), 2 * layout::gap(this));
    m_rows->AddGrowableCol(1);
    add_look();
    add_play();
    add_writing();
    auto* const around = new wxBoxSizer(wxVERTICAL);
    around->Add(m_rows, wxSizerFlags(1).Expand().Border(wxALL, 2 * layout::gap(this)));
    m_page->SetSizer(around);
    auto* const close = new wxButton(this, wxID_CANCEL, _("Close"));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_page, wxSizerFlags(1).Expand());
    all->Add(close, layout::spaced().Right());
    SetSizer(all);
    const auto wanted = m_page->GetSizer()->GetMinSize() + wxSize(0, close->GetBestSize().y + 3 * layout::gap(this));
    const auto screen = wxDisplay(parent).GetClientArea().GetSize();
    constexpr double share = 0.9;                  // of the screen; what has no room there scrolls
    const int bolder = layout::for_text(this, 50); // headings are measured before they have their font
    SetClientSize(std::min(wanted.x + bolder, static_cast<int>(share * screen.x)), std::min(wanted.y, static_cast<int>(share * screen.y)));
    Layout();
    CentreOnParent();
    close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Destroy(); });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
}

void PreferencesWindow::add_look() {
    add_heading(_("How it looks"));
    wxArrayString languages;
    languages.Add(_("As on this computer"));
    int spoken = 0;
    for (const auto language : core::all_languages) {
        spoken = chosen_language() == language ? static_cast<int>(languages.size()) : spoken;
        languages.Add(own_name(language));
    }
    add_choice(_("Language:"), "preferences.language", languages, spoken, [this](int place) {
        choose_language(place == 0 ? std::optional<core::Language>{} : core::all_languages[static_cast<std::size_t>(place) - 1]);
        on_look();
    });
    wxArrayString themes;
    themes.Add(_("As on this computer"));
    themes.Add(_("Light"));
    themes.Add(_("Dark"));
    add_choice(_("Theme:"), "preferences.theme", themes, static_cast<int>(preferences::brightness()), [this](int place) {
        preferences::choose(static_cast<preferences::Brightness>(place));
        on_look();
    });
    wxArrayString sizes;
    int size = 0;
    for (const int per_cent : preferences::type_sizes()) {
        size = preferences::type_size() == per_cent ? static_cast<int>(sizes.size()) : size;
        sizes.Add(wxString::Format(L"%d\u00A0%%", per_cent));
    }
    add_choice(_("Size of type:"), "preferences.type_size", sizes, size, [this](int place) {
        preferences::choose_type_size(preferences::type_sizes().at(static_cast<std::size_t>(place)));
        on_look();
    });
    add_check(_("Colours for every eye, with patterns"), "preferences.every_eye", theme::for_every_eye(), [this](bool wanted) {
        theme::want_for_every_eye(wanted);
        on_colours();
    });
}

void PreferencesWindow::add_play() {
    add_heading(_("While you play"));
    add_check(_("A sound when dice fall"), "preferences.sound", preferences::sound(), [](bool wanted) {
        preferences::want_sound(wanted);
        preferences::ring(); // so that one hears what was chosen
    });
    add_check(_("Motion: the film shows each die, and hits flash"), "preferences.film", preferences::film_moves(),
              preferences::want_film_to_move);
}

void PreferencesWindow::add_writing() {
    add_heading(_("Reports and tables"));
    wxArrayString papers;
    papers.Add(_("As in this country"));
    papers.Add("A4");
    papers.Add("Letter");
    add_choice(_("Paper:"), "preferences.paper", papers, static_cast<int>(preferences::sheet()),
               [](int place) { preferences::choose(static_cast<preferences::Sheet>(place)); });
    wxArrayString tables;
    tables.Add(_("As this language writes"));
    tables.Add(_("Commas between cells; 1.5"));
    tables.Add(_("Semicolons between cells; 1,5"));
    add_choice(_("CSV tables:"), "preferences.tables", tables, static_cast<int>(preferences::tables()),
               [](int place) { preferences::choose(static_cast<preferences::Tables>(place)); });
    add_check(_("With a byte order mark, for spreadsheets"), "preferences.byte_order_mark", preferences::byte_order_mark(),
              preferences::want_byte_order_mark);
}

void PreferencesWindow::add_heading(const wxString& text) {
    m_rows->Add(layout::heading(m_page, text, theme::Type::Text), wxSizerFlags().Border(wxTOP, layout::gap(this)));
    m_rows->AddSpacer(0);
}

void PreferencesWindow::add_choice(const wxString& label, const wxString& name, const wxArrayString& items, int chosen,
                                   std::function<void(int)> act) {
    m_rows->Add(layout::label(m_page, label), wxSizerFlags().CentreVertical());
    auto* const choice = new wxChoice(m_page, wxID_ANY, wxDefaultPosition, wxDefaultSize, items);
    choice->SetName(name);
    choice->SetSelection(chosen);
    choice->Bind(wxEVT_CHOICE, [act = std::move(act)](wxCommandEvent& event) { act(event.GetSelection()); });
    m_rows->Add(choice, wxSizerFlags().Expand());
}

void PreferencesWindow::add_check(const wxString& label, const wxString& name, bool checked, std::function<void(bool)> act) {
    m_rows->AddSpacer(0);
    auto* const box = new wxCheckBox(m_page, wxID_ANY, label);
    box->SetName(name);
    box->SetValue(checked);
    box->Bind(wxEVT_CHECKBOX, [act = std::move(act)](wxCommandEvent& event) { act(event.IsChecked()); });
    m_rows->Add(box);
}

} // namespace intendant::app
