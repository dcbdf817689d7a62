#include "app/desk/keys_sheet.hpp"

#include "app/base/layout.hpp"
#include "app/board/board_keys.hpp"
#include "app/record/review_keys.hpp"
#include "app/widgets/dice_entry.hpp"
#include "app/widgets/money_field.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/accel.h>
#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/textentry.h>
#include <wx/translation.h>

#include <algorithm>
#include <iterator>
#include <memory>

namespace intendant::app {

namespace {

void collect(const wxMenu& menu, const wxString& title, std::vector<KeyLine>& lines) {
    for (const auto* const item : menu.GetMenuItems()) {
        if (item->GetSubMenu() != nullptr) {
            collect(*item->GetSubMenu(), item->GetItemLabelText(), lines);
        } else if (const std::unique_ptr<wxAcceleratorEntry> key{item->GetAccel()}) {
            lines.push_back({key->ToString(), item->GetItemLabelText(), title});
        } else if (wxString does; item->GetItemLabelText().BeforeFirst(':', &does).length() == 1) {
            lines.push_back({item->GetItemLabelText().Left(1), does.Strip(wxString::both), title}); // a letter on the board
        }
    }
}

} // namespace

std::vector<KeyLine> keys_of(const wxMenuBar& bar) {
    std::vector<KeyLine> lines;
    for (std::size_t place = 0; place < bar.GetMenuCount(); ++place) {
        collect(*bar.GetMenu(place), bar.GetMenuLabelText(place), lines);
    }
    return lines;
}

namespace {

void collect_own(const wxWindow& window, std::vector<KeyLine>& lines) {
    for (const auto* const child : window.GetChildren()) {
        if (const auto* const part = dynamic_cast<const AnswersKeys*>(child)) {
            std::ranges::copy(part->keys(), std::back_inserter(lines));
        }
        collect_own(*child, lines);
    }
}

} // namespace

std::vector<KeyLine> keys_of(const wxWindow& desk) {
    auto lines = board::board_keys();
    std::ranges::copy(dice_keys(), std::back_inserter(lines));
    collect_own(desk, lines);
    std::ranges::copy(review_keys(), std::back_inserter(lines));
    return lines;
}

bool takes_words(const wxWindow* field) {
    return dynamic_cast<const wxTextEntry*>(field) != nullptr && dynamic_cast<const MoneyField*>(field) == nullptr &&
           dynamic_cast<const DiceEntry*>(field->GetParent()) == nullptr;
}

KeysSheet::KeysSheet(wxWindow* parent, const wxMenuBar& bar, const wxWindow* desk)
    : wxDialog(parent, wxID_ANY, _("All keys"), wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
    SetName("keys");
    auto* const table = new RowList(this, "keys.table", {{_("Key"), 150}, {_("What it does"), 330}, {_("Menu or place"), 110}});
    std::vector<RowList::Row> rows;
    auto lines = keys_of(bar);
    if (desk != nullptr) {
        std::ranges::copy(keys_of(*desk), std::back_inserter(lines));
    }
    for (const auto& line : lines) {
        rows.push_back({std::to_string(rows.size()), {}, {line.key, line.does, line.menu}});
    }
    table->show(std::move(rows));
    table->SetMinSize(FromDIP(wxSize(620, 480)));
    auto* const close = new wxButton(this, wxID_CANCEL, _("Close"));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(table, layout::spaced().Proportion(1).Expand());
    auto* const hint =
        layout::hint(this, _("Alt and the underlined letter of a menu or a button do the same; Tab goes from field to field."));
    hint->Wrap(FromDIP(600));
    all->Add(hint, layout::spaced());
    all->Add(close, layout::spaced().Right());
    SetSizerAndFit(all);
    CentreOnParent();
    close->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { Destroy(); });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    table->SetFocus();
}

} // namespace intendant::app
