#pragma once

#include "app/axis_allies/odds/loss_plan_field.hpp"
#include "app/base/text.hpp"
#include "app/widgets/latest_job.hpp"

#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/timer.h>

#include <array>
#include <map>
#include <memory>

namespace intendant::app {
class ShareBar;
class SurvivorsBars;
} // namespace intendant::app

namespace intendant::app::aa {

/// What will come of a battle, worked out anew for each question off the window's thread; while a new answer is on its
/// way the old figures are greyed. Holds the orders of loss of both sides, which the question takes from here.
class OddsPanel : public wxScrolledWindow {
public:
    OddsPanel(wxWindow* parent, const wxString& name, const Tables& tables, Names names);

    /// Works this out and shows it; nothing: there is no battle to work out.
    void ask(const std::optional<BattleQuestion>& question);
    const LossPlan& plan(Side side) const { return m_plans[static_cast<std::size_t>(side)]->plan(); }
    /// The answer that is shown; nothing before the first one and while there is no battle.
    const std::optional<BattleAnswer>& shown() const { return m_shown; }
    /// Everything asked for has arrived.
    bool up_to_date() const { return !m_job.running(); }

    /// The order of loss of a side was chosen anew.
    std::function<void(Side)> on_plan;
    /// Another answer is shown; nothing: there is none.
    std::function<void(const BattleAnswer*)> on_answer;

private:
    enum class Orders { Compared, NotYet };

    void add_figures(wxSizer& all);
    wxStaticText* add_line(wxSizer& all, const wxString& name);
    void add_losses(wxSizer& all);
    void add_advice(wxSizer& all);
    void tell();
    void start(Orders orders);
    void show(const BattleAnswer& answer, Orders orders);
    void show_figures(const BattleAnswer& answer);
    void show_retreat(const BattleAnswer& answer);
    void show_orders(const BattleAnswer& answer);
    void show_sentence(const wxString& sentence);
    void write(wxStaticText* line, const wxString& text);
    void set_stale(bool stale);
    void fit();

    const Tables& m_tables;
    Names m_names;
    wxStaticText* m_sentence;
    wxPanel* m_figures;
    ShareBar* m_bar;
    SurvivorsBars* m_survivors;
    std::vector<wxStaticText*> m_lines;
    std::map<wxStaticText*, wxString> m_texts; ///< of the lines that wrap, before they are wrapped
    wxStaticText* m_result;
    wxStaticText* m_capture;
    std::array<wxStaticText*, 4> m_losses{}; ///< pieces and IPC of the attacker, of the defender
    wxStaticText* m_next_round;
    wxStaticText* m_retreat;
    wxPanel* m_advice; ///< behind what going on is worth
    std::array<LossPlanField*, 2> m_plans{};
    std::array<wxStaticText*, 2> m_best_order{};
    wxStaticText* m_approximations;

    std::optional<BattleQuestion> m_question;
    std::optional<BattleAnswer> m_shown;
    bool m_every_eye{false};                      ///< the colours of what is shown
    std::shared_ptr<odds::Workspace> m_workspace; ///< the worker's alone
    wxTimer m_patience;                           ///< figures that change at once are not greyed first
    LatestJob m_job;
};

} // namespace intendant::app::aa
