#pragma once

#include "app/desk/turn_head.hpp"

#include <wx/window.h>

#include <functional>
#include <utility>
#include <vector>

namespace intendant::app {

/// The accounts of the game as cards beside each other, large enough to be read across the table. Left and Right go from card to
/// card; Enter or a click on a figure asks for the entries behind it.
class AccountStrip : public wxWindow {
public:
    enum class Part { Figure, Detail };

    explicit AccountStrip(wxWindow* parent);

    void show(std::vector<Account> accounts);
    const std::vector<Account>& accounts() const { return m_accounts; }
    /// Where a part of a card stands. Units: pixels of this window.
    wxRect place_of(std::size_t account, Part part) const;

    /// What is written beside the figure of a card, and below it, as far as there is room.
    std::pair<wxString, wxString> words_of(std::size_t account) const { return words_at(account, type_of(account)); }

    /// What is heard of a card.
    wxString text_of(std::size_t account) const;

    std::function<void(const std::string& key, Part)> on_figure;

protected:
    wxSize DoGetBestClientSize() const override;

private:
    wxString heard() const;
    wxRect card(std::size_t account) const;
    /// How large the type of a card is beside the usual one: where type is large and the card narrow, smaller, so that nothing is cut.
    double type_of(std::size_t account) const;
    std::pair<wxString, wxString> words_at(std::size_t account, double type) const;
    int width_of(const wxString& words, const wxFont& font) const;
    wxString shortened(const wxString& words, const wxFont& font, int room) const;
    int left_of_words(std::size_t place) const;
    void paint();
    void key(wxKeyEvent& event);

    std::vector<Account> m_accounts;
    std::size_t m_at{0}; ///< the card that the keyboard is on
};

} // namespace intendant::app
