#pragma once

#include "app/axis_allies/books/trace.hpp"
#include "app/axis_allies/table.hpp"
#include "app/widgets/money_field.hpp"
#include "app/widgets/name_field.hpp"
#include "app/widgets/row_list.hpp"

#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace intendant::app::aa {

class CertificateStrip;

/// The bank: treasuries in certificates, what waits on the charts, payments by hand with a reason, and how a figure came about.
class BankPage : public Page {
public:
    BankPage(wxWindow* parent, Table& table);
    void show_state() override;
    void set_focus() override { m_amount->SetFocus(); }
    /// Shows the entries behind a figure.
    void trace(const Figure& figure);

private:
    enum Kind { PayIn, Receive, SetTo };

    wxSizer* make_bid();
    wxSizer* make_trace();
    void show_trace();
    void show_certificates();
    void correct(Kind kind);
    void take_bid();
    Power chosen() const;

    RowList* m_powers;
    std::optional<Power> m_turn_of; ///< whose it was when this was shown last
    wxStaticText* m_trace_title;
    RowList* m_trace;
    wxChoice* m_kind;
    Figure m_figure;
    CertificateStrip* m_certificates;
    wxStaticText* m_paying;
    wxStaticText* m_for;
    MoneyField* m_amount;
    wxTextCtrl* m_reason;
    wxPanel* m_bid;
    MoneyField* m_bid_amount;
    wxSpinCtrl* m_bid_count;
    NameField* m_bid_unit;
    NameField* m_bid_space;
};

} // namespace intendant::app::aa
