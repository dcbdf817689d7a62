#include "tests/support/calls.hpp"

#include <cerrno>
#include <cstdio>
#include <ctime>

#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace intendant::test {

std::function<void(const char* call)> on_file_call;
bool no_links = false;
std::int64_t clock_shift = 0;
std::optional<std::int64_t> clock_stands;

} // namespace intendant::test

namespace {

void tell(const char* call) {
    if (intendant::test::on_file_call) {
        intendant::test::on_file_call(call);
    }
}

} // namespace

extern "C" {

int rename(const char* from, const char* to) noexcept {
    tell("rename");
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned int flags) noexcept {
    tell("renameat2");
    return static_cast<int>(::syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
}

int link(const char* from, const char* to) noexcept {
    tell("link");
    if (intendant::test::no_links) {
        errno = EPERM;
        return -1;
    }
    return static_cast<int>(::syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int fsync(int handle) {
    tell("fsync");
    return static_cast<int>(::syscall(SYS_fsync, handle));
}

ssize_t write(int handle, const void* bytes, std::size_t count) {
    tell("write");
    return ::syscall(SYS_write, handle, bytes, count);
}

ssize_t writev(int handle, const iovec* pieces, int count) {
    tell("writev");
    return ::syscall(SYS_writev, handle, pieces, count);
}

int clock_gettime(clockid_t clock, timespec* time) noexcept {
    const auto result = static_cast<int>(::syscall(SYS_clock_gettime, clock, time));
    if (result == 0 && clock == CLOCK_REALTIME) {
        if (const auto stands = intendant::test::clock_stands) {
            *time = {.tv_sec = *stands, .tv_nsec = 0};
        }
        time->tv_sec += intendant::test::clock_shift;
    }
    return result;
}
}
