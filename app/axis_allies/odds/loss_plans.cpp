#include "app/axis_allies/odds/loss_plans.hpp"

#include "app/base/settings.hpp"

#include <wx/tokenzr.h>
#include <wx/translation.h>

namespace intendant::app::aa {

namespace {

wxString key_of(Side side) { return side == Side::Attacker ? "/axis_allies/losses/attacker" : "/axis_allies/losses/defender"; }

} // namespace

LossPlan kept_plan(Side side) {
    LossPlan plan;
    plan.order = loss_order_of_id(to_utf8(settings().Read(key_of(side), wxString{}))).value_or(LossOrder::CheapestFirst);
    wxStringTokenizer names(settings().Read(key_of(side) + "_own", wxString{}), ",");
    while (names.HasMoreTokens()) {
        if (const auto unit = unit_of_id(to_utf8(names.GetNextToken()))) {
            plan.own.push_back(*unit);
        }
    }
    return plan;
}

void keep_plan(Side side, const LossPlan& plan) {
    wxString own;
    for (const auto unit : plan.own) {
        own += (own.empty() ? wxString{} : wxString{","}) + to_wx(id_of(unit));
    }
    settings().Write(key_of(side), to_wx(id_of(plan.order)));
    settings().Write(key_of(side) + "_own", own);
    settings().Flush();
}

wxString word(LossOrder order) {
    for (const auto& words : loss_orders) {
        if (words.order == order) {
            return wxGetTranslation(wxString{words.name});
        }
    }
    return {};
}

wxString word(const Tables& tables, const LossPlan& plan) {
    if (plan.order != LossOrder::Own) {
        return word(plan.order);
    }
    wxString text;
    for (const auto unit : plan.own) {
        text += (text.empty() ? wxString{} : wxString{", "}) + word(tables, unit);
    }
    return text.empty() ? word(plan.order) : text;
}

} // namespace intendant::app::aa
