#include "app/widgets/dice_entry.hpp"

#include "app/base/accessible.hpp"
#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "app/widgets/digit_key.hpp"
#include "app/widgets/icons.hpp"
#include "app/widgets/key_line.hpp"
#include "app/widgets/shaker.hpp"

#include <wx/translation.h>

#include <charconv>
#include <optional>
#include <utility>

namespace intendant::app {

namespace {

constexpr int most_dice = 200;
constexpr int out_of_sight = -1000;

} // namespace

DiceEntry::DiceEntry(wxWindow* parent, const wxString& name, Hits hits)
    : wxPanel(parent), m_typed_on(this, [this](wxWindow* focus) {
          // One that is disabled or hidden keeps the keyboard for a while and drops what it is given.
          return focus != nullptr && (focus == m_keys || focus == m_hits) && focus->IsEnabled() && focus->IsShownOnScreen();
      }) {
    SetName(name);
    // Its letter leads to the field.
    new wxStaticText(this, wxID_ANY, _("&Dice:"), FromDIP(wxPoint(2 * out_of_sight, 0)), wxDefaultSize, wxST_ELLIPSIZE_END);
    m_keys = new wxTextCtrl(this, wxID_ANY, wxEmptyString, FromDIP(wxPoint(out_of_sight, 0)), FromDIP(wxSize(84, 38)), wxTE_PROCESS_ENTER);
    m_keys->SetName(name + ".keys");
    m_faces = new DiceFaces(this, name + ".faces");
    m_faces->on_click = [this] { go_on_in(*m_keys); };
    take(core::Die::SixFaces);
    auto* const row = new wxBoxSizer(wxHORIZONTAL);
    const auto beside = wxSizerFlags().CentreVertical().Border(wxLEFT | wxTOP | wxBOTTOM, FromDIP(6));
    auto* const count = new wxBoxSizer(wxVERTICAL);
    const auto counted = [&](const wxString& called) {
        auto* const line = layout::hint(this, wxEmptyString);
        line->SetFont(theme::font(theme::Type::Small));
        line->SetName(name + called);
        count->Add(line, wxSizerFlags().ReserveSpaceEvenIfHidden());
        return line;
    };
    m_progress = counted(".progress");
    m_so_far = counted(".so_far");
    row->Add(count, beside);
    if (hits == Hits::Offered) {
        m_hits_label = layout::label(this, _("or &hits:"));
        row->Add(m_hits_label, beside);
        m_hits = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, FromDIP(wxSize(48, -1)), wxTE_PROCESS_ENTER);
        m_hits->SetName(name + ".hits");
        m_hits->SetToolTip(_("How many of the dice hit, then Enter"));
        m_hits->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { typed_hits(); });
        m_hits->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { take_hits(); });
        row->Add(m_hits, beside);
    }
    m_roll = new wxButton(this, wxID_ANY, _("Thro&w for us"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    m_roll->SetName(name + ".roll");
    m_roll->SetBitmap(icon("toolbar/dice", layout::ink(), 20));
    m_roll->SetToolTip(_("The program throws; the log keeps how, so that the throw can be proved"));
    row->Add(m_roll, beside);
    m_beside = row;
    m_all = new wxBoxSizer(wxHORIZONTAL);
    m_all->Add(m_faces, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(8)));
    m_all->Add(row, wxSizerFlags().Border(wxRIGHT, FromDIP(8)));
    SetSizer(m_all);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        arrange();
        event.Skip();
    });
    const auto active = [this](wxFocusEvent& event) {
        m_faces->set_active(event.GetEventType() == wxEVT_SET_FOCUS);
        event.Skip();
    };
    m_keys->Bind(wxEVT_SET_FOCUS, active);
    m_keys->Bind(wxEVT_KILL_FOCUS, active);

    for (auto* const field : {m_keys, m_hits}) {
        if (field != nullptr) {
            read_dice_in(*field, [this](const wxString& sentence) {
                if (on_mistake) {
                    on_mistake(sentence);
                }
            });
        }
    }
    m_keys->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { typed_more(); });
    m_keys->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { finish(); });
    m_roll->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { roll(); });
    m_typed_on.on_unread = [this](const wxString& sentence) {
        if (on_unread) {
            on_unread(sentence);
        }
    };
}

void DiceEntry::put_before_roll(wxWindow& field) {
    field.MoveBeforeInTabOrder(GetChildren().front()); // who types the dice goes on without it
    m_beside->Insert(m_beside->GetItemCount() - 1, &field, wxSizerFlags().CentreVertical().Border(wxLEFT | wxTOP | wxBOTTOM, FromDIP(6)));
}

void DiceEntry::ask_for(int dice, Unseen unseen) {
    const bool stays = waits() && dice == m_dice; // typed for this throw, before what came between was booked
    m_dice = dice;
    m_unseen = unseen;
    m_asked = true;
    if (!m_on_its_way && stays) {
        return;
    }
    if (!m_on_its_way) {
        if (m_standing != Standing::GivenBack) { // of which it was said that it is not booked
            m_typed_on.tell(m_keys->GetValue() + (m_hits != nullptr ? m_hits->GetValue() : wxString{}));
        }
        m_standing = Standing::Nothing;
        m_keys->ChangeValue(wxEmptyString);
        if (m_hits != nullptr) {
            m_hits->ChangeValue(wxEmptyString);
        }
    }
    show_faces({});
}

void DiceEntry::give_back(const std::vector<int>& faces) {
    if (m_on_its_way || m_dice != static_cast<int>(faces.size())) {
        return;
    }
    wxString text;
    for (const int face : faces) {
        text += wxString::Format("%d", face);
    }
    m_keys->ChangeValue(text);
    m_by_hits = false;
    m_standing = Standing::TakenBack;
    show_faces(faces);
    if (m_keys->IsShownOnScreen()) {
        m_keys->SetFocus();
    }
    CallAfter([this] { // GTK selects all of a field that gets the keyboard
        if (m_standing == Standing::TakenBack) {
            const auto end = m_keys->GetLastPosition();
            m_keys->SetSelection(end - 1, end);
        }
    });
}

std::pair<wxString, wxString> DiceEntry::unfinished() const {
    return m_asked && !m_on_its_way ? std::pair{m_keys->GetValue(), m_hits != nullptr ? m_hits->GetValue() : wxString{}}
                                    : std::pair<wxString, wxString>{};
}

void DiceEntry::go_on_with(const std::pair<wxString, wxString>& typed) {
    const auto& [keys, hits] = typed;
    if (!m_asked || m_on_its_way || !m_keys->IsEmpty() || (m_hits != nullptr && !m_hits->IsEmpty())) {
        return;
    }
    const auto count = static_cast<int>(keys.length());
    if (m_dice > 0 && count > m_dice) {
        return; // of another throw
    }
    if (m_dice > 0 && count == m_dice) {
        std::vector<int> faces;
        for (const auto sign : keys) {
            faces.push_back(static_cast<int>(sign.GetValue()) - '0');
        }
        give_back(faces);
    } else if (!keys.empty()) {
        m_keys->SetValue(keys);
        m_keys->SetInsertionPointEnd();
    } else if (m_hits != nullptr && m_hits->IsShown()) {
        m_hits->ChangeValue(hits); // not as if it were typed: a whole number would be booked
        m_hits->SetInsertionPointEnd();
    }
}

void DiceEntry::call(const wxString& what) {
    m_what = what;
    show_faces(faces());
}

void DiceEntry::ask_for_none() { m_asked = false; }

void DiceEntry::set_focus() { go_on_in(*(m_by_hits ? m_hits : m_keys)); }

void DiceEntry::offer_hits(bool offered) {
    if (m_hits != nullptr && m_hits->IsShown() != offered) {
        m_hits->Show(offered);
        m_hits_label->Show(offered);
        m_by_hits = m_by_hits && offered;
        Layout();
    }
}

void DiceEntry::hits_on(int face) {
    m_hits_on = face;
    show_faces(faces());
}

void DiceEntry::set_large(bool large) {
    m_faces->set_large(large);
    arrange();
}

int DiceEntry::typed() const { return static_cast<int>(faces().size()); }

std::string DiceEntry::shown_faces() const {
    std::string shown;
    for (const int face : faces()) {
        shown += std::to_string(face);
    }
    return shown;
}

void DiceEntry::take(core::Die die) {
    m_die = die;
    const auto how =
        wxString::Format(_("Type what each die shows, one key from %d to %d a die"), core::lowest_face(die), core::highest_face(die));
    m_keys->SetToolTip(how);
    m_faces->say_how(how);
}

bool DiceEntry::is_face(char sign) const {
    const int face = sign - '0';
    return face >= core::lowest_face(m_die) && face <= core::highest_face(m_die);
}

std::vector<int> DiceEntry::faces() const {
    std::vector<int> result;
    for (const auto sign : to_utf8(m_keys->GetValue())) {
        if (is_face(sign)) {
            result.push_back(sign - '0');
        }
    }
    return result;
}

void DiceEntry::typed_more() {
    if (m_on_its_way) {
        return; // nobody knows yet what the next throw is; all of it is read, or told, when this one is booked
    }
    const auto text = m_keys->GetValue();
    std::string kept;
    wxString strange;
    for (const auto sign : text) {
        if (sign.IsAscii() && is_face(static_cast<char>(sign))) {
            kept += static_cast<char>(sign);
        } else if (sign != ' ' && sign != ',') {
            strange = sign;
        }
    }
    const auto limit = static_cast<std::size_t>(m_dice > 0 ? m_dice : most_dice);
    const auto beyond = kept.substr(std::min(kept.size(), limit));
    kept.resize(std::min(kept.size(), limit));
    if (to_wx(kept) != text) {
        m_keys->ChangeValue(to_wx(kept));
        m_keys->SetInsertionPointEnd();
    }
    if (goes_to_hits(strange)) {
        m_hits->SetFocus();
    } else if (!strange.empty() && on_mistake) {
        on_mistake(wxString::Format(_("A die shows %d to %d, not %s. Nothing was booked."), core::lowest_face(m_die),
                                    core::highest_face(m_die), strange));
    }
    show_faces(faces());
    if (on_count) {
        on_count(typed());
    }
    if (m_dice > 0 && typed() == m_dice) {
        complete(*m_keys, {.source = core::DiceSource::Table, .die = m_die, .faces = faces()}, kept, beyond);
    } else if (m_standing != Standing::TakenBack || typed() == 0) { // one face is changed; or all are typed anew
        m_standing = Standing::Nothing;
    }
}

void DiceEntry::finish() {
    const auto thrown = faces();
    if (m_on_its_way) {
        return;
    }
    if (thrown.empty() && on_nothing) {
        m_typed_on.begin(TypedOn::After::Answer);
        CallAfter([this] { on_nothing(); });
        return;
    }
    if (thrown.empty() || (m_dice > 0 && static_cast<int>(thrown.size()) != m_dice)) {
        if (on_mistake && m_dice > 0) {
            on_mistake(wxString::Format(_("This throw has %d dice; %d are typed."), m_dice, typed()));
        }
        return;
    }
    hand_on(*m_keys, {.source = core::DiceSource::Table, .die = m_die, .faces = thrown}, to_utf8(m_keys->GetValue()));
}

/// The last key of a throw was typed; `beyond`: more that was typed in one go.
void DiceEntry::complete(wxTextCtrl& field, const core::Throw& thrown, const std::string& typed, const std::string& beyond) {
    const bool unseen = m_unseen == Unseen::WaitsForEnter && m_typed_on.running();
    if (m_standing != Standing::Nothing || unseen) {
        if (!beyond.empty()) {
            field.ChangeValue(to_wx(typed));
            field.SetInsertionPointEnd();
            m_typed_on.tell(to_wx(beyond));
        }
        if (m_standing == Standing::Nothing) {
            m_standing = Standing::TypedOn;
            if (on_waiting) {
                on_waiting();
            }
        }
        return;
    }
    hand_on(field, thrown, typed);
    field.ChangeValue(to_wx(beyond));
    field.SetInsertionPointEnd();
}

/// The throw may change what this control asks for, even remove it: act when the key is done with.
void DiceEntry::hand_on(wxTextCtrl& field, const core::Throw& thrown, const std::string& typed) {
    m_typed_on.begin(TypedOn::After::Throw);
    m_by_hits = &field == m_hits;
    m_on_its_way = true;
    field.ChangeValue(wxEmptyString);
    CallAfter([this, &field, thrown, typed] { hand_on_now(field, thrown, typed); });
}

void DiceEntry::hand_on_now(wxTextCtrl& field, const core::Throw& thrown, const std::string& typed) {
    m_taken = false;
    if (on_throw) {
        on_throw(thrown);
    }
    m_on_its_way = false;
    m_standing = Standing::Nothing;
    const auto next = field.GetValue(); // typed meanwhile
    const bool fits = m_dice == 0 || thrown.source == core::DiceSource::Hits || static_cast<int>(thrown.faces.size()) == m_dice;
    if (auto* const other = std::exchange(m_other, nullptr)) {
        field.ChangeValue(to_wx(typed));
        m_standing = Standing::GivenBack;
        show_faces(faces());
        other->m_keys->AppendText(next);
        return;
    }
    if (m_taken && can_type(field)) {
        &field == m_hits ? typed_hits() : typed_more();
        return;
    }
    m_typed_on.stop();
    m_typed_on.tell(m_taken || fits ? next : to_wx(typed) + next);
    field.ChangeValue(!m_taken && fits ? to_wx(typed) : wxString{});
    field.SetInsertionPointEnd();
    m_standing = !m_taken && fits ? Standing::GivenBack : Standing::Nothing;
    show_faces(faces());
}

void DiceEntry::hand_over_to(DiceEntry& other) {
    m_other = &other;
    m_typed_on.end();
    other.set_focus();
}

bool DiceEntry::can_type(const wxTextCtrl& field) const {
    return m_asked && field.IsShownOnScreen() && field.IsEnabled() && wxWindow::FindFocus() == &field;
}

namespace {

std::optional<int> whole_number(const std::string& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = !text.empty() && error == std::errc{} && end == text.data() + text.size() && number >= 0;
    return whole ? std::optional{number} : std::nullopt;
}

} // namespace

void DiceEntry::typed_hits() {
    if (m_on_its_way || m_dice == 0) {
        return;
    }
    const auto text = to_utf8(m_hits->GetValue());
    for (std::size_t length = 1; length <= text.size(); ++length) {
        const auto typed = text.substr(0, length);
        const auto hits = whole_number(typed);
        if (hits && *hits <= m_dice && (*hits == 0 || *hits * 10 > m_dice)) {
            complete(*m_hits, {.source = core::DiceSource::Hits, .faces = {}, .hits = *hits}, typed, text.substr(length));
            return;
        }
    }
    m_standing = Standing::Nothing;
    if (const auto hits = whole_number(text); hits && *hits > m_dice) {
        take_hits(); // which says so
    }
}

void DiceEntry::take_hits() {
    const auto text = to_utf8(m_hits->GetValue());
    if (m_on_its_way) {
        return;
    }
    if (text.empty() && on_nothing) {
        m_typed_on.begin(TypedOn::After::Answer);
        CallAfter([this] { on_nothing(); });
        return;
    }
    const auto typed = whole_number(text);
    if (!typed || (m_dice > 0 && *typed > m_dice)) {
        m_hits->SelectAll();
        if (on_mistake) {
            on_mistake(!typed ? _("The number of hits is a whole number, 0 or more.")
                              : wxString::Format(_("This throw has %d dice; they cannot hit %d times."), m_dice, *typed));
        }
        return;
    }
    hand_on(*m_hits, {.source = core::DiceSource::Hits, .faces = {}, .hits = *typed}, text);
}

void DiceEntry::roll() {
    const int dice = m_dice > 0 ? m_dice : dice_to_roll ? dice_to_roll() : 1;
    if (dice > 0 && on_throw) {
        on_throw(shake(dice, m_die));
    }
}

namespace {

wxString letter_of_hits() { return wxString(_("or &hits:")).AfterFirst('&').Left(1).Upper(); }

} // namespace

std::vector<KeyLine> dice_keys() {
    const auto digits = wxString::Format("%d-%d", core::lowest_face(core::Die::SixFaces), core::highest_face(core::Die::SixFaces));
    return {{digits, _("What a die shows, one key a die; the last one books the throw"), _("Dice")},
            {letter_of_hits(), _("To the number of hits, where one is asked for"), _("Dice")},
            {name_of_key(WXK_BACK), _("Takes the last die back"), _("Dice")},
            {name_of_key(WXK_RETURN), _("Ends a throw of any number of dice"), _("Dice")}};
}

wxString DiceEntry::hits_key() const { return letter_of_hits(); }

bool DiceEntry::goes_to_hits(const wxString& sign) const {
    return !sign.empty() && m_hits != nullptr && m_hits->IsShown() && !m_on_its_way && sign.Upper() == hits_key();
}

void DiceEntry::show_faces(const std::vector<int>& faces) {
    const auto thrown = static_cast<int>(faces.size());
    m_progress->SetLabelText(m_dice > 1 ? wxString::Format(_("%d of %d"), thrown, m_dice) : wxString{});
    m_progress->Show(m_dice > 1);
    m_faces->show(faces, m_dice, m_hits_on);
    set_accessible_name(*m_keys, m_what.empty() ? m_faces->heard() : m_what + ". " + m_faces->heard());
    const int hits = m_faces->hits();
    const bool counted = m_hits_on > 0 && m_dice > 1 && thrown > 0;
    m_so_far->SetLabelText(counted ? wxString::Format(wxPLURAL("%d hit so far", "%d hits so far", hits), hits) : wxString{});
    m_so_far->Show(counted);
    arrange();
}

void DiceEntry::arrange() {
    // The words beside keep their room, so that nothing moves while dice are typed.
    m_progress->SetMinSize(
        wxSize(m_dice > 1 ? layout::widest(this, m_progress->GetFont(), {wxString::Format(_("%d of %d"), m_dice, m_dice)}) : 0, -1));
    const auto most = wxString::Format(wxPLURAL("%d hit so far", "%d hits so far", m_dice), m_dice);
    m_so_far->SetMinSize(wxSize(m_hits_on > 0 && m_dice > 1 ? layout::widest(this, m_so_far->GetFont(), {most}) : 0, -1));
    const int room = GetClientSize().GetWidth() - FromDIP(16);
    const int beside = m_beside->CalcMin().GetWidth();
    const bool one_line = m_faces->width_in_one_row() + beside <= room;
    m_all->SetOrientation(one_line ? wxHORIZONTAL : wxVERTICAL);
    auto* const item = m_all->GetItem(m_faces);
    item->SetProportion(one_line ? 1 : 0);
    item->SetFlag(one_line ? wxALIGN_CENTRE_VERTICAL | wxLEFT : wxEXPAND | wxLEFT);
    const wxSize wanted(FromDIP(120), m_faces->height_for(one_line ? room - beside : room));
    const auto before = m_all->GetMinSize().GetHeight();
    m_faces->SetMinSize(wanted);
    const bool higher = m_all->CalcMin().GetHeight() != before;
    InvalidateBestSize();
    Layout();
    if (higher) {
        std::vector<wxWindow*> around;
        for (auto* each = GetParent(); each != nullptr && !each->IsTopLevel(); each = each->GetParent()) {
            around.push_back(each);
        }
        for (auto each = around.rbegin(); each != around.rend(); ++each) {
            (*each)->Layout();
        }
    }
}

} // namespace intendant::app
