#include "app/desk/account_strip.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"

#include <wx/dcbuffer.h>
#include <wx/graphics.h>
#include <wx/settings.h>
#include <wx/translation.h>

#include <algorithm>
#include <memory>

namespace intendant::app {

namespace {

constexpr int account_emblem = 28;

wxFont figure_font(double type) { return theme::font(theme::Type::Figure, true).Scaled(static_cast<float>(type)); }
wxFont small_font(double type) { return theme::font(theme::Type::Small).Scaled(static_cast<float>(type)); }

} // namespace

AccountStrip::AccountStrip(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE) {
    SetName("accounts");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetCursor(wxCURSOR_HAND);
    set_accessible_role(*this, Role::List);
    SetToolTip(_("A click or Enter on a figure: the entries behind it"));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        set_accessible_name(*this, heard());
        Refresh();
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        set_accessible_name(*this, heard());
        Refresh();
    });
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) { key(event); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { // what a card has no room for
        event.Skip();
        for (const auto& account : m_accounts) {
            if (card(static_cast<std::size_t>(&account - m_accounts.data())).Contains(event.GetPosition())) {
                const auto words = account.name + (account.detail.empty() ? wxString{} : L" \u00B7 " + account.detail) + "\n" +
                                   _("A click or Enter on a figure: the entries behind it");
                if (GetToolTipText() != words) {
                    SetToolTip(words);
                }
                return;
            }
        }
    });
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        for (std::size_t account = 0; account < m_accounts.size(); ++account) {
            if (card(account).Contains(event.GetPosition()) && on_figure) {
                m_at = account;
                on_figure(m_accounts[account].key,
                          place_of(account, Part::Detail).Contains(event.GetPosition()) ? Part::Detail : Part::Figure);
                return;
            }
        }
    });
}

void AccountStrip::show(std::vector<Account> accounts) {
    m_accounts = std::move(accounts);
    m_at = std::min(m_at, m_accounts.empty() ? 0 : m_accounts.size() - 1);
    SetMinSize(wxSize(-1, DoGetBestClientSize().GetHeight()));
    set_accessible_name(*this, heard());
    Refresh();
}

wxString AccountStrip::text_of(std::size_t place) const {
    const auto& account = m_accounts.at(place);
    auto words = account.name + ", " + account.figure;
    for (const auto& more : {account.unit, account.change}) {
        words += more.empty() ? wxString{} : " " + more;
    }
    words += account.detail.empty() ? wxString{} : ", " + account.detail;
    words.Replace(L" \u00B7 ", ", ");
    return account.now ? wxString::Format(_("%s, plays now"), words) : words;
}

/// The card that the keyboard is on; without the keyboard all of them.
wxString AccountStrip::heard() const {
    if (HasFocus() && m_at < m_accounts.size()) {
        return text_of(m_at);
    }
    wxString all;
    for (std::size_t place = 0; place < m_accounts.size(); ++place) {
        all += (all.empty() ? wxString{} : wxString{"; "}) + text_of(place);
    }
    return all;
}

wxSize AccountStrip::DoGetBestClientSize() const {
    int figure = 0;
    int small = 0;
    int none = 0;
    const auto large_font = theme::font(theme::Type::Figure, true);
    const auto small_font = theme::font(theme::Type::Small);
    GetTextExtent("0", &none, &figure, nullptr, nullptr, &large_font);
    GetTextExtent("0", &none, &small, nullptr, nullptr, &small_font);
    return {FromDIP(600), figure + small + theme::space(this, 4)};
}

wxRect AccountStrip::card(std::size_t account) const {
    const auto room = GetClientSize();
    const int between = theme::space(this, 2);
    const int count = static_cast<int>(m_accounts.size());
    const int width = (room.GetWidth() - between * (count + 1)) / std::max(1, count);
    return {between + static_cast<int>(account) * (width + between), theme::space(this, 1), width,
            room.GetHeight() - theme::space(this, 2)};
}

wxRect AccountStrip::place_of(std::size_t account, Part part) const {
    auto all = card(account);
    const int upper = all.height * 3 / 5;
    return part == Part::Figure ? wxRect(all.x, all.y, all.width, upper) : wxRect(all.x, all.y + upper, all.width, all.height - upper);
}

void AccountStrip::key(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
    case WXK_LEFT:
    case WXK_RIGHT:
        if (!m_accounts.empty()) {
            const auto count = m_accounts.size();
            m_at = (m_at + (event.GetKeyCode() == WXK_RIGHT ? 1 : count - 1)) % count;
            set_accessible_name(*this, heard());
            announce(*this, heard());
            Refresh();
        }
        break;
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
        if (m_at < m_accounts.size() && on_figure) {
            on_figure(m_accounts[m_at].key, event.ShiftDown() ? Part::Detail : Part::Figure);
        }
        break;
    case WXK_TAB:
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        break;
    default:
        event.Skip();
    }
}

int AccountStrip::width_of(const wxString& words, const wxFont& font) const {
    int width = 0;
    int height = 0;
    GetTextExtent(words, &width, &height, nullptr, nullptr, &font);
    return width;
}

/// As much of the words as there is room for.
wxString AccountStrip::shortened(const wxString& words, const wxFont& font, int room) const {
    auto shorter = words;
    while (shorter.length() > 1 && width_of(shorter.length() < words.length() ? shorter + L"\u2026" : shorter, font) > room) {
        shorter.RemoveLast();
    }
    return shorter.length() < words.length() ? shorter + L"\u2026" : words;
}

int AccountStrip::left_of_words(std::size_t place) const {
    const auto room = card(place);
    const int size = FromDIP(account_emblem);
    const int gap = theme::space(this, 2);
    return room.x + gap + (m_accounts[place].emblem.IsOk() && room.width > 4 * size ? size + gap : 0);
}

/// Below stands what has room there, beside the figure what is left; where neither has any the name is shortened, for the emblem says
/// whose the account is, or left out.
std::pair<wxString, wxString> AccountStrip::words_at(std::size_t place, double type) const {
    const auto& account = m_accounts[place];
    const auto small = small_font(type);
    const int gap = theme::space(this, 2);
    const int width = card(place).GetRight() - left_of_words(place) - gap;
    const int at_figure = width - width_of(account.figure, figure_font(type)) - gap / 2;
    const wxString dot{L" \u00B7 "};
    auto beside = account.unit + (account.change.empty() ? wxString{} : "  " + account.change);
    auto below = account.name;
    for (wxString rest = account.detail; !rest.empty();) {
        const auto at = rest.find(dot);
        const auto part = dot + rest.substr(0, at);
        rest = at == wxString::npos ? wxString{} : rest.substr(at + dot.length());
        if (width_of(below + part, small) <= width) {
            below += part;
        } else if (width_of(beside + part, small) <= at_figure) {
            beside += part;
        } else {
            constexpr int of_a_name = 40; // less says nothing, and costs the rest its room
            const int left = width - width_of(part, small);
            below = left >= FromDIP(of_a_name) ? shortened(below, small, left) + part : part.substr(dot.length());
        }
    }
    return {shortened(beside, small, at_figure), shortened(below, small, width)};
}

double AccountStrip::type_of(std::size_t place) const {
    constexpr int whole = 100;
    constexpr int step = 7;
    const int smallest = static_cast<int>(whole / std::max(1.0, layout::type_scale())); // as it is with type of the usual size
    int type = whole;
    for (; type > smallest; type = std::max(smallest, type - step)) {
        const auto [beside, below] = words_at(place, type / static_cast<double>(whole));
        const bool named = m_accounts[place].emblem.IsOk() || below.StartsWith(m_accounts[place].name);
        if (named && (beside + below).find(L'\u2026') == wxString::npos) {
            break;
        }
    }
    return type / static_cast<double>(whole);
}

void AccountStrip::paint() {
    wxAutoBufferedPaintDC dc(this);
    const auto& colours = theme::desk();
    dc.SetBackground(colours.ground);
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> paper(wxGraphicsContext::Create(dc));
    const double gap = theme::space(this, 2);
    for (std::size_t place = 0; place < m_accounts.size(); ++place) {
        const auto& account = m_accounts[place];
        const auto room = card(place);
        paper->SetBrush(colours.card);
        const bool keys = HasFocus() && place == m_at;
        paper->SetPen(wxPen(keys ? colours.accent : account.now ? colours.now : colours.line, account.now || keys ? 2 : 1));
        paper->DrawRoundedRectangle(room.x, room.y, room.width, room.height, gap);
        if (keys) { // inside of the edge, which may tell who plays
            paper->DrawRoundedRectangle(room.x + 3, room.y + 3, room.width - 6, room.height - 6, gap - 3);
        }
        const double left = left_of_words(place);
        const int size = FromDIP(account_emblem);
        if (account.emblem.IsOk() && room.width > 4 * size) {
            paper->DrawBitmap(account.emblem.GetBitmapFor(this), room.x + gap, room.y + (room.height - size) / 2.0, size, size);
        }
        const double type = type_of(place);
        paper->SetFont(figure_font(type), colours.ink);
        double figure = 0;
        double high = 0;
        paper->GetTextExtent(account.figure, &figure, &high);
        const double top = room.y + theme::space(this, 1) / 2.0;
        paper->DrawText(account.figure, left, top);
        paper->SetFont(small_font(type), colours.quiet);
        double unit = 0;
        double low = 0;
        const auto [beside, below] = words_at(place, type);
        paper->GetTextExtent(beside, &unit, &low);
        paper->DrawText(beside, left + figure + gap / 2, top + high - low - FromDIP(3));
        paper->DrawText(below, left, room.GetBottom() - low - theme::space(this, 1) / 2.0);
    }
}

} // namespace intendant::app
