#pragma once

#include "app/desk/switch_sheet.hpp"
#include "model/axis_allies/options.hpp"

#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

namespace intendant::app::aa {

using namespace intendant::axis_allies;

/// Edition, depth of the books and every switch of the rules, each with its clause. Rule: S-26.
class SwitchList : public wxScrolledWindow {
public:
    SwitchList(wxWindow* parent, const wxString& name);

    void show(const Options& options);
    Options options() const;

private:
    /// What the edition's preset sets, and what is set otherwise here.
    void tell_preset();

    wxChoice* m_edition;
    wxChoice* m_depth;
    wxStaticText* m_preset;
    int m_wrapped_for{0};
    SwitchBoxes<Options> m_boxes;
};

} // namespace intendant::app::aa
