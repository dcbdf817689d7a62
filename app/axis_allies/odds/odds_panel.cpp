#include "app/axis_allies/odds/odds_panel.hpp"

#include "app/axis_allies/looks.hpp"
#include "app/axis_allies/odds/odds_words.hpp"
#include "app/base/layout.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/share_bar.hpp"
#include "app/widgets/survivors_bars.hpp"

#include <wx/sizer.h>
#include <wx/translation.h>

#include <algorithm>
#include <utility>

namespace intendant::app::aa {

namespace {

constexpr int greyed_after = 80; ///< milliseconds

int count_of(const std::vector<BattlePieces>& side) {
    int count = 0;
    for (const auto& pieces : side) {
        count += pieces.count;
    }
    return count;
}

std::vector<Unit> kinds_of(const std::vector<BattlePieces>& side) {
    std::vector<Unit> kinds;
    for (const auto& pieces : side) {
        if (pieces.count > 0 && std::ranges::count(kinds, pieces.unit) == 0) {
            kinds.push_back(pieces.unit);
        }
    }
    return kinds;
}

bool at_end_of_round(BattleStep step) {
    return step == BattleStep::Decision || step == BattleStep::AttackerWithdrawal || step == BattleStep::DefenderWithdrawal;
}

wxColour colour_of_side(const Tables& tables, const std::vector<BattlePieces>& side) {
    return side.empty() ? layout::quiet_ink() : colour_of(tables, side.front().power);
}

} // namespace

OddsPanel::OddsPanel(wxWindow* parent, const wxString& name, const Tables& tables, Names names)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL), m_tables(tables),
      m_names(std::move(names)), m_workspace(std::make_shared<odds::Workspace>()), m_patience(this) {
    SetName(name);
    SetScrollRate(0, FromDIP(12));
    SetMinSize(wxSize(layout::for_text(this, 280), FromDIP(120)));
    auto* const all = new wxBoxSizer(wxVERTICAL);
    auto* const head = new wxStaticText(this, wxID_ANY, _("Odds, as it stands"));
    head->SetFont(theme::font(theme::Type::Title, true));
    all->Add(head, wxSizerFlags().Expand().Border(wxALL, theme::space(this, 2))); // measured before it is seen, it would be cut
    m_texts[head] = head->GetLabelText();                                         // wrapped as the lines below it
    m_sentence = new wxStaticText(this, wxID_ANY, wxEmptyString);
    m_sentence->SetName(name + ".sentence");
    all->Add(m_sentence, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, theme::space(this, 2)));
    m_figures = new wxPanel(this);
    auto* const figures = new wxBoxSizer(wxVERTICAL);
    add_figures(*figures);
    m_figures->SetSizer(figures);
    all->Add(m_figures, wxSizerFlags().Expand());
    SetSizer(all);
    for (const auto side : {Side::Attacker, Side::Defender}) {
        auto* const field = m_plans[static_cast<std::size_t>(side)];
        field->set(kept_plan(side));
        field->on_change = [this, side] {
            keep_plan(side, plan(side));
            if (on_plan) {
                on_plan(side);
            }
        };
    }
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { set_stale(m_job.running()); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        CallAfter([this] { fit(); });
    });
    show_sentence(_("There is no battle."));
}

wxStaticText* OddsPanel::add_line(wxSizer& all, const wxString& name) {
    auto* const line = new wxStaticText(m_figures, wxID_ANY, wxEmptyString);
    line->SetName(GetName() + name);
    all.Add(line, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, theme::space(this, 2)));
    m_lines.push_back(line);
    return line;
}

void OddsPanel::add_figures(wxSizer& all) {
    const auto wide = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, theme::space(this, 2));
    m_bar = new ShareBar(m_figures, GetName() + ".bar");
    m_bar->SetMinSize(wxSize(FromDIP(120), layout::for_text(this, 34)));
    all.Add(m_bar, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, theme::space(this, 2)));
    m_result = add_line(all, ".result");
    m_result->SetFont(theme::font(theme::Type::Small));
    m_capture = add_line(all, ".capture");
    m_capture->SetFont(theme::font(theme::Type::Text, true));
    add_losses(all);
    m_survivors = new SurvivorsBars(m_figures, GetName() + ".survivors");
    all.Add(m_survivors, wide);
    add_advice(all);
    auto* const order = new wxStaticText(m_figures, wxID_ANY, _("Order of loss"));
    order->SetFont(theme::font(theme::Type::Text, true));
    all.Add(order, wide);
    const std::array<wxString, 2> names{".attacker", ".defender"};
    const std::array<wxString, 2> labels{_("Attacker:"), _("Defender:")};
    for (std::size_t side = 0; side < 2; ++side) {
        m_plans[side] = new LossPlanField(m_figures, GetName() + names[side], labels[side], m_tables);
        all.Add(m_plans[side], wide);
        m_best_order[side] = add_line(all, names[side] + ".best_order");
        m_best_order[side]->SetFont(theme::font(theme::Type::Small));
    }
    m_next_round = add_line(all, ".next_round");
    m_next_round->SetFont(theme::font(theme::Type::Small));
    m_approximations = add_line(all, ".approximations");
    m_approximations->SetFont(theme::font(theme::Type::Small));
    m_approximations->SetForegroundColour(layout::quiet_ink());
    all.AddSpacer(theme::space(this, 2));
}

/// "Expected loss   9.4 against 23.0 IPC", and below it the same in pieces.
void OddsPanel::add_losses(wxSizer& all) {
    const std::array<wxString, 2> names{".attacker", ".defender"};
    const std::array<wxString, 2> what{".ipc", ".pieces"};
    constexpr int cells = 5;
    auto* const grid = new wxFlexGridSizer(cells, wxSize(theme::space(this, 1), FromDIP(2)));
    grid->AddGrowableCol(0, 1);
    for (std::size_t row = 0; row < what.size(); ++row) {
        grid->Add(row == 0 ? layout::label(m_figures, _("Expected loss")) : layout::hint(m_figures, _("pieces")));
        for (std::size_t side = 0; side < names.size(); ++side) {
            if (side > 0) {
                grid->Add(layout::hint(m_figures, _("against")));
            }
            auto*& figure = m_losses[2 * side + (row == 0 ? 1 : 0)];
            figure = new wxStaticText(m_figures, wxID_ANY, wxEmptyString);
            figure->SetName(GetName() + names[side] + what[row]);
            figure->SetFont(theme::font(theme::Type::Text, row == 0));
            figure->SetToolTip(side == 0 ? _("Attacker") : _("Defender"));
            grid->Add(figure, wxSizerFlags().Right());
            m_lines.push_back(figure);
        }
        grid->Add(layout::hint(m_figures, row == 0 ? _("IPC") : wxString{}));
    }
    all.Add(grid, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, theme::space(this, 2)));
}

/// What going on is worth, as a card.
void OddsPanel::add_advice(wxSizer& all) {
    m_advice = new wxPanel(m_figures);
    m_retreat = new wxStaticText(m_advice, wxID_ANY, wxEmptyString);
    m_retreat->SetName(GetName() + ".retreat");
    m_lines.push_back(m_retreat);
    auto* const inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(m_retreat, wxSizerFlags().Expand().Border(wxALL, theme::space(this, 2)));
    m_advice->SetSizer(inside);
    all.Add(m_advice, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, theme::space(this, 2)));
}

void OddsPanel::ask(const std::optional<BattleQuestion>& question) {
    if (!question) {
        m_question.reset();
        m_shown.reset();
        m_job.forget();
        show_sentence(_("There is no battle."));
        tell();
        return;
    }
    if (question == m_question) {
        if (std::exchange(m_every_eye, theme::for_every_eye()) != theme::for_every_eye() && m_shown) {
            show_figures(*m_shown); // in other colours
            fit();
        }
        return;
    }
    m_question = question;
    m_plans[0]->offer(kinds_of(question->attackers));
    m_plans[1]->offer(kinds_of(question->defenders));
    m_patience.StartOnce(greyed_after);
    start(Orders::NotYet);
}

void OddsPanel::start(Orders orders) {
    auto question = *m_question;
    question.compare_orders = orders == Orders::Compared;
    m_job.start([this, question, orders, workspace = m_workspace](const std::stop_token& stop) -> std::function<void()> {
        // Copied into a function that is copied: shared.
        const auto found = std::make_shared<BattleAnswer>(answer(question, *workspace, stop));
        return [this, found, orders] { show(*found, orders); };
    });
}

void OddsPanel::show(const BattleAnswer& answer, Orders orders) {
    if (answer.cancelled) {
        return;
    }
    if (answer.objection) {
        m_shown.reset();
        show_sentence(translate(*answer.objection, m_names));
        tell();
        return;
    }
    m_shown = answer;
    m_sentence->Hide();
    m_figures->Show();
    show_figures(answer);
    show_retreat(answer);
    if (orders == Orders::Compared) {
        show_orders(answer);
    }
    wxString approximations;
    for (const auto& sentence : answer.approximations) {
        approximations += (approximations.empty() ? "" : " ") + translate(sentence, m_names);
    }
    write(m_approximations, approximations);
    set_stale(false);
    fit();
    tell();
    if (orders == Orders::NotYet) {
        start(Orders::Compared);
    }
}

void OddsPanel::tell() {
    if (on_answer) {
        on_answer(m_shown ? &*m_shown : nullptr);
    }
}

void OddsPanel::show_sentence(const wxString& sentence) {
    m_sentence->SetLabelText(sentence);
    m_sentence->Show();
    m_figures->Hide();
    fit();
}

void OddsPanel::write(wxStaticText* line, const wxString& text) {
    line->Show(!text.empty());
    m_texts[line] = text;
    line->SetLabelText(text);
}

void OddsPanel::show_figures(const BattleAnswer& answer) {
    const auto& forecast = answer.to_the_end;
    const auto& odds = forecast.odds;
    m_bar->show(shares(forecast, colour_of_side(m_tables, m_question->attackers), colour_of_side(m_tables, m_question->defenders)));
    write(m_result, m_bar->text());
    write(m_capture,
          m_question->kind == BattleKind::Land ? wxString::Format(_("Chance to capture: %s"), percent(forecast.capture)) : wxString{});
    const std::array<double, 4> losses{forecast.attacker.pieces, forecast.attacker.ipc, forecast.defender.pieces, forecast.defender.ipc};
    for (std::size_t place = 0; place < losses.size(); ++place) {
        m_losses[place]->SetLabelText(one_decimal(losses[place]));
    }
    const int marker = m_question->may_retreat ? fewest_to_go_on(answer, count_of(m_question->defenders)) : 0;
    m_survivors->show({_("Defender left"), colour_of_side(m_tables, m_question->defenders), odds.defenders_left_and_lose},
                      {_("Attacker left"), colour_of_side(m_tables, m_question->attackers), odds.attackers_left_and_win}, odds.draw,
                      marker > 1 ? std::optional{marker} : std::nullopt, wxString::Format(_("stop below %d"), marker));
    const bool at_the_end = m_question->moment && at_end_of_round(m_question->moment->step);
    write(m_next_round, after_one_round(answer, at_the_end ? RoundMeant::Next : RoundMeant::This));
}

void OddsPanel::show_retreat(const BattleAnswer& answer) {
    write(m_retreat, answer.retreat            ? retreat_advice(answer, count_of(m_question->defenders))
                     : m_question->may_retreat ? wxString{}
                                               : _("Nobody may retreat from this battle."));
    const bool worth_it = answer.retreat && (!answer.retreat->now || answer.retreat->press_on);
    m_advice->SetBackgroundColour(worth_it ? theme::desk().good_ground : theme::desk().warn_ground);
    m_advice->Show(m_retreat->IsShown());
}

void OddsPanel::show_orders(const BattleAnswer& answer) {
    write(m_best_order[0], best_order(m_tables, answer.attacker_orders, Side::Attacker, m_question->kind));
    write(m_best_order[1], best_order(m_tables, answer.defender_orders, Side::Defender, m_question->kind));
}

void OddsPanel::set_stale(bool stale) {
    m_bar->set_stale(stale);
    m_survivors->set_stale(stale);
    for (auto* const line : m_lines) {
        const bool quiet = stale || line == m_approximations;
        line->SetForegroundColour(quiet ? layout::quiet_ink() : layout::ink());
        line->Refresh();
    }
}

void OddsPanel::fit() {
    // Not of the room beside the scroll bar: what it leaves would change what needs one.
    const int width = GetSize().GetWidth() - FromDIP(22);
    if (width > FromDIP(60)) {
        for (const auto& [line, text] : m_texts) {
            line->SetLabelText(text);
            line->Wrap(line == m_retreat ? width - theme::space(this, 4) : width);
            line->InvalidateBestSize();
        }
        m_sentence->Wrap(width);
    }
    GetSizer()->GetItem(static_cast<std::size_t>(0))->GetWindow()->InvalidateBestSize(); // the heading
    m_figures->InvalidateBestSize();
    FitInside();
    Layout();
}

} // namespace intendant::app::aa
