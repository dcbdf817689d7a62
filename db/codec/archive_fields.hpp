#pragma once

#include "db/codec/fields.hpp"

#include <cstdint>

namespace intendant::db {

/// Carries a value into an archive or out of it; one text for both directions, so they cannot drift apart.
///
/// An Archive has `static constexpr bool loading` and moves whole numbers and texts: `number(std::int64_t&)`,
/// `text(std::string&)`; `count(std::uint64_t&)` moves the size of what follows and, when loading, throws for
/// one that the rest of the input cannot hold. Nothing is allocated on the word of the input alone. Throws:
/// CodecError when a number loaded does not fit its member.
template <class Archive, class T> void archive_fields(Archive& archive, T& value);

namespace detail {

template <class Archive> struct ArchiveVisit {
    Archive& archive;

    template <class T> void operator()(const char*, T& field) { archive_fields(archive, field); }
    template <class T> void optional(const char*, T& field) { archive_fields(archive, field); }
    template <class T> void since(int, const char*, T& field) { archive_fields(archive, field); }
};

template <class Archive, class T> void archive_number(Archive& archive, T& value) {
    auto wide = static_cast<std::int64_t>(value);
    archive.number(wide);
    if constexpr (Archive::loading) {
        // 64-bit unsigned numbers travel in two's complement; every other type must hold what came
        if constexpr (!std::same_as<T, std::uint64_t>) {
            if constexpr (std::same_as<T, bool>) {
                if (wide != 0 && wide != 1) {
                    throw CodecError("a truth value other than 0 and 1 in an archive");
                }
            } else if (!std::in_range<T>(wide)) {
                throw CodecError("a number out of range in an archive");
            }
        }
        value = static_cast<T>(wide);
    }
}

template <class Archive, class E> void archive_enum(Archive& archive, E& value) {
    auto number = static_cast<std::int64_t>(value);
    archive.number(number);
    if constexpr (Archive::loading) {
        if (!std::in_range<std::underlying_type_t<E>>(number)) {
            throw CodecError("a value outside its enumeration in an archive");
        }
        value = static_cast<E>(number);
        if constexpr (NamedEnum<E>) {
            for (const auto& each : EnumNames<E>::names) {
                if (each.first == value) {
                    return;
                }
            }
            throw CodecError("a value outside its enumeration in an archive");
        }
    }
}

template <class Archive, class T> void archive_list(Archive& archive, T& values) {
    auto count = static_cast<std::uint64_t>(values.size());
    archive.count(count);
    if constexpr (Archive::loading) {
        values.clear();
        for (std::uint64_t i = 0; i < count; ++i) {
            typename T::value_type value{};
            archive_fields(archive, value);
            values.insert(values.end(), std::move(value));
        }
    } else {
        for (const auto& value : values) {
            archive_fields(archive, static_cast<const typename T::value_type&>(value));
        }
    }
}

template <class Archive, class T> void archive_map(Archive& archive, T& values) {
    auto count = static_cast<std::uint64_t>(values.size());
    archive.count(count);
    if constexpr (Archive::loading) {
        values.clear();
        for (std::uint64_t i = 0; i < count; ++i) {
            typename T::key_type key{};
            typename T::mapped_type mapped{};
            archive_fields(archive, key);
            archive_fields(archive, mapped);
            values.insert_or_assign(std::move(key), std::move(mapped));
        }
    } else {
        for (const auto& [key, mapped] : values) {
            archive_fields(archive, key);
            archive_fields(archive, mapped);
        }
    }
}

template <class Archive, class T> void archive_optional(Archive& archive, T& value) {
    bool present = value.has_value();
    archive_number(archive, present);
    if constexpr (Archive::loading) {
        value.reset();
        if (present) {
            archive_fields(archive, value.emplace());
        }
    } else if (present) {
        archive_fields(archive, *value);
    }
}

template <class Archive, class... Ts> void archive_variant(Archive& archive, std::variant<Ts...>& value) {
    std::uint32_t index = 0;
    archive_number(archive, index);
    if (index >= sizeof...(Ts)) {
        throw CodecError("an unknown alternative in an archive");
    }
    std::uint32_t at = 0;
    ((at++ == index ? archive_fields(archive, value.template emplace<Ts>()) : void()), ...);
}

template <class Archive, class... Ts> void archive_variant(Archive& archive, const std::variant<Ts...>& value) {
    auto index = static_cast<std::uint32_t>(value.index());
    archive_number(archive, index);
    std::visit([&](const auto& alternative) { archive_fields(archive, alternative); }, value);
}

} // namespace detail

template <class Archive, class T> void archive_fields(Archive& archive, T& value) {
    using namespace detail;
    using Bare = std::remove_const_t<T>;
    static_assert(Archive::loading != std::is_const_v<T>, "what is loaded is not const, what is saved is");
    if constexpr (Number<Bare> || std::same_as<Bare, bool>) {
        archive_number(archive, value);
    } else if constexpr (std::is_enum_v<Bare>) {
        archive_enum(archive, value);
    } else if constexpr (std::same_as<Bare, std::string>) {
        archive.text(value);
    } else if constexpr (is_a<Bare, std::vector> || is_a<Bare, std::set>) {
        archive_list(archive, value);
    } else if constexpr (is_array<Bare>) {
        for (auto& element : value) {
            archive_fields(archive, element);
        }
    } else if constexpr (is_a<Bare, std::map>) {
        archive_map(archive, value);
    } else if constexpr (is_a<Bare, std::optional>) {
        archive_optional(archive, value);
    } else if constexpr (is_a<Bare, std::pair>) {
        archive_fields(archive, value.first);
        archive_fields(archive, value.second);
    } else if constexpr (is_a<Bare, std::variant>) {
        archive_variant(archive, value);
    } else {
        static_assert(std::is_class_v<Bare>, "no floating-point numbers and no bare characters in a snapshot");
        ArchiveVisit<Archive> visit{archive};
        describe(visit, value);
    }
}

} // namespace intendant::db
