#include "app/seat/doorkeeper.hpp"

#include "app/seat/fault.hpp"
#include "model/core/printable.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

namespace intendant::seat {

namespace {

/// A cookie of an enciphered evening is never overwritten by one that is not: each kind has its own.
constexpr std::string_view cookie_name_of(bool tls) { return tls ? "intendant_seat_tls" : "intendant_seat"; }
constexpr std::size_t id_signs = 32;
constexpr std::size_t proof_signs = 32;
constexpr int most_wrong = 5;
constexpr std::size_t most_seats = 16;       ///< of a visitor
constexpr std::size_t most_kept = 60;        ///< proposals, settled ones among them
constexpr std::size_t most_waiting = 20;     ///< of all visitors
constexpr std::size_t most_waiting_mine = 4; ///< of one
constexpr std::size_t most_values = 64;
constexpr std::size_t most_signs = 500; ///< in a note, or any value
constexpr std::size_t most_visitors = 1000;
constexpr std::uint64_t most_changed = 1000; ///< dice of a photograph, by hand

/// Takes the same time for any two texts of this length.
bool same(std::string_view given, std::string_view right) {
    return given.size() == right.size() && CRYPTO_memcmp(given.data(), right.data(), right.size()) == 0;
}

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= id_signs &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos;
}

/// Its dice are those of a camera, where it has one field of dice.
void say_camera(Proposal& proposal, const core::Form& form) {
    const auto is_dice = [](const core::FormField& field) { return field.kind == core::FormField::Kind::Dice; };
    const auto field = std::ranges::find_if(form.fields, is_dice);
    if (field == form.fields.end() || std::count_if(form.fields.begin(), form.fields.end(), is_dice) != 1) {
        return;
    }
    if (auto dice = core::throw_in(proposal.values, field->key)) {
        dice->source = core::DiceSource::Camera;
        dice->corrected = *proposal.changed_of_read;
        proposal.values[field->key] = core::as_filled(*dice);
    }
}

/// The parts of a text between signs.
std::vector<std::string_view> parts_of(std::string_view text, char between) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const auto end = text.find(between);
        parts.push_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
    }
    return parts;
}

Text text_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        throw Fault({INTENDANT_TR("The file {name} cannot be read, so there is no page to show."), {{"name", core::words(file.string())}}});
    }
    return std::make_shared<const std::string>(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

Text shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

/// The language that the request asks for by name, else the first of the browser's that there is.
core::Language language_of(std::string_view query, std::string_view accepted) {
    if (query.starts_with("lang=")) {
        return core::language_of_code(query.substr(5)).value_or(core::Language::English);
    }
    for (const auto each : parts_of(accepted.substr(0, 100), ',')) {
        const auto begin = each.find_first_not_of(' ');
        if (begin != std::string_view::npos) {
            if (const auto known = core::language_of_code(each.substr(begin, 2))) {
                return *known;
            }
        }
    }
    return core::Language::English;
}

} // namespace

Doorkeeper::Doorkeeper(Evening evening, std::set<std::string, std::less<>> hosts, const std::filesystem::path& pages)
    : m_evening(std::move(evening)), m_hosts(std::move(hosts)), m_page(text_of(pages / "seat.html")) {
    m_files["/seat.css"] = {"text/css", text_of(pages / "seat.css")};
    for (const std::string script : {"seat.js", "dice_camera.js", "dice_reader.js", "dice_pips.js", "dice_faces.js"}) {
        m_files["/" + script] = {"text/javascript", text_of(pages / script)};
    }
    m_files["/icon.svg"] = {"image/svg+xml", text_of(pages.parent_path() / "icons" / "app" / "intendant.svg")};
}

std::string Doorkeeper::say(core::Language language, const core::Message& sentence) const {
    return m_snapshot ? m_snapshot->speaker->say(language, sentence) : core::fill(sentence.id, sentence);
}

Reply Doorkeeper::said(int status, core::Language language, const char* sentence) const { return said(status, language, {sentence, {}}); }

Reply Doorkeeper::said(int status, core::Language language, const core::Message& sentence) const {
    return {.status = status, .body = shared(sentence_json(say(language, sentence))), .language = language};
}

/// A page that needs nothing else: for who is not let in.
Reply Doorkeeper::page(int status, core::Language language, const char* sentence) const {
    const std::string head =
        R"(<!DOCTYPE html><html lang=")" + std::string{core::code_of(language)} +
        R"("><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Intendant</title><main><h1>Intendant</h1><p>)";
    return {.status = status,
            .type = "text/html",
            .body = shared(head + say(language, {sentence, {}}) + "</p></main></html>"),
            .language = language};
}

std::string Doorkeeper::proof_of(std::string_view what) const {
    std::array<unsigned char, EVP_MAX_MD_SIZE> sum{};
    unsigned int size = 0;
    HMAC(EVP_sha256(), m_evening.secret.data(), static_cast<int>(m_evening.secret.size()),
         reinterpret_cast<const unsigned char*>(what.data()), what.size(), sum.data(), &size); // NOLINT: as the C interface has it
    std::string text;
    constexpr std::string_view digits = "0123456789abcdef";
    for (std::size_t i = 0; i < proof_signs / 2; ++i) {
        text += digits[sum[i] >> 4U];
        text += digits[sum[i] & 15U];
    }
    return text;
}

/// `ID.PROOF`, then `~SEAT.PROOF` for each seat; a seat's proof holds as long as its number.
std::string Doorkeeper::cookie_of(const Visitor& visitor) const {
    auto text = visitor.id + "." + proof_of(visitor.id);
    for (const auto& seat : visitor.seats) {
        const auto number = m_evening.numbers.find(seat);
        text += "~" + seat + "." + proof_of(visitor.id + " " + seat + " " + (number == m_evening.numbers.end() ? "" : number->second));
    }
    return std::string{cookie_name_of(m_evening.tls)} + "=" + text +
           "; HttpOnly; SameSite=Strict; Path=/; Max-Age=" + std::to_string(evening_lasts) + (m_evening.tls ? "; Secure" : "");
}

std::optional<Doorkeeper::Visitor> Doorkeeper::visitor_of(std::string_view cookie) const {
    std::string_view value;
    const auto cookie_name = cookie_name_of(m_evening.tls);
    for (auto each : parts_of(cookie, ';')) {
        each.remove_prefix(std::min(each.find_first_not_of(' '), each.size()));
        if (each.starts_with(cookie_name) && each.substr(cookie_name.size()).starts_with('=')) {
            value = each.substr(cookie_name.size() + 1);
        }
    }
    const auto parts = parts_of(value, '~');
    if (parts.empty() || parts.size() > most_seats + 1 || parts[0].size() != id_signs + 1 + proof_signs || parts[0][id_signs] != '.') {
        return std::nullopt;
    }
    Visitor visitor{.id = std::string{parts[0].substr(0, id_signs)}, .seats = {}};
    if (!is_id(visitor.id) || !same(parts[0].substr(id_signs + 1), proof_of(visitor.id))) {
        return std::nullopt;
    }
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto point = parts[i].find('.');
        const std::string seat{parts[i].substr(0, point)};
        const auto number = m_evening.numbers.find(seat);
        if (point != std::string_view::npos && is_id(seat) &&
            same(parts[i].substr(point + 1),
                 proof_of(visitor.id + " " + seat + " " + (number == m_evening.numbers.end() ? "" : number->second)))) {
            visitor.seats.insert(seat);
        }
    }
    return visitor;
}

Reply Doorkeeper::answer(const Request& request, Clock::time_point now, std::int64_t seconds) {
    const auto question = request.target.find('?');
    const auto path = request.target.substr(0, question);
    const auto query = question == std::string_view::npos ? std::string_view{} : request.target.substr(question + 1);
    const auto language = language_of(query, request.accept_language);
    if (!m_hosts.contains(request.host)) {
        return said(421, language, INTENDANT_TR("This address is not the one that the table shows. Scan the code again."));
    }
    if (!request.origin.empty()) {
        const std::string_view scheme = m_evening.tls ? "https://" : "http://";
        if (!request.origin.starts_with(scheme) || request.origin.substr(scheme.size()) != request.host) {
            return said(403, language, INTENDANT_TR("Another page may not ask for the books."));
        }
    }
    if (request.method != "GET" && request.method != "POST") {
        return said(405, language, INTENDANT_TR("The books are only read and proposed to."));
    }
    if (seconds >= m_evening.until) {
        return page(403, language, INTENDANT_TR("This evening is over. When the books are shown again, scan the new code."));
    }
    constexpr std::string_view door = "/j/";
    if (path.starts_with(door) && request.method == "GET") {
        if (!same(path.substr(door.size()), m_evening.token)) {
            return page(403, language, INTENDANT_TR("This code is not of this evening. Scan the one that the table shows now."));
        }
        const auto known = visitor_of(request.cookie); // who scans again keeps his seat
        const Visitor visitor = known ? *known : Visitor{.id = random_hex(id_signs / 2), .seats = {}};
        return {.status = 200, .type = "text/html", .body = m_page, .set_cookie = cookie_of(visitor), .language = language};
    }
    const auto visitor = visitor_of(request.cookie);
    if (!visitor) {
        return page(403, language, INTENDANT_TR("Scan the code that the table shows: this browser is not known this evening."));
    }
    if (request.method == "GET") {
        auto reply = get(request, path, language);
        reply.visitor = visitor->id;
        for (const auto& seat : visitor->seats) {
            reply.visitor += " " + seat;
        }
        return reply;
    }
    if (request.origin.empty() || !request.content_type.starts_with("application/json")) {
        return said(403, language, INTENDANT_TR("Only the page of the books may propose."));
    }
    if (!m_snapshot) {
        return said(503, language, INTENDANT_TR("The books are not ready yet; try again in a moment."));
    }
    auto reply = post(request, path, language, *visitor, now);
    reply.visitor = visitor->id;
    return reply;
}

Reply Doorkeeper::get(const Request& request, std::string_view path, core::Language language) {
    if (path == "/") {
        return {.status = 200, .type = "text/html", .body = m_page, .language = language};
    }
    if (const auto file = m_files.find(path); file != m_files.end() && path == request.target) {
        return {.status = 200, .type = file->second.first, .body = file->second.second, .language = language};
    }
    if (!m_snapshot) {
        return said(503, language, INTENDANT_TR("The books are not ready yet; try again in a moment."));
    }
    if (path == "/words") {
        auto& words = m_words[language];
        if (!words) {
            words = shared(words_json(*m_snapshot->speaker, language));
        }
        return {.body = words, .language = language};
    }
    if (path == "/state") {
        constexpr std::size_t before = std::string_view{"event: state\ndata: "}.size();
        const auto event = state_event(language); // made once, however often it is asked for
        return {.body = shared(event->substr(before, event->size() - before - 2)), .language = language};
    }
    if (path == "/board.svg" && m_snapshot->board) {
        return {.status = 200, .type = "image/svg+xml", .body = m_snapshot->board, .language = language};
    }
    if (path == "/events") {
        return {.type = "text/event-stream", .stream = true, .language = language};
    }
    return said(404, language, INTENDANT_TR("There is nothing at this address."));
}

/// A few at once, then so many a second.
bool Doorkeeper::too_fast(const std::string& who, Clock::time_point now, double at_once, double a_second) {
    if (m_pace.size() > most_visitors) {
        m_pace.clear();
    }
    auto& pace = m_pace.try_emplace(who, Pace{at_once, now}).first->second;
    pace.left = std::min(at_once, pace.left + a_second * std::chrono::duration<double>(now - pace.at).count());
    pace.at = now;
    pace.left -= 1;
    const bool fast = pace.left < 0;
    pace.left = std::max(pace.left, -1.0);
    return fast;
}

Reply Doorkeeper::post(const Request& request, std::string_view path, core::Language language, Visitor visitor, Clock::time_point now) {
    constexpr std::array<std::string_view, 7> paths{"/join", "/leave", "/form", "/check", "/propose", "/need", "/need_form"};
    if (std::ranges::find(paths, path) == paths.end()) {
        return said(404, language, INTENDANT_TR("There is nothing at this address."));
    }
    // A device may pass for many visitors: it is slowed down as one, before they are.
    // What a form offers is asked for with each tap on it.
    const bool taps = path == "/form" || path == "/need_form";
    if ((!request.device.empty() && too_fast((taps ? "taps at " : "at ") + std::string{request.device}, now, 40, taps ? 20 : 4)) ||
        too_fast((taps ? "taps of " : "") + visitor.id, now, taps ? 30 : 10, taps ? 5 : 1)) {
        return said(429, language, INTENDANT_TR("That is too fast; wait a few seconds."));
    }
    const auto json = nlohmann::json::parse(request.body, nullptr, false);
    const auto text = [&](const nlohmann::json& in, const char* key) {
        const auto found = in.find(key);
        return found != in.end() && found->is_string() ? found->get<std::string>() : std::string{};
    };
    if (!json.is_object()) {
        return said(400, language, INTENDANT_TR("This is not what the page of the books sends."));
    }
    const auto seat = text(json, "seat");
    if (path == "/leave") {
        visitor.seats.erase(seat);
        return {.body = shared("{}"), .set_cookie = cookie_of(visitor), .language = language};
    }
    if (path == "/join") {
        return join(seat, text(json, "number"), language, std::move(visitor));
    }
    Proposal proposal{.id = {},
                      .seat = seat,
                      .form = text(json, "form"),
                      .situation =
                          json.value("situation", nlohmann::json{}).is_number_integer() ? json["situation"].get<std::int64_t>() : -1};
    const auto values = json.find("values");
    if (values == json.end() || !values->is_object() || values->size() > most_values || !is_id(proposal.form)) {
        return said(400, language, INTENDANT_TR("This is not what the page of the books sends."));
    }
    for (const auto& [key, value] : values->items()) {
        if (!value.is_string() || key.size() > most_signs || value.get_ref<const std::string&>().size() > 4 * most_signs ||
            !core::is_utf8(value.get_ref<const std::string&>()) || core::characters_in(value.get_ref<const std::string&>()) > most_signs) {
            return said(400, language, INTENDANT_TR("A text is too long: no more than 500 characters."));
        }
        proposal.values[key] = value.get<std::string>();
    }
    if (proposal.form != "note" && core::says_source(proposal.values)) {
        return said(400, language, INTENDANT_TR("This is not what the page of the books sends."));
    }
    if (path == "/need" || path == "/need_form") {
        return need(proposal, taps, language, visitor);
    }
    if (const auto read = json.find("read");
        read != json.end() && read->is_number_unsigned() && read->get<std::uint64_t>() <= most_changed) {
        proposal.changed_of_read = read->get<int>();
    }
    return taps ? fill(proposal, language, visitor) : propose(std::move(proposal), path == "/check", language, visitor);
}

Reply Doorkeeper::join(const std::string& seat, const std::string& number, core::Language language, Visitor visitor) {
    const auto& accounts = m_snapshot->page.accounts;
    if (!is_id(seat) || std::ranges::find(accounts, seat, &core::SeatAccount::id) == accounts.end()) {
        return said(404, language, INTENDANT_TR("This game has no such seat."));
    }
    if (const auto right = m_evening.numbers.find(seat); right != m_evening.numbers.end()) {
        const auto left = [&] { return most_wrong - std::max(wrong_of_seat(seat), wrong_of_visitor(visitor.id)); };
        const auto closed = [&] {
            return said(423, language,
                        wrong_of_seat(seat) >= most_wrong
                            ? INTENDANT_TR("This seat is closed after five wrong numbers. The banker can open it.")
                            : INTENDANT_TR("Five wrong numbers came from this browser. The banker can open the seats again."));
        };
        if (left() <= 0) {
            return closed();
        }
        if (!same(number, right->second)) {
            ++m_wrong[seat][visitor.id];
            if (left() > 0) {
                return said(403, language,
                            {INTENDANT_TR("This is not the number of the seat. {left} {left:try is|tries are} left."),
                             {{"left", core::number(left())}}});
            }
            m_mine_version += wrong_of_seat(seat) >= most_wrong ? 1 : 0;
            if (on_closed) {
                on_closed(seat); // or for him alone: whoever opens it lets him try again
            }
            return closed();
        }
        if (const auto known = m_wrong.find(seat); known != m_wrong.end()) {
            known->second.erase(visitor.id); // his own mistakes; what others tried is not forgiven for it
        }
    }
    if (visitor.seats.size() < most_seats) {
        visitor.seats.insert(seat);
    }
    return {.body = shared("{}"), .set_cookie = cookie_of(visitor), .language = language};
}

/// The form as it stands now, whatever it was filled in for.
Reply Doorkeeper::fill(const Proposal& proposal, core::Language language, const Visitor& visitor) const {
    if (!visitor.seats.contains(proposal.seat)) {
        return said(403, language, INTENDANT_TR("Only whoever has this seat may propose for it."));
    }
    const auto form = m_snapshot->form ? m_snapshot->form(proposal.form, proposal.values) : std::nullopt;
    if (!form || std::ranges::find(form->seats, proposal.seat) == form->seats.end()) {
        return said(409, language, INTENDANT_TR("Nothing like this is needed now, or not from this seat."));
    }
    return {.body = shared(form_json(*form, *m_snapshot, language)), .language = language};
}

/// The question as it stands with these values, or that it is being worked out. Nothing is booked, so books that can only be read answer too.
Reply Doorkeeper::need(const Proposal& question, bool only_form, core::Language language, const Visitor& visitor) {
    if (!visitor.seats.contains(question.seat)) {
        return said(403, language, INTENDANT_TR("Only whoever has a seat may ask."));
    }
    if (!m_snapshot->need_form) {
        return said(409, language, INTENDANT_TR("This game cannot be asked that."));
    }
    if (only_form) {
        return {.body = shared(form_json(m_snapshot->need_form(question.values), *m_snapshot, language)), .language = language};
    }
    m_needs.erase(visitor.id);
    ++m_mine_version;
    if (m_needs.size() >= most_kept || !on_need || !on_need(visitor.id, m_snapshot, question.values)) {
        return said(429, language, INTENDANT_TR("Too many questions are being worked out; ask again in a moment."));
    }
    m_needs[visitor.id] = {};
    return {.status = 202, .body = shared("{}"), .language = language};
}

void Doorkeeper::needed(const std::string& visitor, const std::shared_ptr<const Snapshot>& of, std::vector<core::Message> answer,
                        bool late) {
    const auto asked = m_needs.find(visitor);
    if (asked == m_needs.end() || of->situation != m_snapshot->situation) {
        return; // of books that are no more
    }
    asked->second = {.is = late ? Asked::Is::Late : Asked::Is::Answered, .answer = std::move(answer)};
    ++m_mine_version;
}

Reply Doorkeeper::propose(Proposal proposal, bool only_check, core::Language language, const Visitor& visitor) {
    if (!visitor.seats.contains(proposal.seat)) {
        return said(403, language, INTENDANT_TR("Only whoever has this seat may propose for it."));
    }
    if (!m_snapshot->takes_proposals) {
        return said(403, language, INTENDANT_TR("The books can only be read here; nobody books proposals."));
    }
    if (proposal.form == "note") {
        const auto note = proposal.values.find("text");
        if (note == proposal.values.end() || note->second.find_first_not_of(" \t\r\n") == std::string::npos) {
            return said(400, language, INTENDANT_TR("The note is empty."));
        }
        proposal.title = {INTENDANT_TR("A note for the log"), {}};
        proposal.checked = {.sentences = {{INTENDANT_TR("Note: {text}"), {{"text", core::words(note->second)}}}}};
    } else {
        if (proposal.situation != m_snapshot->situation) {
            return said(409, language, INTENDANT_TR("The game has moved on; look again and propose again."));
        }
        const auto& forms = m_snapshot->page.forms;
        const auto form = std::ranges::find(forms, proposal.form, &core::Form::id);
        if (form == forms.end() || std::ranges::find(form->seats, proposal.seat) == form->seats.end()) {
            return said(409, language, INTENDANT_TR("Nothing like this is needed now, or not from this seat."));
        }
        proposal.title = form->title;
        proposal.face_down = m_snapshot->face_down.contains(form->id);
        if (proposal.changed_of_read) {
            say_camera(proposal, *form);
        }
        proposal.checked = m_snapshot->check(proposal.form, proposal.values);
        if (proposal.changed_of_read && !proposal.checked.refused) {
            proposal.checked.sentences.push_back({INTENDANT_TR("The dice were read by the camera, {count} changed by hand."),
                                                  {{"count", core::number(*proposal.changed_of_read)}}});
        }
    }
    const auto checked = shared(checked_json(proposal.checked, *m_snapshot, language));
    if (only_check || proposal.checked.refused) {
        return {.status = proposal.checked.refused ? 422 : 200, .body = checked, .language = language};
    }
    const auto waiting = std::ranges::count(m_proposals, Standing::Is::Waiting, &Standing::is);
    const auto mine = std::ranges::count_if(
        m_proposals, [&](const Standing& each) { return each.is == Standing::Is::Waiting && each.visitor == visitor.id; });
    if (waiting >= static_cast<std::ptrdiff_t>(most_waiting) || mine >= static_cast<std::ptrdiff_t>(most_waiting_mine)) {
        return said(429, language, INTENDANT_TR("Too many proposals are waiting; try again when one has been answered."));
    }
    proposal.id = std::to_string(m_next++);
    m_proposals.push_back({.proposal = proposal, .visitor = visitor.id});
    if (m_proposals.size() > most_kept) {
        m_proposals.erase(std::ranges::find_if(m_proposals, [](const Standing& each) { return each.is != Standing::Is::Waiting; }));
    }
    ++m_mine_version;
    if (on_proposal) {
        on_proposal(proposal);
    }
    return {.status = 202, .body = checked, .language = language};
}

void Doorkeeper::publish(std::shared_ptr<const Snapshot> snapshot) {
    if (m_snapshot && m_snapshot->situation != snapshot->situation && !m_needs.empty()) {
        m_needs.clear();
        ++m_mine_version;
    }
    if (const auto last = [](const auto& shown) { return shown && !shown->notes.empty() ? shown->notes.back().entry : 0; };
        last(m_snapshot) != last(snapshot)) {
        ++m_mine_version;
    }
    m_snapshot = std::move(snapshot);
    m_events.clear();
    m_odds = -1;
    ++m_version;
    for (auto& each : m_proposals) {
        if (each.is == Standing::Is::Waiting && each.proposal.form != "note" && each.proposal.situation != m_snapshot->situation) {
            pass(each);
        }
    }
}

void Doorkeeper::odds(const std::shared_ptr<const Snapshot>& of, double chance) {
    if (of == m_snapshot) {
        m_odds = chance;
        m_events.clear();
        ++m_version;
    }
}

Text Doorkeeper::state_event(core::Language language) {
    auto& event = m_events[language];
    if (!event) {
        event = shared("event: state\ndata: " + state_json(*m_snapshot, language, m_odds) + "\n\n");
    }
    return event;
}

Text Doorkeeper::mine_event(const std::string& visitor, core::Language language) const {
    Mine mine;
    const auto parts = parts_of(visitor, ' ');
    for (std::size_t i = 1; i < parts.size(); ++i) {
        mine.seats.emplace(parts[i]);
    }
    for (const auto& [seat, number] : m_evening.numbers) {
        mine.guarded.insert(seat);
    }
    for (const auto& [seat, wrong] : m_wrong) {
        if (wrong_of_seat(seat) >= most_wrong) {
            mine.closed.insert(seat);
        }
    }
    for (const auto& each : m_proposals) {
        if (!parts.empty() && each.visitor == parts[0]) {
            mine.proposals.push_back(&each);
        }
        if (each.is == Standing::Is::Waiting) {
            mine.waiting.push_back(&each);
        }
    }
    if (const auto asked = parts.empty() ? m_needs.end() : m_needs.find(std::string{parts[0]}); asked != m_needs.end()) {
        mine.need = &asked->second;
    }
    return shared("event: mine\ndata: " + mine_json(mine, *m_snapshot, language) + "\n\n");
}

void Doorkeeper::settle(const std::string& id, Standing::Is is, const std::string& why) {
    const auto settled = std::ranges::find_if(m_proposals, [&id](const Standing& each) { return each.proposal.id == id; });
    if (settled == m_proposals.end() || settled->is != Standing::Is::Waiting) {
        return; // what is past or answered stays so
    }
    settled->is = is;
    settled->why = why;
    ++m_mine_version;
    if (is == Standing::Is::Booked && settled->proposal.form != "note") {
        for (auto& other : m_proposals) { // made for a situation that is no more
            if (other.is == Standing::Is::Waiting && other.proposal.form != "note" &&
                other.proposal.situation == settled->proposal.situation) {
                pass(other);
            }
        }
    }
}

void Doorkeeper::pass(Standing& standing) {
    standing.is = Standing::Is::Past;
    ++m_mine_version;
    if (on_past) {
        on_past(standing.proposal.id);
    }
}

void Doorkeeper::set_numbers(std::map<std::string, std::string> numbers) {
    m_evening.numbers = std::move(numbers);
    m_wrong.clear();
    ++m_mine_version;
}

void Doorkeeper::open_seat(const std::string& seat) {
    if (const auto closed = m_wrong.find(seat); closed != m_wrong.end()) {
        const auto tried = std::exchange(closed->second, {});
        m_wrong.erase(closed);
        for (auto& [other, wrong] : m_wrong) { // who tried it here may try again
            std::erase_if(wrong, [&tried](const auto& each) { return tried.contains(each.first); });
        }
    }
    ++m_mine_version;
}

int Doorkeeper::wrong_of_seat(const std::string& seat) const {
    const auto found = m_wrong.find(seat);
    int wrong = 0;
    for (const auto& [visitor, count] : found == m_wrong.end() ? std::map<std::string, int>{} : found->second) {
        wrong += count;
    }
    return wrong;
}

int Doorkeeper::wrong_of_visitor(const std::string& visitor) const {
    int wrong = 0;
    for (const auto& [seat, tried] : m_wrong) {
        const auto found = tried.find(visitor);
        wrong += found == tried.end() ? 0 : found->second;
    }
    return wrong;
}

} // namespace intendant::seat
