#include "tests/app/eyes.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace intendant::test {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

Triple times(const Matrix& matrix, const Triple& value) {
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i) {
        result.at(i) = matrix.at(i)[0] * value[0] + matrix.at(i)[1] * value[1] + matrix.at(i)[2] * value[2];
    }
    return result;
}

Triple linear(const wxColour& colour) {
    const auto part = [](unsigned char channel) {
        const double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return {part(colour.Red()), part(colour.Green()), part(colour.Blue())};
}

/// On linear RGB, as published, severity 1.0.
constexpr Matrix machado_deuteranope{{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix machado_protanope{{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};

/// Linear RGB to the cones and back, as published.
constexpr Matrix to_cones{{{17.8824, 43.5161, 4.11935}, {3.45565, 27.1554, 3.86714}, {0.0299566, 0.184309, 1.46709}}};
constexpr Matrix from_cones{{{0.0809444479, -0.130504409, 0.116721066},
                             {-0.0102485335, 0.0540193266, -0.113614708},
                             {-0.000365296938, -0.00412161469, 0.693511405}}};

Triple vienot(const Triple& colour, Eye eye) {
    auto cones = times(to_cones, colour);
    if (eye == Eye::Deuteranope) {
        cones[1] = 0.494207 * cones[0] + 1.24827 * cones[2];
    } else if (eye == Eye::Protanope) {
        cones[0] = 2.02344 * cones[1] - 2.52581 * cones[2];
    }
    return times(from_cones, cones);
}

Lab lab_of(const Triple& colour) {
    constexpr Matrix to_xyz{{{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    Triple kept = colour;
    for (auto& part : kept) {
        part = std::clamp(part, 0.0, 1.0);
    }
    const auto value = times(to_xyz, kept);
    const auto white = times(to_xyz, {1, 1, 1});
    const auto f = [&](std::size_t i) {
        const double share = value.at(i) / white.at(i);
        return share > 216.0 / 24389 ? std::cbrt(share) : (24389.0 / 27 * share + 16) / 116;
    };
    return {116 * f(1) - 16, 500 * (f(0) - f(1)), 200 * (f(1) - f(2))};
}

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

double hue(double a, double b) {
    const double degrees = std::atan2(b, a) * 180 / std::numbers::pi;
    return degrees < 0 ? degrees + 360 : degrees;
}

double seventh(double chroma) { return std::sqrt(std::pow(chroma, 7) / (std::pow(chroma, 7) + std::pow(25, 7))); }

} // namespace

Lab seen(const wxColour& colour, Eye eye, Reading reading) {
    const auto parts = linear(colour);
    if (eye == Eye::Every) {
        return lab_of(parts);
    }
    if (reading == Reading::Vienot) {
        return lab_of(vienot(parts, eye));
    }
    return lab_of(times(eye == Eye::Deuteranope ? machado_deuteranope : machado_protanope, parts));
}

double difference(const Lab& one, const Lab& other) {
    const double mean = (std::hypot(one[1], one[2]) + std::hypot(other[1], other[2])) / 2;
    const double wider = 1 + 0.5 * (1 - seventh(mean));
    const std::array<double, 2> a{one[1] * wider, other[1] * wider};
    const std::array<double, 2> chroma{std::hypot(a[0], one[2]), std::hypot(a[1], other[2])};
    const std::array<double, 2> hues{hue(a[0], one[2]), hue(a[1], other[2])};
    const bool grey = chroma[0] * chroma[1] == 0;
    double turn = grey ? 0 : hues[1] - hues[0];
    turn += turn > 180 ? -360 : turn < -180 ? 360 : 0;
    double middle = hues[0] + hues[1];
    if (!grey) {
        const bool far = std::abs(hues[0] - hues[1]) > 180;
        middle = (middle + (far ? (middle < 360 ? 360 : -360) : 0)) / 2;
    }
    const double light = (one[0] + other[0]) / 2 - 50;
    const double strength = (chroma[0] + chroma[1]) / 2;
    const double t = 1 - 0.17 * std::cos(radians(middle - 30)) + 0.24 * std::cos(radians(2 * middle)) +
                     0.32 * std::cos(radians(3 * middle + 6)) - 0.20 * std::cos(radians(4 * middle - 63));
    const double by_light = (other[0] - one[0]) / (1 + 0.015 * light * light / std::sqrt(20 + light * light));
    const double by_chroma = (chroma[1] - chroma[0]) / (1 + 0.045 * strength);
    const double by_hue = 2 * std::sqrt(chroma[0] * chroma[1]) * std::sin(radians(turn / 2)) / (1 + 0.015 * strength * t);
    const double blue = std::sin(radians(60 * std::exp(-std::pow((middle - 275) / 25, 2)))) * 2 * seventh(strength);
    return std::sqrt(by_light * by_light + by_chroma * by_chroma + by_hue * by_hue - blue * by_chroma * by_hue);
}

double least_difference(const wxColour& one, const wxColour& other) {
    double least = 1000;
    for (const auto reading : {Reading::Machado, Reading::Vienot}) {
        for (const auto eye : {Eye::Every, Eye::Deuteranope, Eye::Protanope}) {
            least = std::min(least, difference(seen(one, eye, reading), seen(other, eye, reading)));
        }
    }
    return least;
}

} // namespace intendant::test
