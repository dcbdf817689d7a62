#include "app/report/html.hpp"

#include "model/core/printable.hpp"

#include <array>
#include <string_view>

namespace intendant::report {

namespace {

constexpr std::string_view style = R"css(
body { font: 16px/1.45 "DejaVu Sans", system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff; }
h1 { font-size: 2.4rem; margin-bottom: 0; } h2 { margin-top: 3rem; border-bottom: 2px solid #999; } h3 { margin: 1.6rem 0 .3rem; }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; font-size: .9rem; } td, th { padding: .2rem .7rem; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top; }
p, td { white-space: pre-line; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
p.e { margin: .15rem 0 .15rem 4rem; text-indent: -4rem; } p.e b { display: inline-block; width: 3.2rem; margin-right: .8rem; text-indent: 0; text-align: right; font-weight: normal; color: #777; }
img { max-width: 100%; margin-top: 1.2rem; }
.r { display: flex; gap: 1.2rem; align-items: flex-start; break-inside: avoid; margin-bottom: 1.4rem; } .r img { width: 26rem; max-width: 55%; margin: .3rem 0 0; } .r p { margin: 0 0 .5rem; }
@media print { h2, h3 { break-after: avoid; } tr { break-inside: avoid; } body { margin: 0; max-width: none; } }
)css";

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char sign : core::printable(text)) {
        switch (sign) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        case '\'':
            safe += "&#39;";
            break;
        default:
            safe += sign;
        }
    }
    return safe;
}

std::string base64(std::string_view bytes) {
    constexpr std::string_view signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t place = 0; place < bytes.size(); place += 3) {
        std::uint32_t group = 0;
        for (std::size_t next = 0; next < 3; ++next) {
            group = group << 8U | (place + next < bytes.size() ? static_cast<unsigned char>(bytes[place + next]) : 0U);
        }
        for (std::size_t next = 0; next < 4; ++next) {
            text += place + next > bytes.size() ? '=' : signs[group >> (18U - 6U * next) & 63U];
        }
    }
    return text;
}

struct Printer {
    std::string& to;

    void element(const char* name, const std::string& text) const {
        to += std::string{"<"} + name + ">" + escaped(text) + "</" + name + ">\n";
    }
    void operator()(const Title& part) const { element("h1", part.text); }
    void operator()(const Heading& part) const { element(part.chapter ? "h2" : "h3", part.text); }
    void operator()(const SubHeading& part) const { element("h3", part.text); }
    void operator()(const Paragraph& part) const { element("p", part.text); }
    void operator()(const Line& part) const {
        to += "<p class=\"e\" id=\"e" + part.number + "\"><b>" + part.number + "</b>" + escaped(part.text) + "</p>\n";
    }
    void row(const std::vector<std::string>& cells, const Grid& table, const std::string& name) const {
        to += "<tr>";
        for (std::size_t column = 0; column < cells.size(); ++column) {
            to += "<" + name + (table.numbers[column] ? " class=\"n\">" : ">") + escaped(cells[column]) + "</" + name + ">";
        }
        to += "</tr>\n";
    }
    void operator()(const Grid& part) const {
        to += "<table>\n";
        if (!part.head.empty()) {
            row(part.head, part, "th");
        }
        for (const auto& cells : part.rows) {
            row(cells, part, "td");
        }
        to += "</table>\n";
    }
    void operator()(const Round& part) const {
        element("h3", part.title);
        to += "<div class=\"r\">";
        if (part.board) {
            constexpr double width = 420;
            to += "<img alt=\"" + escaped(part.title) + "\" src=\"data:image/svg+xml;base64," + base64(svg_of(*part.board, width)) + "\">";
        }
        to += "<div>\n";
        for (const auto& line : part.lines) {
            element("p", line);
        }
        to += "</div></div>\n";
    }
    void operator()(const Chart& part) const {
        to += "<img alt=\"" + escaped(part.title) + "\" width=\"760\" height=\"300\" src=\"data:image/svg+xml;base64," +
              base64(svg_of(part, 760, 300)) + "\">\n";
    }
};

} // namespace

std::string html_of(const Document& document) {
    std::string text = "<!DOCTYPE html>\n<html lang=\"" + escaped(document.language) + "\">\n<head><meta charset=\"utf-8\"><title>" +
                       escaped(document.title) + "</title><style>" + std::string{style} + "</style></head>\n<body>\n";
    for (const auto& part : document.parts) {
        std::visit(Printer{text}, part);
    }
    return text + "</body>\n</html>\n";
}

} // namespace intendant::report
