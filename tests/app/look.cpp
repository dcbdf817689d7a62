#include "tests/app/look.hpp"

#include "app/base/language.hpp"
#include "app/base/text.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/mnemonics.hpp"
#include "app/widgets/row_list.hpp"
#include "model/core/csv.hpp"
#include "tests/app/hand.hpp"
#include "tests/app/heard.hpp"
#include "tests/app/screen.hpp"
#include "tests/support/catch.hpp"

#include <wx/bookctrl.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/frame.h>
#include <wx/listctrl.h>
#include <wx/menu.h>
#include <wx/radiobut.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/statusbr.h>
#include <wx/textctrl.h>
#include <wx/toolbar.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <map>
#include <typeinfo>

namespace intendant::test {

namespace {

using Faults = std::vector<std::string>;

wxString plain(wxString text) { return wxControl::RemoveMnemonics(text.BeforeFirst('\t')); }

/// A line of a catalog without its quotes and signs.
std::string unquoted(const std::string& line) {
    std::string text;
    for (std::size_t at = line.find('"') + 1; at < line.rfind('"'); ++at) {
        if (line[at] == '\\' && at + 1 < line.size()) {
            ++at;
            text += line[at] == 'n' ? '\n' : line[at] == 't' ? '\t' : line[at];
        } else {
            text += line[at];
        }
    }
    return text;
}

/// What would be English here: each sentence of the catalog that is said otherwise in the language of the windows.
const std::map<wxString, wxString>& english() {
    static const auto sentences = [] {
        std::map<wxString, wxString> read;
        std::ifstream in(INTENDANT_SOURCE_DIR "/resources/translations/" + std::string{core::code_of(app::language())} + ".po");
        std::string id;
        for (std::string line; std::getline(in, line);) {
            if (line.starts_with("msgid \"")) {
                id = unquoted(line);
            } else if (line.starts_with("msgstr \"")) {
                const auto said = unquoted(line);
                // A sentence with parameters is never shown as it stands.
                if (id.size() > 2 && id != said && id.find('%') == std::string::npos && id.find('{') == std::string::npos) {
                    read[plain(app::to_wx(id))] = app::to_wx(said);
                }
            }
        }
        return read;
    }();
    return sentences;
}

std::string name_of(const wxWindow& window) { return app::to_utf8(window.GetName() + " \"" + window.GetLabel().Left(60) + "\""); }

/// A piece is called so in that table, in some language: a freighter is a Cargo in French.
bool printed(const wxString& text) {
    static const auto units = core::read_table(app::resources() / "axis_allies", "units.csv");
    for (std::size_t row = 0; row < units.rows(); ++row) {
        for (const char* const column : {"name_it", "name_fr"}) {
            if (app::to_wx(units.at(row, column)) == text) {
                return true;
            }
        }
    }
    return false;
}

void check_language(const wxString& text, const std::string& where, Faults& faults) {
    const auto found = english().find(plain(text));
    // A word may be English for one thing and right in this language for another.
    const bool also_ours = std::ranges::any_of(english(), [&](const auto& each) { return plain(each.second) == plain(text); });
    if (found != english().end() && !also_ours && !printed(text)) {
        faults.push_back(where + ": English, \"" + app::to_utf8(text) + "\"");
    }
}

/// Every text that the window itself shows.
std::vector<wxString> texts_of(const wxWindow& window) {
    std::vector<wxString> texts{window.GetLabel()};
    if (const auto* const choice = dynamic_cast<const wxChoice*>(&window)) {
        for (const auto& item : choice->GetStrings()) {
            texts.push_back(item);
        }
    } else if (const auto* const table = dynamic_cast<const wxDataViewListCtrl*>(&window)) {
        for (unsigned column = 0; column < table->GetColumnCount(); ++column) {
            texts.push_back(table->GetColumn(column)->GetTitle());
        }
    } else if (const auto* const book = dynamic_cast<const wxBookCtrlBase*>(&window)) {
        for (std::size_t page = 0; page < book->GetPageCount(); ++page) {
            texts.push_back(book->GetPageText(page));
        }
    }
    return texts;
}

/// What lies over the board on purpose.
bool floats(const wxWindow& window) {
    for (const auto* const name :
         {"places", "notice", "board.bar", "board.line", "board.sheet", "board.overlay", "drawer", "last_entries"}) {
        if (window.GetName() == name) {
            return true;
        }
    }
    return false;
}

/// A column that shows less than stands in it, though the table has room that nobody uses.
void check_columns(const wxWindow& window, Faults& faults) {
    const auto* const table = dynamic_cast<const app::RowList*>(&window);
    if (table == nullptr || table->rows().empty() || table->GetClientSize().x <= 0) {
        return;
    }
    int spare = table->GetClientSize().x;
    int missing = 0;
    wxString cut;
    for (unsigned column = 0; column < table->GetColumnCount(); ++column) {
        int needed = table->GetTextExtent(table->GetColumn(column)->GetTitle()).x;
        for (const auto& row : table->rows()) {
            const int picture = column == 0 && row.picture.IsOk() ? row.picture.GetPreferredLogicalSizeFor(table).x : 0;
            needed = std::max(needed, column < row.cells.size() ? table->GetTextExtent(row.cells[column]).x + picture : 0);
        }
        const int width = table->GetColumn(column)->GetWidth();
        spare -= std::min(width, needed);
        if (width < needed) {
            missing += needed - width;
            cut = table->GetColumn(column)->GetTitle();
        }
    }
    const int around = 16 * static_cast<int>(table->GetColumnCount()); // each cell has an edge
    if (missing > 0 && spare - around >= missing) {
        faults.push_back(name_of(*table) + ": the column \"" + app::to_utf8(cut) + "\" is cut, though " + std::to_string(spare) +
                         " pixels are empty");
    }
}

bool shows_nothing(const wxWindow& window) {
    if (const auto* const table = dynamic_cast<const wxDataViewListCtrl*>(&window)) {
        return table->GetItemCount() == 0;
    }
    if (const auto* const list = dynamic_cast<const wxListCtrl*>(&window)) {
        return list->GetItemCount() == 0;
    }
    const auto* const text = dynamic_cast<const wxTextCtrl*>(&window);
    if (text != nullptr && text->IsMultiLine()) {
        return text->GetValue().empty();
    }
    if (window.GetBackgroundStyle() == wxBG_STYLE_PAINT) { // a drawing
        return false;
    }
    const bool holds_others = dynamic_cast<const wxPanel*>(&window) != nullptr && !window.GetChildren().empty();
    return (typeid(window) == typeid(wxPanel) || holds_others) &&
           std::ranges::none_of(window.GetChildren(), [](const wxWindow* child) { return child->IsShown(); });
}

/// Something in it can only be seen by scrolling.
bool is_cut(const wxWindow& window) {
    if (const auto* const table = dynamic_cast<const app::RowList*>(&window)) {
        const int row = table->GetCharHeight() + table->FromDIP(6);
        return static_cast<int>(table->rows().size()) * row > table->GetClientSize().y;
    }
    if (const auto* const scrolled = dynamic_cast<const wxScrolledWindow*>(&window)) {
        const auto all = scrolled->GetVirtualSize();
        const auto seen = scrolled->GetClientSize();
        if (all.x > seen.x + 1 || all.y > seen.y + 1) {
            return true;
        }
    }
    return std::ranges::any_of(window.GetChildren(),
                               [](const wxWindow* child) { return child->IsShown() && !child->IsTopLevel() && is_cut(*child); });
}

/// An area that is empty although the page next to it is cut.
void check_emptiness(const wxWindow& parent, Faults& faults) {
    const auto size = parent.GetClientSize();
    for (const auto* const empty : parent.GetChildren()) {
        const auto area = empty->GetSize();
        constexpr int worth = 8; // an eighth of the page is worth having
        if (!empty->IsShown() || empty->IsTopLevel() || area.x * area.y * worth < size.x * size.y || area.x < 60 || area.y < 60 ||
            !shows_nothing(*empty)) {
            continue;
        }
        for (const auto* const other : parent.GetChildren()) {
            if (other != empty && other->IsShown() && !other->IsTopLevel() && !floats(*other) && is_cut(*other)) {
                faults.push_back(name_of(*empty) + " is empty, although " + name_of(*other) + " beside it is cut");
            }
        }
    }
}

/// What must be read whole.
bool speaks(const wxWindow& window) {
    const auto* const text = dynamic_cast<const wxStaticText*>(&window);
    return (text != nullptr && !text->HasFlag(wxST_ELLIPSIZE_END)) || dynamic_cast<const wxButton*>(&window) != nullptr ||
           dynamic_cast<const wxCheckBox*>(&window) != nullptr || dynamic_cast<const wxRadioButton*>(&window) != nullptr;
}

void check_room(const wxWindow& window, Faults& faults) {
    const auto best = window.GetBestSize();
    const auto got = window.GetSize();
    if (got.x + 1 < best.x || got.y + 1 < best.y) {
        faults.push_back(name_of(window) + ": needs " + std::to_string(best.x) + "x" + std::to_string(best.y) + ", has " +
                         std::to_string(got.x) + "x" + std::to_string(got.y));
    }
}

void check_contrast(const wxWindow& window, Faults& faults) {
    if (dynamic_cast<const wxStaticText*>(&window) == nullptr || !window.IsThisEnabled() || window.GetLabel().empty()) {
        return;
    }
    const auto found = contrast(window.GetForegroundColour(), window.GetParent()->GetBackgroundColour());
    if (found < 4.5) {
        faults.push_back(name_of(window) + ": contrast " + std::to_string(found) + ", " +
                         app::to_utf8(window.GetForegroundColour().GetAsString(wxC2S_HTML_SYNTAX)) + " on " +
                         app::to_utf8(window.GetParent()->GetBackgroundColour().GetAsString(wxC2S_HTML_SYNTAX)));
    }
}

void check_siblings(const wxWindow& parent, Faults& faults) {
    std::vector<const wxWindow*> seen;
    for (const auto* const child : parent.GetChildren()) {
        // Tool bar and status bar stand beside the client area, in whose coordinates the others are.
        const bool bar = dynamic_cast<const wxToolBar*>(child) != nullptr || dynamic_cast<const wxStatusBar*>(child) != nullptr;
        if (!child->IsShown() || bar || floats(*child) || child->IsTopLevel() || child->GetSize().x <= 1 || child->GetSize().y <= 1) {
            continue;
        }
        for (const auto* const other : seen) {
            if (other->GetRect().Deflate(1).Intersects(child->GetRect().Deflate(1))) {
                faults.push_back(name_of(*child) + " lies over " + name_of(*other));
            }
        }
        seen.push_back(child);
    }
}

/// What stands outside of its parent is seen by nobody, unless the parent scrolls.
void check_inside(const wxWindow& parent, Faults& faults) {
    if (const auto* const scrolled = dynamic_cast<const wxScrollHelperBase*>(&parent)) {
        int right = 0;
        int down = 0;
        scrolled->GetScrollPixelsPerUnit(&right, &down);
        if (right > 0 || down > 0) {
            return;
        }
    }
    for (const auto* const child : parent.GetChildren()) {
        if (child->IsShown() && speaks(*child) && !wxRect(parent.GetClientSize()).Inflate(1).Contains(child->GetRect())) {
            faults.push_back(name_of(*child) + " lies outside of " + name_of(parent));
        }
    }
}

void look_into(const wxWindow& window, Faults& faults) {
    if (!window.IsShown()) {
        return;
    }
    if (speaks(window)) {
        check_room(window, faults);
    }
    for (const auto& text : texts_of(window)) {
        check_language(text, name_of(window), faults);
    }
    check_contrast(window, faults);
    check_columns(window, faults);
    check_emptiness(window, faults);
    check_siblings(window, faults);
    check_inside(window, faults);
    for (const auto* const child : window.GetChildren()) {
        if (!child->IsTopLevel()) {
            look_into(*child, faults);
        }
    }
}

/// Letters with Alt: each opens a menu or leads to one control in sight.
void collect_letters(const wxWindow& window, std::map<wxChar, std::string>& taken, Faults& faults) {
    if (speaks(window)) {
        if (const auto letter = app::letter_of(window.GetLabel()); letter != 0) {
            auto& other = taken[letter];
            if (!other.empty()) {
                faults.push_back("Alt+" + app::to_utf8(wxString(letter)) + " leads to " + name_of(window) + " and to " + other);
            }
            other = name_of(window);
        }
    }
    for (const auto* const child : window.GetChildren()) {
        if (child->IsShown() && !child->IsTopLevel()) {
            collect_letters(*child, taken, faults);
        }
    }
}

void check_letters(const wxWindow& window, Faults& faults) {
    if (!window.IsTopLevel()) {
        return;
    }
    std::map<wxChar, std::string> taken;
    const auto* const frame = dynamic_cast<const wxFrame*>(&window);
    const auto* const bar = frame != nullptr ? frame->GetMenuBar() : nullptr;
    for (std::size_t place = 0; bar != nullptr && place < bar->GetMenuCount(); ++place) {
        taken[app::letter_of(bar->GetMenuLabel(place))] = "the menu " + app::to_utf8(plain(bar->GetMenuLabel(place)));
    }
    collect_letters(window, taken, faults);
}

void look_into(const wxMenu& menu, Faults& faults) {
    for (const auto* const item : menu.GetMenuItems()) {
        check_language(item->GetItemLabel(), "menu", faults);
        if (item->GetSubMenu() != nullptr) {
            look_into(*item->GetSubMenu(), faults);
        }
    }
}

double luminance(const wxColour& colour) {
    const auto linear = [](unsigned char channel) {
        const double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.Red()) + 0.7152 * linear(colour.Green()) + 0.0722 * linear(colour.Blue());
}

} // namespace

double contrast(const wxColour& a, const wxColour& b) {
    const std::array<double, 2> both{luminance(a), luminance(b)};
    const auto [dark, light] = std::minmax_element(both.begin(), both.end());
    return (*light + 0.05) / (*dark + 0.05);
}

std::vector<std::string> faults_in(const wxWindow& window) {
    Faults faults;
    look_into(window, faults);
    check_letters(window, faults);
    return faults;
}

wxString words_in(const wxWindow& window) {
    wxString words;
    for (const auto& text : texts_of(window)) {
        words += text + "\n";
    }
    if (const auto* const table = dynamic_cast<const app::RowList*>(&window)) {
        for (const auto& row : table->rows()) {
            for (const auto& cell : row.cells) {
                words += cell + "\n";
            }
        }
    } else if (const auto* const list = dynamic_cast<const wxListCtrl*>(&window)) {
        for (long row = 0; row < list->GetItemCount(); ++row) {
            for (int column = 0; column < list->GetColumnCount(); ++column) {
                words += list->GetItemText(row, column) + "\n";
            }
        }
    } else if (const auto* const field = dynamic_cast<const wxTextEntry*>(&window)) {
        words += field->GetValue() + "\n";
    }
    for (const auto* const child : window.GetChildren()) {
        words += words_in(*child);
    }
    return words;
}

namespace {

bool has_words(const wxWindow& window) {
    if (const auto* const field = dynamic_cast<const wxTextCtrl*>(&window)) {
        return !field->GetValue().empty() && !field->HasSelection(); // which has colours of its own
    }
    if (const auto* const choice = dynamic_cast<const wxChoice*>(&window)) {
        return choice->GetSelection() != wxNOT_FOUND;
    }
    const bool words = dynamic_cast<const wxStaticText*>(&window) != nullptr || dynamic_cast<const wxAnyButton*>(&window) != nullptr ||
                       dynamic_cast<const wxCheckBox*>(&window) != nullptr || dynamic_cast<const wxRadioButton*>(&window) != nullptr;
    return words && !window.GetLabel().Strip(wxString::both).empty();
}

/// What is drawn there against the colour that most of it has.
double strongest_in(const wxRect& place) {
    const auto picture = picture_of(place);
    std::map<wxUint32, int> counted;
    for (int y = 0; y < picture.GetHeight(); ++y) {
        for (int x = 0; x < picture.GetWidth(); ++x) {
            ++counted[wxColour(picture.GetRed(x, y), picture.GetGreen(x, y), picture.GetBlue(x, y)).GetRGB()];
        }
    }
    const auto ground = std::ranges::max_element(counted, {}, [](const auto& each) { return each.second; })->first;
    double strongest = 1;
    for (const auto& [colour, count] : counted) {
        wxColour ink;
        ink.SetRGB(colour);
        wxColour paper;
        paper.SetRGB(ground);
        strongest = std::max(strongest, contrast(ink, paper));
    }
    return strongest;
}

void collect_pale(const wxWindow& window, wxRect room, std::vector<std::string>& faults) {
    room.Intersect({window.ClientToScreen(wxPoint{}), window.GetClientSize()});
    for (const auto* const child : window.GetChildren()) {
        if (child->IsTopLevel() || !child->IsShownOnScreen()) {
            continue;
        }
        auto place = child->GetScreenRect();
        if (has_words(*child) && child->IsEnabled() && room.Contains(place)) { // half of a letter says nothing
            constexpr int edge = 4;                                            // of a button, with its ring
            place.Deflate(dynamic_cast<const wxStaticText*>(child) != nullptr ? 0 : edge);
            const auto* const top = wxFindWindowAtPoint(place.GetPosition() + place.GetSize() / 2);
            if (top != child || place.IsEmpty()) { // something lies over it
                continue;
            }
            if (const auto found = strongest_in(place); found < 4.5) {
                faults.push_back(name_of(*child) + ": contrast " + std::to_string(found));
            }
        } else {
            collect_pale(*child, room, faults);
        }
    }
}

} // namespace

std::vector<std::string> pale_words_in(const wxWindow& window) {
    std::vector<std::string> faults;
    collect_pale(window, window.GetScreenRect(), faults);
    return faults;
}

void words_are_read(const wxWindow& window, const std::string& where) {
    look_up();
    wait_until([&] { return pale_words_in(window).empty(); }, 1000); // GTK draws in its own time
    for (const auto& fault : pale_words_in(window)) {
        FAIL_CHECK(where << ": " << fault);
    }
    CHECK(pale_words_in(window).empty());
}

std::vector<std::string> faults_in_menus(const wxWindow& frame) {
    Faults faults;
    const auto* const bar = dynamic_cast<const wxFrame&>(frame).GetMenuBar();
    for (std::size_t place = 0; bar != nullptr && place < bar->GetMenuCount(); ++place) {
        check_language(bar->GetMenuLabel(place), "menu", faults);
        look_into(*bar->GetMenu(place), faults);
    }
    return faults;
}

void take_picture(const std::string& name) {
    if (const char* const folder = std::getenv("INTENDANT_MATRIX")) {
        wait_until([] { return false; }, 400);
        const auto command = "import -window root -strip -colors 192 'PNG8:" + std::string{folder} + "/" + name + ".png'";
        CHECK(std::system(command.c_str()) == 0);
    }
}

void looks_right(const wxWindow& window, const std::string& scene) {
    wait_until([] { return false; }, 80);
    wait_until([&] { return faults_in(window).empty(); }, 2000); // GTK lays out in its own time; what stays is a fault
    const auto faults = faults_in(window);
    for (const auto& fault : faults) {
        FAIL_CHECK(scene << ": " << fault);
    }
    CHECK(faults.empty());
    sounds_right(window, scene);
    take_picture(scene);
}

} // namespace intendant::test
