#include "app/widgets/sentence_list.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"

#include <wx/settings.h>

#include <algorithm>

namespace intendant::app {

SentenceList::SentenceList(wxWindow* parent, const wxString& name, const wxString& heading)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL) {
    SetName(name);
    SetBackgroundColour(parent->GetBackgroundColour());
    SetScrollRate(0, FromDIP(12));
    auto* const title = new wxStaticText(this, wxID_ANY, heading);
    title->SetFont(theme::font(theme::Type::Small, true));
    title->SetForegroundColour(theme::desk().quiet);
    m_lines = new wxFlexGridSizer(2, wxSize(theme::space(this, 2), theme::space(this, 1)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(title, wxSizerFlags().Border(wxBOTTOM, theme::space(this, 1)));
    all->Add(m_lines);
    SetSizer(all);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        layout::after_sizing(this, [this] {
            if (GetSize().GetWidth() != m_wrapped_for) {
                wrap(GetSize().GetWidth());
            }
        });
    });
}

void SentenceList::show(std::vector<Row> rows) {
    if (rows == m_rows) {
        return;
    }
    m_rows = std::move(rows);
    m_words.clear();
    m_lines->Clear(true);
    for (const auto& row : m_rows) {
        auto* const number = new wxStaticText(this, wxID_ANY, to_wx(row.key));
        number->SetFont(theme::font(theme::Type::Small));
        number->SetForegroundColour(theme::desk().quiet);
        m_lines->Add(number, wxSizerFlags().Right().Border(wxTOP, FromDIP(2)));
        m_words.push_back(new wxStaticText(this, wxID_ANY, wxEmptyString));
        m_lines->Add(m_words.back());
    }
    Scroll(0, 0);
    wrap(m_wrapped_for > 0 ? m_wrapped_for : GetSize().GetWidth());
}

int SentenceList::height_in(int width) {
    if (width != m_wrapped_for) {
        wrap(width);
    }
    return GetSizer()->CalcMin().GetHeight();
}

/// Beside the scroll bar, whether it is there or not: it comes while GTK lays out, and what moves then is lost.
void SentenceList::wrap(int all) {
    m_wrapped_for = all;
    int numbers = 0;
    for (const auto& row : m_rows) {
        numbers = std::max(numbers, GetTextExtent(to_wx(row.key)).GetWidth());
    }
    const int bar = wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, this) + FromDIP(4);
    const int width = std::max(FromDIP(80), all - numbers - theme::space(this, 2) - bar);
    for (std::size_t row = 0; row < m_words.size(); ++row) {
        m_words[row]->SetLabelText(m_rows[row].words);
        m_words[row]->Wrap(width);
        m_words[row]->InvalidateBestSize();
    }
    FitInside();
    Layout();
}

} // namespace intendant::app
