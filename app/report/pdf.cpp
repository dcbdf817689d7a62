#include "app/report/pdf.hpp"

#include "app/report/drawing.hpp"
#include "model/core/message.hpp"

#include <algorithm>
#include <cairo-pdf.h>
#include <cairo.h>
#include <numeric>

namespace intendant::report {

namespace {

// Units: points.
constexpr double margin = 56;
constexpr double foot = 40;
constexpr double chart_height = 190;
constexpr double text_size = 9.5;

/// A text in pieces that are set one below the other: no piece is longer than a page takes, or than can be broken into lines in a moment.
std::vector<std::string> pieces_of(const std::string& text) {
    constexpr std::size_t most = 1200; // bytes
    constexpr std::size_t reach = 200; // so far back a blank is looked for
    std::vector<std::string> pieces;
    std::size_t from = 0;
    while (text.size() - from > most) {
        auto end = from + most;
        const auto blank = text.find_last_of(" \n", end);
        if (blank != std::string::npos && blank > from && blank + reach > end) {
            end = blank + 1;
        }
        while (end > from + 1 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80) { // in the middle of a letter
            --end;
        }
        pieces.push_back(text.substr(from, end - from));
        from = end;
    }
    pieces.push_back(text.substr(from));
    return pieces;
}

/// What stands in a table or beside a board: the beginning of a long text, which is whole where the turns are told.
std::string beginning_of(const std::string& text) {
    constexpr std::size_t most = 400; // bytes
    if (text.size() <= most) {
        return text;
    }
    auto end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80) {
        --end;
    }
    return text.substr(0, end) + " \u2026";
}

/// Sets the parts one below the other; `pages`: how many there will be, 0 while they are counted.
class Setter {
public:
    Setter(const Document& document, int pages, std::string& bytes)
        : m_page_width(document.paper == Paper::Letter ? 612 : 595.3), m_page_height(document.paper == Paper::Letter ? 792 : 841.9),
          m_room(m_page_width - 2 * margin), m_bottom(m_page_height - margin - foot / 2), m_document(document), m_pages(pages),
          m_surface(cairo_pdf_surface_create_for_stream(append, &bytes, m_page_width, m_page_height)), m_to(cairo_create(m_surface)),
          m_layout(pango_cairo_create_layout(m_to)) {
        cairo_pdf_surface_set_metadata(m_surface, CAIRO_PDF_METADATA_TITLE, document.title.c_str());
        cairo_pdf_surface_set_metadata(m_surface, CAIRO_PDF_METADATA_CREATOR, "Intendant");
    }
    Setter(const Setter&) = delete;
    Setter& operator=(const Setter&) = delete;
    ~Setter() {
        g_object_unref(m_layout);
        cairo_destroy(m_to);
        cairo_surface_finish(m_surface);
        cairo_surface_destroy(m_surface);
    }

    void set(std::size_t part) {
        m_next = part + 1 < m_document.parts.size() ? &m_document.parts[part + 1] : nullptr;
        m_place = part;
        std::visit(*this, m_document.parts[part]);
    }
    int finish() {
        end_page();
        return m_page;
    }

    void operator()(const Title& part) {
        m_y = 0.12 * m_page_height;
        text(part.text, 30, true, 14);
    }
    void operator()(const Heading& part) {
        if (part.chapter && m_begun) { // on the same page where there is room for more than its first lines
            constexpr double before = 30;
            m_y += before;
            need(0.24 * m_page_height);
        }
        need(60 + before_chart());
        text(part.text, part.chapter ? 18 : 14, true, 8);
    }
    /// What a chart that follows after a few words takes: its heading does not stand alone on the page before.
    double before_chart() const {
        constexpr double words = 32;
        constexpr double chart_around = 40;
        double height = 0;
        for (auto next = m_place + 1; next < m_document.parts.size(); ++next) {
            const auto& part = m_document.parts[next];
            if (std::holds_alternative<Chart>(part)) {
                return height + chart_height + chart_around;
            }
            if (!std::holds_alternative<Paragraph>(part) && !std::holds_alternative<SubHeading>(part)) {
                return 0;
            }
            height += words;
        }
        return 0;
    }
    void operator()(const SubHeading& part) {
        need(m_next != nullptr && std::holds_alternative<Grid>(*m_next) ? 120 : 50); // never alone at the foot of a page
        m_y += 8;
        text(part.text, 11.5, true, 4);
    }
    void operator()(const Paragraph& part) { text(part.text, text_size, false, 5); }
    void operator()(const Line& part) {
        constexpr double indent = 36;
        bool first = true;
        for (const auto& piece : pieces_of(part.text)) {
            double height = lay_out(piece, text_size, false, m_room - indent);
            if (need(height)) { // a new page has set its foot meanwhile
                height = lay_out(piece, text_size, false, m_room - indent);
            }
            const double top = m_y;
            show(margin + indent, top);
            if (first) {
                const double width = lay_out_width(part.number, text_size);
                cairo_set_source_rgb(m_to, 0.45, 0.45, 0.45);
                show(margin + indent - 8 - width, top);
                cairo_set_source_rgb(m_to, 0, 0, 0);
            }
            first = false;
            m_y = top + height;
        }
        m_y += 2;
    }
    void operator()(const Grid& whole) {
        auto table = whole;
        for (auto& row : table.rows) {
            std::ranges::transform(row, row.begin(), beginning_of);
        }
        const auto widths = widths_of(table);
        if (!table.head.empty()) {
            need(50);
            row(table, table.head, widths, true);
        }
        for (const auto& cells : table.rows) {
            const double height = row_height(cells, widths, false);
            if (m_y + height > m_bottom) {
                new_page();
                if (!table.head.empty()) {
                    row(table, table.head, widths, true);
                }
            }
            row(table, cells, widths, false);
        }
        m_y += 12;
    }
    void operator()(const Round& round) {
        constexpr double board_width = 240;
        constexpr double gap = 16;
        const double left = round.board ? board_width + gap : 0;
        std::vector<double> heights;
        double words = 0;
        auto lines = round.lines;
        std::ranges::transform(lines, lines.begin(), beginning_of);
        for (const auto& line : lines) {
            heights.push_back(lay_out(line, text_size, false, m_room - left) + 4);
            words += heights.back();
        }
        const double board = round.board ? height_of(*round.board, board_width) : 0;
        need(std::min(30 + std::max(board, words), m_bottom - margin));
        m_y += 8;
        text(round.title, 11.5, true, 4);
        const double top = m_y;
        if (round.board) {
            cairo_save(m_to);
            cairo_translate(m_to, margin, top);
            draw(m_to, *round.board, board_width);
            cairo_restore(m_to);
            cairo_set_source_rgb(m_to, 0, 0, 0);
            m_begun = true;
        }
        for (std::size_t line = 0; line < lines.size(); ++line) {
            lay_out(lines[line], text_size, false, m_room - left);
            show(margin + left, m_y);
            m_y += heights[line];
        }
        m_y = std::max(m_y, top + board) + 8;
    }
    void operator()(const Chart& chart) {
        constexpr double height = chart_height;
        // With the first rows of its table.
        need(height + 20 + (m_next != nullptr && std::holds_alternative<Grid>(*m_next) ? 80 : 0));
        cairo_save(m_to);
        cairo_translate(m_to, margin, m_y + 6);
        draw(m_to, chart, m_room, height, {.font = 8});
        cairo_restore(m_to);
        cairo_set_source_rgb(m_to, 0, 0, 0);
        m_y += height + 18;
    }

private:
    double lay_out(const std::string& words, double size, bool bold, double width) {
        set_words(m_layout, words, size, bold);
        pango_layout_set_width(m_layout, static_cast<int>(width * PANGO_SCALE));
        pango_layout_set_wrap(m_layout, PANGO_WRAP_WORD_CHAR);
        int taken = 0;
        int height = 0;
        pango_layout_get_size(m_layout, &taken, &height);
        m_taken = static_cast<double>(taken) / PANGO_SCALE;
        return static_cast<double>(height) / PANGO_SCALE;
    }
    double lay_out_width(const std::string& words, double size, bool bold = false) {
        lay_out(words, size, bold, 10 * m_page_width);
        return m_taken;
    }
    void show(double x, double y) {
        m_begun = true;
        cairo_move_to(m_to, x, y);
        pango_cairo_show_layout(m_to, m_layout);
    }
    void text(const std::string& words, double size, bool bold, double after) {
        for (const auto& piece : pieces_of(words)) {
            double height = lay_out(piece, size, bold, m_room);
            if (need(height)) { // a new page has set its foot meanwhile
                height = lay_out(piece, size, bold, m_room);
            }
            show(margin, m_y);
            m_y += height;
        }
        m_y += after;
    }
    /// Room for so much; true when a page was begun for it.
    bool need(double height) {
        const bool turned = m_y + height > m_bottom;
        if (turned) {
            new_page();
        }
        return turned;
    }
    void new_page() {
        if (m_begun) {
            end_page();
        }
        m_y = margin;
    }
    void end_page() {
        ++m_page;
        auto words = core::fill(m_document.page_word,
                                {{}, {{"page", std::to_string(m_page)}, {"pages", std::to_string(std::max(m_pages, m_page))}}});
        cairo_set_source_rgb(m_to, 0.4, 0.4, 0.4);
        const double width = lay_out_width(words, 8);
        show(m_page_width - margin - width, m_page_height - foot);
        lay_out_width(m_document.title, 8);
        show(margin, m_page_height - foot);
        cairo_set_source_rgb(m_to, 0, 0, 0);
        cairo_show_page(m_to);
        m_begun = false;
    }

    /// As wide as the widest word takes; what is over is given to the columns of words that want more.
    std::vector<double> widths_of(const Grid& table) {
        const auto columns = table.numbers.size();
        constexpr std::size_t measured = 60; // rows beyond that are set in the same widths
        constexpr double gap = 12;
        std::vector<double> wanted(columns, 0);
        std::vector<double> least(columns, 0);
        const auto measure = [&](const std::vector<std::string>& cells, bool bold) {
            for (std::size_t column = 0; column < std::min(columns, cells.size()); ++column) {
                const double width = lay_out_width(cells[column], 8.5, bold) + gap;
                wanted[column] = std::max(wanted[column], width);
                least[column] = std::max(least[column], table.numbers[column] ? width : std::min(width, 80.0));
            }
        };
        measure(table.head, true);
        for (std::size_t row = 0; row < std::min(table.rows.size(), measured); ++row) {
            measure(table.rows[row], false);
        }
        const double total = std::accumulate(wanted.begin(), wanted.end(), 0.0);
        if (total <= m_room) {
            return wanted;
        }
        const double sure = std::accumulate(least.begin(), least.end(), 0.0);
        const double share = std::max(0.0, (m_room - sure) / std::max(total - sure, 1.0));
        for (std::size_t column = 0; column < columns; ++column) {
            least[column] += share * (wanted[column] - least[column]);
        }
        return least;
    }
    double row_height(const std::vector<std::string>& cells, const std::vector<double>& widths, bool bold) {
        double height = 0;
        for (std::size_t column = 0; column < cells.size(); ++column) {
            height = std::max(height, lay_out(cells[column], 8.5, bold, widths[column] - 8));
        }
        return height + 3;
    }
    void row(const Grid& table, const std::vector<std::string>& cells, const std::vector<double>& widths, bool bold) {
        const double height = row_height(cells, widths, bold);
        double x = margin;
        for (std::size_t column = 0; column < cells.size(); ++column) {
            lay_out(cells[column], 8.5, bold, widths[column] - 8);
            show(table.numbers[column] ? x + widths[column] - 8 - m_taken : x, m_y);
            x += widths[column];
        }
        m_y += height;
        cairo_set_source_rgb(m_to, 0.8, 0.8, 0.8);
        cairo_set_line_width(m_to, bold ? 1 : 0.4);
        cairo_move_to(m_to, margin, m_y - 1);
        cairo_line_to(m_to, x, m_y - 1);
        cairo_stroke(m_to);
        cairo_set_source_rgb(m_to, 0, 0, 0);
    }

    const double m_page_width;
    const double m_page_height;
    const double m_room;
    const double m_bottom;
    const Document& m_document;
    int m_pages;
    cairo_surface_t* m_surface;
    cairo_t* m_to;
    PangoLayout* m_layout;
    const std::variant<Title, Heading, SubHeading, Paragraph, Line, Grid, Chart, Round>* m_next{nullptr};
    std::size_t m_place{0}; ///< of the part that is set
    double m_y{margin};
    double m_taken{0};
    int m_page{0};
    bool m_begun{false};
};

/// The number of pages; 0 when it was stopped.
int set_all(const Document& document, int pages, std::string& bytes, const GoOn& go_on, double from, double to) {
    Setter setter(document, pages, bytes);
    constexpr std::size_t often = 50;
    for (std::size_t part = 0; part < document.parts.size(); ++part) {
        setter.set(part);
        if (part % often == 0 && go_on &&
            !go_on(from + (to - from) * static_cast<double>(part) / static_cast<double>(document.parts.size()))) {
            return 0;
        }
    }
    return setter.finish();
}

} // namespace

std::optional<std::string> pdf_of(const Document& document, const GoOn& go_on) {
    std::string counted;
    const int pages = set_all(document, 0, counted, go_on, 0.5, 0.75);
    std::string bytes;
    if (pages == 0 || set_all(document, pages, bytes, go_on, 0.75, 1.0) == 0) {
        return std::nullopt;
    }
    return bytes;
}

} // namespace intendant::report
