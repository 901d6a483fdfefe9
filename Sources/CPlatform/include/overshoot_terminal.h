#ifndef OVERSHOOT_TERMINAL_H
#define OVERSHOOT_TERMINAL_H

// What a terminal program needs of POSIX and Swift's C library modules hide or can't do safely:
// signal handlers live in C entirely, so no Swift code ever runs inside one.

#include <stddef.h>
#include <stdint.h>

// Seconds of the monotonic clock.
double overshoot_monotonic_seconds(void);

// Columns of a scalar in the C library's opinion, -1 for unknown ones.
int overshoot_scalar_columns(uint32_t scalar);

// Sets LC_CTYPE alone: numbers must keep their point. "" takes the environment's. 1 if it exists.
int overshoot_set_character_locale(const char *name);
// 1 if the character set of the current locale is UTF-8.
int overshoot_locale_is_utf8(void);

// MARK: Waiting

enum {
  OVERSHOOT_READY_TERMINAL = 1,
  OVERSHOOT_READY_WAKE = 2,
};

// Waits for bytes on either descriptor; `seconds` below zero waits for ever. Returns a set of
// OVERSHOOT_READY_…, 0 after the time or a signal, -1 if the wait can't be done. An ended terminal
// counts as ready: its next read tells.
int overshoot_wait(int terminal, int wake, double seconds);

// A pipe whose ends neither block nor survive exec. 0 or -1.
int overshoot_open_wake_pipe(int *read_end, int *write_end);
// Makes the pipe ready; from any thread.
void overshoot_wake(int write_end);
// Takes everything out of the pipe.
void overshoot_drain(int descriptor);

// MARK: The terminal's settings

// 0 and the size, or -1. A terminal that does not know its size says 0x0.
int overshoot_window_size(int descriptor, int *columns, int *rows);

// Remembers the settings of a terminal and the bytes that leave our modes, for the moments when no
// Swift code can run. At most 512 bytes. 0 or -1.
int overshoot_arm_restore(int input, int output, const uint8_t *bytes, size_t count);
void overshoot_disarm_restore(void);
// Sets the remembered settings; unread input is thrown away.
void overshoot_restore_settings(void);
// Throws away what has arrived and was not read, a late reply for instance.
void overshoot_discard_input(int descriptor);

// MARK: Signals

enum {
  OVERSHOOT_SIGNAL_RESIZE = 1,
  OVERSHOOT_SIGNAL_TERMINATE = 2,
  OVERSHOOT_SIGNAL_SUSPEND = 4,
  OVERSHOOT_SIGNAL_CONTINUE = 8,
};

// Installs handlers that note the signal and write a byte to `wake`; and handlers for crashes and
// exit that restore the terminal as armed, then let the signal do its work. They replace the Swift
// runtime's crash handlers and so its prompt, which would wait on a terminal in raw mode.
void overshoot_install_signals(int wake);
// Puts the handlers back that were there before.
void overshoot_remove_signals(void);
// A set of OVERSHOOT_SIGNAL_… since the last call.
int overshoot_take_signals(void);
// The last signal that asked to terminate, 0 without one.
int overshoot_terminating_signal(void);
// Stops the process group as the terminal's ^Z would and returns when it is continued.
void overshoot_stop(void);

// MARK: Pseudo-terminals, for tests

int overshoot_open_terminal_pair(int *controller, int *terminal, int columns, int rows);
int overshoot_set_window_size(int descriptor, int columns, int rows);
// 1 if lines are edited and echoed as a shell expects it.
int overshoot_is_cooked(int descriptor);

#endif
