#include "app/cli/failure.hpp"

#include "db/codec/fields.hpp"
#include "db/file/file_error.hpp"
#include "model/core/printable.hpp"

#include <filesystem>
#include <new>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <typeinfo>

namespace intendant::cli {

std::string sentence_of(const std::exception_ptr& failure) {
    try {
        std::rethrow_exception(failure);
    } catch (const db::FileError& error) {
        return core::one_line(error.what());
    } catch (const db::CodecError& error) {
        return core::one_line(error.what());
    } catch (const std::filesystem::filesystem_error& error) {
        return core::one_line("The file " + error.path1().filename().string() + " could not be used: " + error.code().message() + ".");
    } catch (const std::bad_alloc&) {
        return "The computer has no memory left. What was booked is safe.";
    } catch (const nlohmann::json::exception& error) {
        return core::one_line(
            std::string("Something in the file is not as this program writes it; what was booked is safe. For a problem report: ") +
            error.what());
    } catch (const std::exception& error) {
        if (typeid(error) == typeid(std::runtime_error)) { // thrown by ourselves, as a sentence
            return core::one_line(error.what());
        }
        return core::one_line(
            std::string("Something failed that the program did not expect; what was booked is safe. For a problem report: ") +
            error.what());
    }
}

} // namespace intendant::cli
