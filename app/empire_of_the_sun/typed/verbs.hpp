#pragma once

#include "app/typed/form_line.hpp"

#include <span>

/// The words of the lines: which form each verb fills in, in which order, and the short words for what a form lets one choose.
namespace intendant::typed::es {

std::span<const FormVerb> form_verbs();
std::span<const ChoiceWord> choice_words();

} // namespace intendant::typed::es
