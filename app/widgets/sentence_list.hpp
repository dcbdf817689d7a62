#pragma once

#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <string>
#include <vector>

namespace intendant::app {

/// Sentences with a small number before each, in a place too narrow for a table: they take as many lines as they need, and the list
/// scrolls. Screen readers can read it.
class SentenceList : public wxScrolledWindow {
public:
    struct Row {
        std::string key; ///< shown as the number
        wxString words;
        friend bool operator==(const Row&, const Row&) = default;
    };

    SentenceList(wxWindow* parent, const wxString& name, const wxString& heading);

    void show(std::vector<Row> rows);
    const std::vector<Row>& rows() const { return m_rows; }
    /// How high all of it is in so much width. Units: pixels.
    int height_in(int width);

private:
    void wrap(int width);

    std::vector<Row> m_rows;
    std::vector<wxStaticText*> m_words;
    wxFlexGridSizer* m_lines;
    int m_wrapped_for{0};
};

} // namespace intendant::app
