#include "app/desk/last_entries.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/translation.h>

namespace intendant::app {

LastEntries::LastEntries(wxWindow* parent, std::function<wxString(const db::Entry&)> sentence)
    : wxPanel(parent), m_sentence(std::move(sentence)) {
    SetName("last_entries");
    m_lines = new wxBoxSizer(wxVERTICAL);
    m_go_on = new wxButton(this, wxID_ANY, _("&Go on (Enter)"));
    m_go_on->SetName("last_entries.go_on");
    m_go_on->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { close(); });
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(layout::heading(this, _("This is booked already; the last entries:"),
                             layout::type_scale() > 1 ? theme::Type::Text : theme::Type::Title),
             layout::spaced());
    all->Add(m_lines, wxSizerFlags().Expand().Border(wxLEFT | wxBOTTOM));
    all->Add(m_go_on, layout::spaced());
    SetSizer(all);
    SetBackgroundColour(theme::desk().page);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        layout::after_sizing(this, [this] { wrap(); });
    });
    Hide();
}

void LastEntries::wrap() {
    const int width = GetClientSize().GetWidth() - theme::space(this, 4);
    if (width <= 0 || width == m_wrapped_for) {
        return;
    }
    m_wrapped_for = width;
    for (const auto& [label, text] : m_said) {
        layout::set_wrapped(label, text, width);
    }
    Layout(); // what takes another line now pushes down those below
}

void LastEntries::show(const std::vector<db::LogLine>& lines) {
    m_lines->Clear(true);
    m_said.clear();
    for (std::size_t place = 0; place < lines.size(); ++place) {
        const auto& line = lines[place];
        auto text = wxString::Format("%lld   ", static_cast<long long>(line.entry.seq)) + m_sentence(line.entry);
        if (line.undone) {
            text += "   " + _("(taken back)");
        }
        auto* const label = new wxStaticText(this, wxID_ANY, wxEmptyString);
        m_said.emplace_back(label, one_line(to_utf8(text)));
        label->SetName(wxString::Format("last_entries.%zu", place));
        label->SetFont(theme::font(theme::Type::Title));
        m_lines->Add(label, wxSizerFlags().Expand().Border(wxBOTTOM, theme::space(this, 1)));
    }
    m_wrapped_for = 0;
    wrap();
    Show(!lines.empty());
    GetParent()->Layout();
}

void LastEntries::close() {
    if (IsShown()) {
        Hide();
        if (on_close) {
            on_close();
        }
        GetParent()->Layout();
    }
}

} // namespace intendant::app
