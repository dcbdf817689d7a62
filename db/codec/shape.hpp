#pragma once

#include "db/codec/fields.hpp"

#include <algorithm>
#include <typeindex>

namespace intendant::db {

/// What the description of T says, as text: names and kinds of all fields, all the way down. When a field is
/// added, renamed, moved or changes its kind, the text changes, and archives of the old shape are known for
/// what they are.
template <class T> std::string shape_of();

namespace detail {

class ShapeWriter {
public:
    template <class T> void operator()(const char* name, const T&) {
        m_text += name;
        m_text += ':';
        add<T>();
        m_text += ',';
    }
    template <class T> void optional(const char* name, const T& field) { (*this)(name, field); }
    template <class T> void since(int, const char* name, const T& field) { (*this)(name, field); }

    template <class T> void add() {
        if constexpr (std::same_as<T, bool>) {
            m_text += "bool";
        } else if constexpr (Number<T>) {
            m_text += (std::is_signed_v<T> ? "i" : "u") + std::to_string(8 * sizeof(T));
        } else if constexpr (std::is_enum_v<T>) {
            m_text += "enum";
            add_names<T>();
        } else if constexpr (std::same_as<T, std::string>) {
            m_text += "text";
        } else if constexpr (is_a<T, std::vector> || is_a<T, std::set>) {
            m_text += "list ";
            add<typename T::value_type>();
        } else if constexpr (is_array<T>) {
            m_text += std::to_string(std::tuple_size_v<T>) + " of ";
            add<typename T::value_type>();
        } else if constexpr (is_a<T, std::optional>) {
            m_text += "maybe ";
            add<typename T::value_type>();
        } else if constexpr (is_a<T, std::map>) {
            m_text += "map ";
            add<typename T::key_type>();
            m_text += " to ";
            add<typename T::mapped_type>();
        } else if constexpr (is_a<T, std::pair>) {
            add<typename T::first_type>();
            m_text += " and ";
            add<typename T::second_type>();
        } else if constexpr (is_a<T, std::variant>) {
            add_alternatives(static_cast<const T*>(nullptr));
        } else {
            add_struct<T>();
        }
    }

    std::string take() { return std::move(m_text); }

private:
    template <class E> void add_names() {
        if constexpr (NamedEnum<E>) {
            for (const auto& [value, name] : EnumNames<E>::names) {
                m_text += ' ' + std::string(name) + '=' + std::to_string(static_cast<long long>(value));
            }
        }
    }

    template <class... Ts> void add_alternatives(const std::variant<Ts...>*) {
        m_text += "one of (";
        ((add<Ts>(), m_text += '|'), ...);
        m_text += ')';
    }

    template <class T> void add_struct() {
        const std::type_index type = typeid(T);
        const auto outer = std::ranges::find(m_open, type);
        if (outer != m_open.end()) { // a struct that holds a list of itself
            m_text += '^' + std::to_string(m_open.end() - outer);
            return;
        }
        m_open.push_back(type);
        m_text += '{';
        const T example{};
        describe(*this, example);
        m_text += '}';
        m_open.pop_back();
    }

    std::string m_text;
    std::vector<std::type_index> m_open;
};

} // namespace detail

template <class T> std::string shape_of() {
    detail::ShapeWriter writer;
    writer.template add<T>();
    return writer.take();
}

} // namespace intendant::db
