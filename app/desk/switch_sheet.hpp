#pragma once

#include "app/base/layout.hpp"
#include "app/desk/clause_help.hpp"

#include <wx/checkbox.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>

#include <string>
#include <utility>
#include <vector>

/// Options of a table that are on or off, as boxes with what they mean.
namespace intendant::app {

/// The boxes of a sheet, whichever it is. Each is named NAME.ID.
template <class Options> class SwitchBoxes {
public:
    /// `cited`: stands behind what it means; empty: nothing does.
    wxCheckBox* add(wxWindow* sheet, const wxString& name, const core::Switch<Options>& option, const wxString& cited = {}) {
        auto* const box = new wxCheckBox(sheet, wxID_ANY, wxGetTranslation(to_wx(option.meaning)) + cited);
        box->SetName(name + "." + to_wx(option.id));
        m_boxes.emplace_back(option.on, box);
        return box;
    }
    void show(const Options& options) {
        for (const auto& [on, box] : m_boxes) {
            box->SetValue(options.*on);
        }
    }
    /// Sets what the boxes say.
    void read(Options& options) const {
        for (const auto& [on, box] : m_boxes) {
            options.*on = box->GetValue();
        }
    }

private:
    std::vector<std::pair<bool Options::*, wxCheckBox*>> m_boxes;
};

/// What stands under an open point: the id of its clause, or its text too.
enum class UnderPoint { Id, Text };

/// A sheet of rules that scrolls, with the points where a text is open. Its parts are laid out by hand; these are what each needs.
class ScrolledRules : public wxScrolledWindow {
protected:
    ScrolledRules(wxWindow* parent, const wxString& name);
    void add_heading(const wxString& text, const wxSizerFlags& lies);
    void add_box(wxCheckBox* box, const std::vector<core::Clause>& clauses, const std::string& clause, UnderPoint under);
    void add_point(const std::vector<core::Clause>& clauses, const std::string& clause, UnderPoint under, const wxSizerFlags& lies);
    wxSizerFlags under() const { return wxSizerFlags().Border(wxLEFT, FromDIP(28)); }
};

/// The same with the switches of these options. Controls are named NAME.WHAT.
template <class Options> class SwitchSheet : public ScrolledRules {
public:
    SwitchSheet(wxWindow* parent, const wxString& name) : ScrolledRules(parent, name), m_name(name) {}

    void show(const Options& options) { m_boxes.show(options); }
    Options options() const {
        Options options;
        m_boxes.read(options);
        return options;
    }
    /// A box for each open point, with its clause below. `switches`: a list of `core::Switch<Options>`.
    template <class Switches> void add_open_points(const Switches& switches, const std::vector<core::Clause>& clauses, UnderPoint under) {
        add_heading(_("Where the text is open, this table plays"), layout::spaced());
        for (const auto& option : switches) {
            add_box(m_boxes.add(this, m_name, option), clauses, std::string{option.clause}, under);
        }
    }

protected:
    wxString m_name;

private:
    SwitchBoxes<Options> m_boxes;
};

} // namespace intendant::app
