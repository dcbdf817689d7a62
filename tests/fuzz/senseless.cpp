#include "tests/fuzz/senseless.hpp"

#include "db/codec/axis_allies/json.hpp"
#include "db/codec/json_text.hpp"

#include <array>
#include <limits>
#include <span>
#include <utility>

namespace intendant::fuzz {

namespace {

/// Visits the fields of a description and gives each a value by chance.
class FieldsByChance {
public:
    FieldsByChance(Chance& chance, Wildness wildness) : m_chance(chance), m_wildness(wildness) {}

    template <class T> void operator()(const char*, T& field) { give(field); }
    template <class T> void optional(const char*, T& field) {
        constexpr bool of_ships = std::same_as<T, std::vector<aa::ShipRow>> || std::same_as<T, std::vector<aa::ShipLoad>> ||
                                  std::same_as<T, std::vector<aa::PastRow>> || std::same_as<T, std::vector<aa::Past>> ||
                                  std::same_as<T, aa::Facts>;
        if (of_ships && !m_chance.one_in(8)) { // seldom do such ships lie there
            return;
        }
        if (m_wildness == Wildness::Fitting || m_chance.up_to(2) > 0) {
            give(field);
        }
    }

    template <class T> void since(int, const char* name, T& field) { optional(name, field); }

private:
    template <class T> void give(T& field) {
        using db::detail::is_a;
        if constexpr (std::same_as<T, bool>) {
            field = m_chance.one_in(2);
        } else if constexpr (db::detail::Number<T>) {
            field = number<T>();
        } else if constexpr (std::is_enum_v<T>) {
            field = m_chance.one_of(std::span(db::EnumNames<T>::names)).first;
        } else if constexpr (std::same_as<T, std::string>) {
            static const std::array<std::string, 4> texts{"x", "così è deciso", "{power} \"quoted\" \n @unit:armor",
                                                          std::string(3000, 'l')};
            field = m_chance.one_of(texts);
        } else if constexpr (std::same_as<T, aa::SpaceId>) {
            field.index = static_cast<std::uint8_t>(m_chance.up_to(static_cast<int>(printed_tables()->spaces.size()) - 1));
        } else if constexpr (std::same_as<T, core::Throw>) {
            dice(field);
        } else if constexpr (is_a<T, std::vector>) {
            field.clear();
            field.resize(static_cast<std::size_t>(m_wildness == Wildness::Fitting ? 1 + m_chance.up_to(1) : m_chance.up_to(3)));
            for (auto& element : field) {
                give(element);
            }
        } else if constexpr (is_a<T, std::optional>) {
            field.reset();
            if (m_wildness == Wildness::Fitting || m_chance.one_in(2)) {
                give(field.emplace());
            }
        } else if constexpr (db::detail::is_array<T>) {
            for (auto& element : field) {
                give(element);
            }
        } else {
            describe(*this, field);
        }
    }

    template <class T> T number() {
        if (m_wildness == Wildness::Fitting || !m_chance.one_in(4)) {
            return static_cast<T>(1 + m_chance.up_to(4));
        }
        static constexpr std::array wild{std::numeric_limits<T>::min(), std::numeric_limits<T>::max(), T{0}, T{7}, static_cast<T>(-1),
                                         static_cast<T>(9999),          static_cast<T>(10000)};
        return m_chance.one_of(wild);
    }

    void dice(core::Throw& thrown) {
        switch (m_chance.up_to(2)) {
        case 0:
            thrown = core::throw_by_program(m_chance.word(), m_chance.word(), 1 + m_chance.up_to(3));
            if (m_wildness == Wildness::Any && m_chance.one_in(3)) {
                thrown.faces.front() = number<int>();
            }
            break;
        case 1:
            thrown = {.source = core::DiceSource::Hits, .faces = {}, .hits = number<int>()};
            break;
        default:
            thrown = {.source = core::DiceSource::Table, .faces = {}};
            give(thrown.faces);
        }
    }

    Chance& m_chance;
    Wildness m_wildness;
};

/// Visits a description and keeps the names of the fields that must be there.
struct RequiredKeys {
    std::set<std::string> names;

    template <class T> void operator()(const char* name, const T&) {
        if constexpr (!db::detail::is_a<T, std::optional>) {
            names.insert(name);
        }
    }
    template <class T> void optional(const char*, const T&) {}
    template <class T> void since(int, const char*, const T&) {}
};

template <std::size_t... Is> aa::Command one_of_kind(FieldsByChance& fields, std::size_t kind, std::index_sequence<Is...>) {
    aa::Command command;
    const auto make = [&]<std::size_t I>() {
        if (I == kind) {
            auto& asked = command.emplace<I>();
            describe(fields, asked);
        }
    };
    (make.template operator()<Is>(), ...);
    return command;
}

template <std::size_t... Is> std::set<std::string> required_of_kind(std::size_t kind, std::index_sequence<Is...>) {
    RequiredKeys required;
    const auto ask = [&]<std::size_t I>() {
        if (I == kind) {
            const std::variant_alternative_t<I, aa::Command> example{};
            describe(required, example);
        }
    };
    (ask.template operator()<Is>(), ...);
    return required.names;
}

constexpr auto all_kinds = std::make_index_sequence<kinds_of_command>{};

} // namespace

aa::Command command_by_chance(Chance& chance, std::size_t kind, Wildness wildness) {
    FieldsByChance fields(chance, wildness);
    const auto command = one_of_kind(fields, kind, all_kinds);
    // Rows that name the same thing twice become one: the written form cannot say it otherwise.
    const auto& tables = *printed_tables();
    return db::AxisAlliesSession::read(tables, db::AxisAlliesSession::write(tables, command));
}

std::set<std::string> required_keys(std::size_t kind) { return required_of_kind(kind, all_kinds); }

} // namespace intendant::fuzz
