#include "app/widgets/survivors_bars.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/widgets/share_bar.hpp"

#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/translation.h>

#include <algorithm>
#include <memory>
#include <numeric>

namespace intendant::app {

namespace {

constexpr double least_drawn = 1e-4; ///< rarer ends of the chart are left out
constexpr std::size_t lines_in_words = 12;

/// The highest number left that is worth drawing.
int last_drawn(const std::vector<double>& chances) {
    for (int left = static_cast<int>(chances.size()) - 1; left > 0; --left) {
        if (chances[static_cast<std::size_t>(left)] >= least_drawn) {
            return left;
        }
    }
    return 0;
}

/// The chances of 1, 2, 3... left, `together` numbers to a bar.
std::vector<double> bars_of(const std::vector<double>& chances, int last, int together) {
    std::vector<double> bars;
    for (int from = 1; from <= last; from += together) {
        double sum = 0;
        for (int left = from; left < from + together && left < static_cast<int>(chances.size()); ++left) {
            sum += chances[static_cast<std::size_t>(left)];
        }
        bars.push_back(sum);
    }
    return bars;
}

} // namespace

SurvivorsBars::SurvivorsBars(wxWindow* parent, const wxString& name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE) {
    SetName(name);
    SetMinSize(FromDIP(wxSize(160, 92)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
}

void SurvivorsBars::show(Side left, Side right, double nobody, std::optional<int> marker, const wxString& marker_says) {
    m_left = std::move(left);
    m_right = std::move(right);
    m_nobody = nobody;
    m_marker = marker;
    m_marker_says = marker_says;
    m_stale = false;
    m_text = in_words();
    SetToolTip(m_text);
    set_accessible_name(*this, m_text);
    Refresh();
}

void SurvivorsBars::set_stale(bool stale) {
    m_stale = stale;
    Refresh();
}

wxString SurvivorsBars::in_words() const {
    wxString text;
    const auto add = [&text](const Side& side) {
        std::vector<int> order(side.chances.empty() ? 0 : side.chances.size() - 1);
        std::iota(order.begin(), order.end(), 1);
        std::ranges::stable_sort(order, std::ranges::greater{}, [&side](int left) { return side.chances[static_cast<std::size_t>(left)]; });
        order.resize(std::min(order.size(), lines_in_words));
        std::erase_if(order, [&side](int left) { return side.chances[static_cast<std::size_t>(left)] < least_drawn; });
        std::ranges::sort(order);
        for (const int left : order) {
            text += wxString::Format(_("%s %d: %s\n"), side.name, left, percent(side.chances[static_cast<std::size_t>(left)]));
        }
    };
    add(m_right);
    text += wxString::Format(_("Nobody left: %s\n"), percent(m_nobody));
    add(m_left);
    if (m_marker) {
        text += m_marker_says;
    }
    return text.Trim();
}

void SurvivorsBars::paint() {
    wxPaintDC dc(this);
    const auto ground = GetParent()->GetBackgroundColour();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc || (m_left.chances.empty() && m_right.chances.empty())) {
        return;
    }
    const auto size = GetClientSize();
    const double gap = FromDIP(1);
    const auto font = GetFont().Smaller();
    gc->SetFont(font, m_stale ? layout::quiet_ink() : layout::ink());
    double digit_width = 0;
    double line_height = 0;
    gc->GetTextExtent("00", &digit_width, &line_height);
    const double floor = size.GetHeight() - line_height - gap;
    const double ceiling = line_height * (m_marker ? 2 : 1) + gap;

    const int left_last = last_drawn(m_left.chances);
    const int right_last = std::max(last_drawn(m_right.chances), m_marker.value_or(0));
    // Units: bars; the one of "nobody" stands in the middle.
    const double narrowest = FromDIP(4);
    int together = 1;
    const auto bars_in_all = [&] { return (left_last + together - 1) / together + (right_last + together - 1) / together + 1; };
    while (bars_in_all() * narrowest > size.GetWidth()) {
        ++together;
    }
    const auto left = bars_of(m_left.chances, left_last, together);
    const auto right = bars_of(m_right.chances, right_last, together);
    const double width = std::min<double>(size.GetWidth() / static_cast<double>(bars_in_all()), FromDIP(34));
    const double middle = (size.GetWidth() - width * bars_in_all()) / 2 + width * static_cast<double>(left.size());
    double highest = m_nobody;
    for (const auto* bars : {&left, &right}) {
        for (const double chance : *bars) {
            highest = std::max(highest, chance);
        }
    }

    const auto shade = [&](const wxColour& colour) { return m_stale ? layout::mix(colour, ground, 0.6) : colour; };
    double written_to = -1;
    const auto write = [&](const wxString& words, double centre) {
        double words_width = 0;
        gc->GetTextExtent(words, &words_width, &line_height);
        const double x = std::clamp(centre - words_width / 2, 0.0, std::max(0.0, size.GetWidth() - words_width));
        if (x > written_to) {
            gc->DrawText(words, x, floor + gap);
            written_to = x + words_width + FromDIP(4);
        }
    };
    const auto bar = [&](double x, double chance, const wxColour& colour) {
        const double height = highest > 0 ? chance / highest * (floor - ceiling) : 0;
        gc->SetPen(*wxTRANSPARENT_PEN);
        gc->SetBrush(wxBrush(shade(colour)));
        gc->DrawRectangle(x + gap / 2, floor - height, std::max(width - gap, 1.0), height);
    };
    for (std::size_t place = left.size(); place-- > 0;) {
        const double x = middle - width * static_cast<double>(place + 1);
        bar(x, left[place], m_left.colour);
        write(wxString::Format("%d", static_cast<int>(place) * together + 1), x + width / 2);
    }
    bar(middle, m_nobody, layout::quiet_ink());
    write("0", middle + width / 2);
    for (std::size_t place = 0; place < right.size(); ++place) {
        const double x = middle + width * static_cast<double>(place + 1);
        bar(x, right[place], m_right.colour);
        write(wxString::Format("%d", static_cast<int>(place) * together + 1), x + width / 2);
    }
    double right_width = 0;
    gc->SetFont(font, layout::quiet_ink());
    gc->GetTextExtent(m_right.name, &right_width, &line_height);
    gc->DrawText(m_left.name, 0, 0);
    gc->DrawText(m_right.name, size.GetWidth() - right_width, 0);
    gc->SetPen(wxPen(layout::quiet_ink(), FromDIP(1)));
    gc->StrokeLine(0, floor, size.GetWidth(), floor);
    if (m_marker) {
        const double x = middle + width * ((*m_marker + together - 1) / together);
        gc->SetFont(font, m_stale ? layout::quiet_ink() : layout::ink());
        gc->SetPen(wxPen(shade(layout::ink()), FromDIP(2), wxPENSTYLE_SHORT_DASH));
        gc->StrokeLine(x, line_height, x, floor);
        double words_width = 0;
        gc->GetTextExtent(m_marker_says, &words_width, &line_height);
        const double beside = x + FromDIP(4);
        gc->DrawText(m_marker_says, beside + words_width < size.GetWidth() ? beside : std::max(0.0, x - FromDIP(4) - words_width),
                     line_height);
    }
}

} // namespace intendant::app
