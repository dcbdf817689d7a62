#include "app/cli/seat.hpp"

#include "app/cli/failure.hpp"
#include "app/seat/certificate.hpp"
#include "app/seat/fault.hpp"
#include "app/seat/networks.hpp"
#include "app/seat/qr.hpp"

#include <chrono>
#include <csignal>
#include <iostream>
#include <stdexcept>

#include <unistd.h>

namespace intendant::cli {

namespace {

std::int64_t now() { return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count(); }

std::string usual_address() {
    const auto found = seat::networks();
    if (found.empty()) {
        throw std::runtime_error("This computer is in no network. Join one, or make a hotspot, and try again; --at 127.0.0.1 shows the "
                                 "books on this computer alone.");
    }
    return found.front().address;
}

/// The evening of before, where it is of the address and port that are asked for; else a new one.
seat::Evening evening_of(const std::filesystem::path& game, const SeatOptions& options) {
    if (!options.new_evening) {
        auto kept = seat::kept_evening(game, now());
        if (kept && kept->tls == options.tls && (options.address.empty() || options.address == kept->address) &&
            (!options.port || *options.port == kept->port)) {
            return *kept;
        }
    }
    auto evening = seat::new_evening(now());
    evening.address = options.address.empty() ? usual_address() : options.address;
    evening.port = static_cast<std::uint16_t>(options.port.value_or(0));
    if (options.tls) {
        seat::certify(evening, now());
    }
    return evening;
}

/// While it lives, Ctrl+C and the end of a terminal are waited for instead of ending the program.
class Ending {
public:
    Ending() {
        sigemptyset(&m_signals);
        for (const int each : {SIGINT, SIGTERM, SIGHUP}) {
            sigaddset(&m_signals, each);
        }
        pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
    }
    ~Ending() { pthread_sigmask(SIG_SETMASK, &m_before, nullptr); }
    Ending(const Ending&) = delete;
    Ending& operator=(const Ending&) = delete;

    /// Whether it came within half a second.
    bool comes() const {
        constexpr timespec half_a_second{0, 500'000'000};
        return sigtimedwait(&m_signals, nullptr, &half_a_second) > 0;
    }

private:
    sigset_t m_signals{};
    sigset_t m_before{};
};

} // namespace

int seat(const std::filesystem::path& game, const SeatOptions& options,
         const std::function<std::shared_ptr<const seat::Snapshot>()>& look) {
    const Ending ending; // before the server's thread begins
    auto kept_as = game; // the window has an evening of its own
    kept_as += "#read only";
    const auto server_of = [&] {
        try {
            auto made = std::make_unique<seat::Server>(evening_of(kept_as, options), seat::Told{});
            seat::keep(kept_as, made->evening());
            return made;
        } catch (const seat::Fault& fault) {
            throw std::runtime_error(fault.what());
        }
    };
    const auto running = server_of();
    auto& server = *running;
    const auto& evening = server.evening();
    server.publish(look());
    std::cout << server.address() << '\n';
    if (isatty(STDOUT_FILENO) != 0) {
        std::cout << seat::qr_for_terminal(server.address());
    }
    if (evening.tls) {
        std::cout << "The browser will warn that it does not know the certificate; its fingerprint (SHA-256) is\n"
                  << seat::fingerprint_of(evening) << '\n';
    }
    std::cout << "Whoever has this address sees the books until you end this with Ctrl+C.\n" << std::flush;
    while (!ending.comes() && now() < evening.until) {
        try {
            if (auto snapshot = look()) {
                server.publish(std::move(snapshot));
            }
        } catch (const std::exception&) { // the file is being written, perhaps: what was shown stays
            std::cerr << sentence_of(std::current_exception()) << '\n';
        }
    }
    std::cout << "\nThe books are not shown any more.\n";
    return 0;
}

} // namespace intendant::cli
