#pragma once

#include <wx/bmpbndl.h>
#include <wx/colour.h>
#include <wx/window.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace intendant::app {

/// A short list of things as cards: a picture, words, a figure at the right, and a cross that takes the thing back. Up and Down go
/// from card to card, Enter picks one, Delete takes it back.
class CardList : public wxWindow {
public:
    enum class Tone { Quiet, Good, Bad };
    struct Row {
        std::string key;
        wxBitmapBundle picture;
        wxString words;
        wxString figure{};
        Tone tone{Tone::Quiet};
        bool removable{false};
        wxString tip{}; ///< the whole of it, where the words are short
    };

    CardList(wxWindow* parent, const wxString& name);

    void show(std::vector<Row> rows);
    const std::vector<Row>& rows() const { return m_rows; }
    /// Where a card, and the cross on it, stands. Units: pixels of this window.
    wxRect place_of(std::size_t row) const;
    wxRect cross_of(std::size_t row) const;
    /// Of one card with what lies between it and the next. Units: pixels.
    int height_of_row() const;

    bool AcceptsFocus() const override { return !m_rows.empty(); }

    std::function<void(const std::string& key)> on_pick;
    std::function<void(const std::string& key)> on_remove;

protected:
    wxSize DoGetBestClientSize() const override;

private:
    /// Turns the list by so many rows, as far as there are any.
    void turn(int rows);
    wxString heard() const;
    void say_row();
    void paint();
    void key(wxKeyEvent& event);
    bool is_drawn(std::size_t row) const;
    std::optional<std::size_t> row_at(wxPoint point) const;

    std::vector<Row> m_rows;
    std::size_t m_at{0};
    std::size_t m_first{0}; ///< the row that stands at the top
};

} // namespace intendant::app
