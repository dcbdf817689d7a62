#pragma once

#include "app/desk/switch_sheet.hpp"

#include <wx/choice.h>
#include <wx/translation.h>

#include <algorithm>
#include <array>

namespace intendant::app {

/// A sheet of switches above which stands how much the books keep: the whole map, battles without it, or neither. `Options::depth` is an enum of these
/// three.
template <class Options> class DepthSheet : public SwitchSheet<Options> {
public:
    void show(const Options& options) {
        m_depth->SetSelection(static_cast<int>(std::ranges::find(offered, options.depth) - offered.begin()));
        SwitchSheet<Options>::show(options);
    }
    Options options() const {
        auto options = SwitchSheet<Options>::options();
        options.depth = offered[static_cast<std::size_t>(m_depth->GetSelection())];
        return options;
    }

protected:
    /// `books`: what the least of the three keeps, in the words of the game.
    DepthSheet(wxWindow* parent, const wxString& name, const wxString& books) : SwitchSheet<Options>(parent, name) {
        auto* const row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(layout::label(this, _("&Depth of the books:")), layout::line());
        wxArrayString depths;
        depths.Add(_("Whole map: and where each counter stands"));
        depths.Add(_("Books and battles: and the battles, without the map"));
        depths.Add(books);
        m_depth = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, depths);
        m_depth->SetName(name + ".depth");
        row->Add(m_depth, layout::line());
        this->GetSizer()->Add(row);
    }

private:
    using Depth = decltype(Options::depth);
    static constexpr std::array offered{Depth::WholeMap, Depth::Battles, Depth::Books};

    wxChoice* m_depth;
};

} // namespace intendant::app
