#pragma once

#include "model/axis_allies/components.hpp"

#include <wx/panel.h>

#include <vector>

namespace intendant::app::aa {

using namespace intendant::axis_allies;

/// `2 x 10 + 1 x 5`; a dash for nothing.
wxString word(const Certificates& certificates);

/// Certificates as they lie on the table, drawn, in groups with a word before each.
class CertificateStrip : public wxPanel {
public:
    struct Group {
        wxString title;
        Certificates certificates;
    };

    explicit CertificateStrip(wxWindow* parent);
    void show(std::vector<Group> groups);

private:
    void paint();

    std::vector<Group> m_groups;
};

} // namespace intendant::app::aa
