#include "app/widgets/icons.hpp"

#include "app/base/layout.hpp"
#include "app/base/text.hpp"
#include "app/base/theme.hpp"
#include "model/core/resources.hpp"

#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <tuple>

namespace intendant::app {

const std::filesystem::path& resources() {
    static const std::filesystem::path folder = core::find_resources();
    return folder;
}

namespace {

std::string text_of(std::string_view name) {
    std::ifstream in(resources() / "icons" / (std::string{name} + ".svg"));
    return {std::istreambuf_iterator<char>(in), {}};
}

void replace_all(std::string& text, std::string_view what, const std::string& by) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size())) {
        text.replace(at, what.size(), by);
    }
}

wxBitmapBundle drawn(const std::string& svg, int size) {
    return svg.empty() ? wxBitmapBundle{} : wxBitmapBundle::FromSVG(svg.c_str(), wxSize(size, size));
}

} // namespace

wxBitmapBundle icon(std::string_view name, const wxColour& colour, int size) {
    static std::map<std::tuple<std::string, wxUint32, int>, wxBitmapBundle> drawings;
    auto& drawing = drawings[{std::string{name}, colour.GetRGB(), size}];
    if (!drawing.IsOk()) {
        auto svg = text_of(name);
        // The renderer of wxWidgets does not know currentColor.
        replace_all(svg, "currentColor", to_utf8(colour.GetAsString(wxC2S_HTML_SYNTAX)));
        drawing = drawn(svg, size);
    }
    return drawing;
}

wxIconBundle program_icon() {
    wxIconBundle icons;
    for (const int side : {16, 32, 48, 128}) {
        const auto drawing = icon(side < 32 ? "app/intendant_small" : "app/intendant", layout::ink(), side);
        wxIcon one;
        one.CopyFromBitmap(drawing.GetBitmap(wxSize(side, side)));
        icons.AddIcon(one);
    }
    return icons;
}

wxBitmapBundle die_face(std::optional<int> face, int size) {
    static std::map<std::tuple<std::optional<int>, int, bool>, wxBitmapBundle> drawings;
    const bool dark = layout::dark();
    auto& drawing = drawings[{face, size, dark}];
    if (!drawing.IsOk()) {
        const auto paper = to_utf8(theme::desk().die.GetAsString(wxC2S_HTML_SYNTAX));
        const auto ink = to_utf8(theme::desk().die_ink.GetAsString(wxC2S_HTML_SYNTAX));
        auto svg = text_of(face ? "dice/d6_" + std::to_string(*face) : "dice/d6_blank");
        replace_all(svg, "#fffdf6", paper);
        replace_all(svg, "#22262b", ink);
        replace_all(svg, "currentColor", ink);
        drawing = drawn(svg, size);
    }
    return drawing;
}

} // namespace intendant::app
