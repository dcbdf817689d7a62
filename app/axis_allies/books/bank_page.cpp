#include "app/axis_allies/books/bank_page.hpp"

#include "app/axis_allies/books/certificate_strip.hpp"
#include "app/axis_allies/help.hpp"
#include "app/axis_allies/looks.hpp"
#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/number_field.hpp"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/translation.h>
#include <wx/wrapsizer.h>

namespace intendant::app::aa {

BankPage::BankPage(wxWindow* parent, Table& table) : Page(parent, table) {
    SetName("bank");
    m_powers = new RowList(this, "bank.powers",
                           {{_("Power"), 170},
                            {_("Treasury"), 90, true},
                            {_("Production"), 100, true},
                            {_("Debt"), 70, true},
                            {_("Waiting on the chart"), 320}});
    m_powers->SetMinSize(FromDIP(wxSize(-1, 152)));
    m_powers->SetToolTip(_("A click or Enter on a figure: the entries behind it"));
    m_for = layout::heading(this, wxEmptyString, theme::Type::Text);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(m_for, layout::line());
    row->Add(layout::label(this, _("&Amount:")), layout::line());
    m_amount = new MoneyField(this, "bank.amount");
    row->Add(m_amount, layout::line());
    m_certificates = new CertificateStrip(this);
    row->Add(m_certificates, layout::line().Proportion(1));
    auto* const booking = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES); // with large type the buttons stand below
    booking->Add(layout::label(this, _("R&eason:")), layout::line());
    m_reason = new wxTextCtrl(this, wxID_ANY);
    m_reason->SetName("bank.reason");
    m_reason->SetMinSize(wxSize(layout::for_text(this, 300), -1));
    booking->Add(m_reason, layout::line().Proportion(1));
    const auto add = [&](const wxString& text, const wxString& name, const wxString& help, Kind kind) {
        auto* const button = new wxButton(this, wxID_ANY, text);
        button->SetName(name);
        button->SetToolTip(help);
        button->Bind(wxEVT_BUTTON, [this, kind](wxCommandEvent&) { correct(kind); });
        booking->Add(button, layout::line());
    };
    add(_("&Pay in"), "bank.pay", _("The power pays this to the bank"), PayIn);
    add(_("&Receive"), "bank.receive", _("The bank pays this to the power"), Receive);
    add(_("&Set to"), "bank.set", _("What the power really holds: a correction of the books"), SetTo);
    m_paying = layout::hint(this, wxEmptyString);
    m_paying->SetName("bank.paying");
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(m_powers, layout::spaced().Expand());
    all->Add(row, wxSizerFlags().Expand());
    all->Add(m_paying, wxSizerFlags().Border(wxLEFT | wxRIGHT));
    all->Add(booking, wxSizerFlags().Expand());
    all->Add(make_bid(), wxSizerFlags().Expand());
    all->Add(make_trace(), wxSizerFlags(1).Expand());
    SetSizer(all);
    m_powers->on_select = [this](const std::string& power) {
        if (const auto chosen = power_of_id(power)) {
            trace({.kind = m_figure.kind == Figure::Pieces ? Figure::Treasury : m_figure.kind, .power = *chosen});
        }
    };
    m_powers->on_cell = [this](const std::string& power, int column) {
        constexpr int production_column = 2;
        constexpr int waiting_column = 4;
        trace({.kind = column == production_column ? Figure::Production
                       : column == waiting_column  ? Figure::Waiting
                                                   : Figure::Treasury,
               .power = *power_of_id(power)});
    };
    m_amount->Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
        event.Skip();
        show_certificates();
    });
}

wxSizer* BankPage::make_trace() {
    m_trace_title = layout::heading(this, wxEmptyString, theme::Type::Text);
    m_trace_title->SetName("bank.trace.title");
    m_kind = new wxChoice(this, wxID_ANY);
    m_kind->SetName("bank.trace.kind");
    for (const auto& kind : {_("Treasury"), _("Production"), _("Waiting on the chart")}) {
        m_kind->Append(kind);
    }
    m_kind->SetSelection(Figure::Treasury);
    m_kind->Bind(wxEVT_CHOICE,
                 [this](wxCommandEvent&) { trace({.kind = static_cast<Figure::Kind>(m_kind->GetSelection()), .power = chosen()}); });
    m_trace =
        new RowList(this, "bank.trace", {{_("Entry"), 80}, {_("Change"), 90, true}, {_("Then"), 90, true}, {_("What was booked"), 560}});
    m_trace->say_when_empty(_("No entry has changed it yet."));
    auto* const head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(m_trace_title, layout::line().Proportion(1));
    head->Add(m_kind, layout::line());
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(head, wxSizerFlags().Expand());
    all->Add(m_trace, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM));
    return all;
}

wxSizer* BankPage::make_bid() {
    m_bid = new wxPanel(this);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* const rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(row);
    row->Add(layout::label(m_bid, _("Bid before the first turn:")), layout::line());
    m_bid_amount = new MoneyField(m_bid, "bid.amount");
    row->Add(m_bid_amount, layout::line());
    row->Add(layout::label(m_bid, _("and pieces:")), layout::line());
    m_bid_count = new NumberField(m_bid, "bid.count");
    set_accessible_name(*m_bid_count, _("How many"));
    row->Add(m_bid_count, layout::line());
    row = new wxBoxSizer(wxHORIZONTAL);
    rows->Add(row);
    m_bid_unit = new NameField(m_bid, "bid.unit");
    set_accessible_name(*m_bid_unit, _("Piece"));
    m_bid_unit->SetMinSize(FromDIP(wxSize(150, -1)));
    row->Add(m_bid_unit, layout::line());
    row->Add(layout::label(m_bid, _("in")), layout::line());
    m_bid_space = new NameField(m_bid, "bid.space");
    set_accessible_name(*m_bid_space, _("Space"));
    m_bid_space->SetMinSize(FromDIP(wxSize(180, -1)));
    row->Add(m_bid_space, layout::line());
    auto* const take = new wxButton(m_bid, wxID_ANY, _("Book the &bid"));
    take->SetName("bid.book");
    take->SetToolTip(tip(tables(), {"S-26"}));
    take->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { take_bid(); });
    row->Add(take, layout::line());
    m_bid->SetSizer(rows);
    auto* const around = new wxBoxSizer(wxHORIZONTAL);
    around->Add(m_bid, wxSizerFlags(1));
    return around;
}

Power BankPage::chosen() const { return power_of_id(m_powers->selected()).value_or(power()); }

void BankPage::show_state() {
    std::vector<RowList::Row> rows;
    for (const auto each : all_powers) {
        const auto& books = state().powers[each];
        std::vector<UnitCount> waiting;
        for (const auto unit : all_units) {
            waiting.push_back({unit, books.waiting[unit]});
        }
        rows.push_back({std::string{id_of(each)},
                        roundel(each, 20),
                        {word(tables(), each), ipc(books.treasury), ipc(production(state(), each)),
                         books.debt.amount > 0 ? ipc(books.debt) : wxString{}, word(tables(), waiting)}});
    }
    m_powers->show(std::move(rows));
    if (const auto whose = m_table.now().turn.power; m_turn_of != whose) { // has most to do with the bank; looking back changes nothing
        m_turn_of = whose;
        m_powers->select(std::string{id_of(whose)});
    }
    m_bid_unit->offer(all_units_of(tables()));
    m_bid_space->offer(all_spaces(tables()));
    m_bid->Show(!state().first_turn_started);
    show_trace();
    Layout();
}

void BankPage::trace(const Figure& figure) {
    m_figure = figure;
    if (chosen() != figure.power) {
        m_powers->select(std::string{id_of(figure.power)});
        m_figure = figure; // selecting a row asks for another one
    }
    m_kind->SetSelection(figure.kind == Figure::Pieces ? wxNOT_FOUND : static_cast<int>(figure.kind));
    show_trace();
}

void BankPage::show_certificates() {
    const auto held = state().powers[chosen()].treasury;
    std::vector<CertificateStrip::Group> groups{{_("In the treasury:"), certificates(held)}};
    wxString twin = wxString::Format(_("In the treasury: %s."), word(certificates(held)));
    if (const auto amount = m_amount->amount(); amount && *amount > 0 && *amount <= held.amount) {
        const auto payment = pay(held, core::Money{*amount});
        groups.push_back({_("Paying hands over:"), payment.given});
        if (worth(payment.change).amount > 0) {
            groups.push_back({_("change:"), payment.change});
        }
        twin +=
            "  " + wxString::Format(_("Paying %s hands over %s; change: %s."), ipc({*amount}), word(payment.given), word(payment.change));
    }
    m_certificates->show(std::move(groups));
    m_paying->SetLabelText(twin);
}

void BankPage::show_trace() {
    m_for->SetLabelText(word(tables(), chosen()) + ":");
    show_certificates();
    if (m_figure.kind != Figure::Pieces) {
        m_figure.power = chosen();
    }
    m_trace_title->SetLabelText(heading_of(tables(), m_figure));
    if (!IsShownOnScreen()) {
        return;
    }
    std::vector<RowList::Row> rows;
    for (const auto& line : aa::trace(m_table.session(), m_figure, m_table.shown())) {
        rows.push_back({std::to_string(line.entry.seq),
                        {},
                        {wxString::Format("%lld", static_cast<long long>(line.entry.seq)),
                         wxString::Format("%+lld", static_cast<long long>(line.change)),
                         wxString::Format("%lld", static_cast<long long>(line.then)), m_table.say(line.entry)}});
    }
    m_trace->show(std::move(rows));
}

void BankPage::correct(Kind kind) {
    const auto amount = m_amount->amount();
    const auto reason = to_utf8(m_reason->GetValue().Strip(wxString::both));
    if (!amount || *amount < 0) {
        m_table.complain(_("The amount is a whole number or a sum such as 10+15+8-5, not below 0."));
        m_amount->SetFocus();
        return;
    }
    if (reason.empty()) {
        m_table.complain(_("Say in a word or two what this payment is for; the log keeps it."));
        return;
    }
    const auto clear = [this] {
        m_amount->Clear();
        m_reason->Clear();
        m_amount->SetFocus();
    };
    switch (kind) {
    case PayIn:
        m_table.book(Pay{.from = chosen(), .to = {}, .amount = {*amount}, .purpose = reason}, clear);
        break;
    case Receive:
        m_table.book(Pay{.from = {}, .to = chosen(), .amount = {*amount}, .purpose = reason}, clear);
        break;
    case SetTo:
        m_table.book(CorrectTreasury{.power = chosen(), .amount = {*amount}, .reason = reason}, clear);
        break;
    }
}

void BankPage::take_bid() {
    const auto amount = m_bid_amount->GetValue().empty() ? std::optional<std::int64_t>{0} : m_bid_amount->amount();
    if (!amount || *amount < 0) {
        m_table.complain(_("The bid is a whole number or a sum such as 10+15, not below 0."));
        return;
    }
    std::vector<UnitRow> units;
    if (m_bid_count->GetValue() > 0) {
        if (stops_at_name()) {
            return;
        }
        const auto unit = m_bid_unit->chosen();
        const auto space = m_bid_space->chosen();
        if (!unit || !space) {
            m_table.complain(_("Say which piece the bid brings, and where it stands."));
            return;
        }
        units.push_back({.space = *tables().find(*space), .power = chosen(), .unit = *unit_of_id(*unit), .count = m_bid_count->GetValue()});
    }
    m_table.book(Bid{.power = chosen(), .amount = {*amount}, .units = units}, [this] {
        m_bid_amount->Clear();
        m_bid_count->SetValue(0);
        m_bid_unit->clear();
        m_bid_space->clear();
    });
}

} // namespace intendant::app::aa
