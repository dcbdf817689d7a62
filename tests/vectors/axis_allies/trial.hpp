#pragma once

#include "db/session/axis_allies/session.hpp"
#include "tests/vectors/axis_allies/example.hpp"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace intendant::test {

/// Plays one game of the written form, as README.md tells it, in one edition, and keeps what turned out otherwise than the
/// books say.
class Trial {
public:
    /// `clauses`: one of them must be named by a refusal or a stop that is expected without a `cite` of its own.
    Trial(std::set<std::string> clauses, const db::Json& trial, std::string edition);

    std::vector<std::string> play(const db::Json& trial);

    /// Hears every refusal and warning that the rules give.
    std::function<void(const core::RuleRef&, const core::Message&)> on_objection;

private:
    void perform(db::Json step);
    /// True when the command stands in the books afterwards.
    bool book(const db::Json& command, const std::string& wanted, const std::vector<std::string>& cited, const std::string& reason);
    void look(const db::Json& expected);
    const db::Json* event_of(const std::string& type) const;
    void compare_event(const std::string& type, const db::Json& expected);
    /// `figures`: dotted paths and what stands there; 0, null and nothing in it all mean that nothing stands there.
    void compare(const std::string& what, const db::Json& document, const db::Json& figures);
    void note(const std::string& what);

    std::shared_ptr<const axis_allies::Tables> m_tables;
    std::set<std::string> m_clauses;
    std::string m_edition;
    db::AxisAlliesSession m_session;
    std::string m_place;
    db::Json m_events;
    std::vector<std::string> m_found;
};

} // namespace intendant::test
