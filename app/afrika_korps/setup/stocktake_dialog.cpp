#include "app/afrika_korps/setup/stocktake_dialog.hpp"

#include "app/base/layout.hpp"

#include <wx/translation.h>

namespace intendant::app::ak {

StocktakeDialog::StocktakeDialog(wxWindow* parent, const Table& table)
    : StocktakeOf(parent, table, _("Stocktake: the counters as they really are"), "afrika_korps.stocktake", "AK-GEN-4") {
    const wxString name = "afrika_korps.stocktake";
    pages()->AddPage(m_places = new PlacesPage(pages(), name, _("In the books"), _("What differs from the books")), _("Counters"));
    pages()->AddPage(m_marks = new MarksPage(pages(), name), _("Marks and factors"));
    pages()->AddPage(m_formed = new FormedPage(pages(), name), _("Substitutes"));
    pages()->AddPage(m_tracks = new TracksPage(pages(), name), _("Tracks and control"));
    pages()->Bind(wxEVT_NOTEBOOK_PAGE_CHANGED, [this](wxBookCtrlEvent& event) {
        event.Skip();
        CallAfter([this] { layout::refit(pages()->GetCurrentPage()); });
    });
    m_places->show(table.state());
    m_marks->show(table.state(), true);
    m_formed->show(table.state());
    m_tracks->show(table.state());
    offer_agreement();
    begin(wxSize(860, 580));
    m_places->set_focus();
}

Stocktake StocktakeDialog::command() const {
    Stocktake command{.reason = reason()};
    m_places->fill(command);
    m_marks->fill(command);
    m_formed->fill(command);
    m_tracks->fill(command);
    return command;
}

bool StocktakeDialog::entered() const {
    const auto counted = command();
    return counted != Stocktake{.reason = counted.reason};
}

} // namespace intendant::app::ak
