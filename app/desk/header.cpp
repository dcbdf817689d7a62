#include "app/desk/header.hpp"

#include "app/base/accessible.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/let_go.hpp"

#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/sizer.h>
#include <wx/translation.h>

#include <memory>

namespace intendant::app {

namespace {

wxString words_of(const TurnHead::Step& step) {
    return (step.when == TurnHead::When::Done ? wxString{L"\u2713 "} : wxString{}) + step.name;
}

} // namespace

/// The steps in one line; where there is no room for all of them, the one that is now and how many there are.
class Header::Steps : public wxWindow {
public:
    explicit Steps(wxWindow* parent)
        : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE) {
        SetName("header.steps");
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    }

    void show(std::vector<TurnHead::Step> steps) {
        m_steps = std::move(steps);
        wxString all;
        for (const auto& step : m_steps) {
            all += words_of(step) + "\n";
        }
        SetToolTip(all.BeforeLast('\n'));
        set_accessible_name(*this, text());
        Refresh();
    }
    bool AcceptsFocus() const override { return false; }

private:
    /// The steps as they are heard, the present one marked.
    wxString text() const {
        wxString words;
        for (const auto& step : m_steps) {
            words += words.empty() ? "" : "; ";
            words += step.when == TurnHead::When::Done  ? wxString::Format(_("%s, done"), step.name)
                     : step.when == TurnHead::When::Now ? wxString::Format(_("%s, now"), step.name)
                                                        : step.name;
        }
        return wxString::Format(_("Steps of the turn: %s"), words);
    }
    void paint() {
        wxAutoBufferedPaintDC dc(this);
        dc.SetBackground(theme::desk().ground);
        dc.Clear();
        const std::unique_ptr<wxGraphicsContext> paper(wxGraphicsContext::Create(dc));
        const auto room = GetClientSize();
        const auto wide = draw(*paper, theme::font(theme::Type::Text), false);
        if (wide <= room.GetWidth()) {
            draw(*paper, theme::font(theme::Type::Text), true, (room.GetWidth() - wide) / 2);
        } else if (draw(*paper, theme::font(theme::Type::Small), false) <= room.GetWidth()) {
            draw(*paper, theme::font(theme::Type::Small), true);
        } else {
            draw_one(*paper);
        }
    }
    /// Draws, or only measures, all steps from the left.
    double draw(wxGraphicsContext& paper, const wxFont& font, bool drawn, double left = 0) const {
        const auto& colours = theme::desk();
        const double beside = theme::space(this, 2);
        for (const auto& step : m_steps) {
            const bool now = step.when == TurnHead::When::Now;
            paper.SetFont(now ? font.Bold() : font, now                                 ? colours.on_now
                                                    : step.when == TurnHead::When::Done ? colours.good
                                                                                        : colours.quiet);
            double width = 0;
            double height = 0;
            paper.GetTextExtent(words_of(step), &width, &height);
            const double top = (GetClientSize().GetHeight() - height) / 2;
            if (drawn && now) {
                pill(paper, left, top, width + 2 * beside, height);
            }
            if (drawn) {
                paper.DrawText(words_of(step), left + beside, top);
            }
            left += width + 2 * beside;
        }
        return left;
    }
    void pill(wxGraphicsContext& paper, double left, double top, double width, double height) const {
        const double above = theme::space(this, 1);
        paper.SetPen(*wxTRANSPARENT_PEN);
        paper.SetBrush(theme::desk().now);
        paper.DrawRoundedRectangle(left, top - above, width, height + 2 * above, height / 2 + above);
    }
    void draw_one(wxGraphicsContext& paper) const {
        for (std::size_t place = 0; place < m_steps.size(); ++place) {
            if (m_steps[place].when == TurnHead::When::Now) {
                const auto count = wxString::Format("  %zu/%zu", place + 1, m_steps.size());
                auto words = m_steps[place].name + count;
                paper.SetFont(theme::font(theme::Type::Text, true), theme::desk().on_now);
                double width = 0;
                double height = 0;
                paper.GetTextExtent(words, &width, &height);
                const double beside = theme::space(this, 2);
                for (auto name = m_steps[place].name; width + 2 * beside > GetClientSize().GetWidth() && name.length() > 2;) {
                    name.RemoveLast(); // the sheet's title has it whole
                    words = name + L"\u2026" + count;
                    paper.GetTextExtent(words, &width, &height);
                }
                const double top = (GetClientSize().GetHeight() - height) / 2;
                pill(paper, 0, top, width + 2 * beside, height);
                paper.DrawText(words, beside, top);
            }
        }
    }

    std::vector<TurnHead::Step> m_steps;
};

Header::Header(wxWindow* parent) : wxPanel(parent) {
    SetName("header");
    SetBackgroundColour(theme::desk().ground);
    m_emblem = new wxStaticBitmap(this, wxID_ANY, icon("toolbar/map", theme::desk().ink, 36));
    m_who = new wxStaticText(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    m_who->SetName("guide.power");
    m_who->SetFont(theme::font(theme::Type::Title, true));
    m_under = new wxStaticText(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE | wxST_ELLIPSIZE_END);
    m_under->SetName("header.under");
    m_under->SetFont(theme::font(theme::Type::Small));
    for (auto* const label : {m_who, m_under}) {
        label->SetForegroundColour(label == m_who ? theme::desk().ink : theme::desk().quiet);
    }
    m_steps = new Steps(this);
    const auto tool = [this](const char* drawing, const char* name, const wxString& tip) {
        auto* const made = new wxBitmapButton(this, wxID_ANY, icon(drawing, theme::desk().ink, 20));
        made->SetName(name);
        made->SetToolTip(tip);
        return made;
    };
    m_undo = tool("toolbar/undo", "header.undo", _("Take back the last entry (Ctrl+Z)"));
    m_redo = tool("toolbar/redo", "header.redo", _("Bring back what was taken back (Ctrl+Shift+Z)"));
    m_next = new wxButton(this, wxID_ANY, wxEmptyString);
    m_next->SetName("guide.next");
    m_next->SetFont(theme::font(theme::Type::Text, true));
    m_next->SetToolTip(_("What the table does next (F4)"));
    auto* const names = new wxBoxSizer(wxVERTICAL);
    names->AddStretchSpacer();
    names->Add(m_who, wxSizerFlags().Expand());
    names->Add(m_under, wxSizerFlags().Expand());
    names->AddStretchSpacer();
    const int beside = theme::space(this, 3);
    auto* const all = new wxBoxSizer(wxHORIZONTAL);
    all->Add(m_emblem, wxSizerFlags().CentreVertical().Border(wxLEFT, beside));
    all->Add(names, wxSizerFlags(2).Expand().Border(wxLEFT, beside));
    all->Add(m_steps, wxSizerFlags(5).Expand().Border(wxLEFT, beside));
    all->Add(m_undo, wxSizerFlags().CentreVertical().Border(wxLEFT, beside));
    all->Add(m_redo, wxSizerFlags().CentreVertical().Border(wxLEFT, theme::space(this, 1)));
    all->Add(m_next, wxSizerFlags().CentreVertical().Border(wxLEFT | wxRIGHT, beside));
    SetSizer(all);
    m_undo->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_undo(); });
    m_redo->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_redo(); });
    m_next->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_next(); });
}

void Header::show(const TurnHead& head, bool can_undo, bool can_redo) {
    if (head.who != m_head.who || head.under != m_head.under || head.next != m_head.next) {
        let_go(*m_next);
    }
    m_head = head;
    m_emblem->SetBitmap(head.emblem);
    m_who->SetLabelText(head.who);
    m_under->SetLabelText(head.under);
    m_under->SetToolTip(head.under);
    m_steps->show(head.steps);
    m_undo->Enable(can_undo);
    m_redo->Enable(can_redo);
    m_next->SetLabelText(head.next + (head.may ? "   F4" : ""));
    m_next->Enable(head.may);
    const auto& colours = theme::desk();
    m_next->SetBackgroundColour(head.may ? colours.accent : wxNullColour);
    m_next->SetForegroundColour(head.may ? colours.on_accent : wxNullColour);
    m_next->InvalidateBestSize();
    const int height =
        std::max(theme::space(this, 13), m_who->GetBestSize().GetHeight() + m_under->GetBestSize().GetHeight() + theme::space(this, 2));
    SetMinSize(wxSize(-1, height));
    Layout();
    m_next->SendSizeEvent(); // of the same size with other words GTK may forget them
}

} // namespace intendant::app
