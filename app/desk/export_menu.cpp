#include "app/desk/export_menu.hpp"

#include "app/base/failure.hpp"
#include "app/base/language.hpp"
#include "app/base/preferences.hpp"
#include "app/desk/desk.hpp"
#include "app/desk/menu_item.hpp"
#include "app/files/file_choice.hpp"
#include "app/record/record.hpp"
#include "app/report/report.hpp"
#include "db/file/file_error.hpp"

#include <wx/progdlg.h>
#include <wx/translation.h>
#include <wx/utils.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>

#include <langinfo.h>

namespace intendant::app {

namespace {

/// A progress window that comes only when there is something to wait for.
class Progress {
public:
    explicit Progress(wxWindow* parent) : m_parent(parent) {}

    bool go_on(double done) {
        constexpr int parts = 1000;
        constexpr auto patience = std::chrono::milliseconds(700);
        if (!m_window && std::chrono::steady_clock::now() - m_begun > patience) {
            m_window = std::make_unique<wxProgressDialog>(_("Export"), _("The record is written..."), parts, m_parent,
                                                          wxPD_APP_MODAL | wxPD_CAN_ABORT | wxPD_AUTO_HIDE);
        }
        return !m_window || m_window->Update(static_cast<int>(std::clamp(done, 0.0, 0.999) * parts));
    }

private:
    wxWindow* m_parent;
    std::chrono::steady_clock::time_point m_begun{std::chrono::steady_clock::now()};
    std::unique_ptr<wxProgressDialog> m_window;
};

/// What printers here are filled with, as the surroundings of the program say.
report::Paper paper_here() {
    constexpr std::uint32_t letter_width = 216; // millimetres
    // The C library hands the number on in the place of a text, in its lower half.
    const auto width = static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(nl_langinfo(_NL_PAPER_WIDTH)));
    return width == letter_width ? report::Paper::Letter : report::Paper::A4;
}

report::Paper paper_wanted() {
    using enum preferences::Sheet;
    const auto wanted = preferences::sheet();
    return wanted == AsHere ? paper_here() : wanted == Letter ? report::Paper::Letter : report::Paper::A4;
}

report::TableMarks marks_wanted(const std::string& language) {
    using enum preferences::Tables;
    const auto wanted = preferences::tables();
    return {.byte_order_mark = preferences::byte_order_mark(),
            .semicolons = wanted == AsLanguage ? report::writes_semicolons(language) : wanted == Semicolons};
}

void write(Desk& desk, report::Form form, const std::filesystem::path& to) {
    const auto& record = desk.record();
    std::error_code ignored;
    if (std::filesystem::exists(to, ignored)) {
        desk.show_failure(record.say({INTENDANT_TR("{name} exists already; choose another name."), {{"name", db::quoted(to)}}}));
        return;
    }
    const report::Source source{.log = record.log(),
                                .title = desk.path().stem().string(),
                                .language = std::string{core::code_of(language())},
                                .say = [&](const core::Message& message) { return to_utf8(record.say(message)); },
                                .sentence = [&](const db::Entry& entry) { return to_utf8(record.sentence(entry)); },
                                .time = [](const std::string& utc) { return to_utf8(local_time(utc)); },
                                .paper = paper_wanted(),
                                .marks = marks_wanted(std::string{core::code_of(language())})};
    try {
        Progress progress(&desk);
        const bool whole = report::write_report(source, form, to, [&](double done) { return progress.go_on(done); });
        if (whole) {
            desk.offer_news(wxString::Format(_("Written: %s"), to_wx(to.string())), _("&Open it"),
                            [to] { wxLaunchDefaultApplication(to_wx(to.string())); });
        } else {
            desk.show_news(_("Nothing was written."));
        }
    } catch (const std::exception&) {
        desk.show_failure(sentence_of(std::current_exception()));
    }
}

struct Way {
    report::Form form;
    wxString name;
    wxString pattern;
    std::string extension; ///< put to a name that has none
};

} // namespace

wxMenu* export_menu(Desk& desk) {
    auto* const menu = new wxMenu;
    const std::vector<Way> ways{
        {report::Form::Pdf, _("As &PDF, to print..."), "PDF (*.pdf)|*.pdf", ".pdf"},
        {report::Form::Html, _("As &HTML, to read..."), "HTML (*.html)|*.html", ".html"},
        {report::Form::Png, _("As a p&icture, to send..."), "PNG (*.png)|*.png", ".png"},
        {report::Form::Csv, _("As &tables, a folder of CSV..."), "*|*", ""},
        {report::Form::Jsonl, _("As &JSON lines, to play again..."), "JSONL (*.jsonl)|*.jsonl", ".jsonl"},
        {report::Form::Nameless, _("For a problem &report, without names..."), "JSONL (*.jsonl)|*.jsonl", ".jsonl"},
    };
    for (const auto& way : ways) {
        add_item(*menu, way.name, [&desk, way] {
            const auto proposed = desk.path().parent_path() / (desk.path().stem().string() + way.extension);
            auto to = file_choice().fresh(&desk, _("Export"), way.pattern, proposed);
            if (!to) {
                return;
            }
            if (!way.extension.empty() && to->extension() != way.extension) {
                *to += way.extension;
            }
            write(desk, way.form, *to);
        });
    }
    return menu;
}

} // namespace intendant::app
