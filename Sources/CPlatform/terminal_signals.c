#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "overshoot_terminal.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// MARK: What to restore

static struct termios saved_settings;
static uint8_t restore_bytes[512];
static size_t restore_count;
static int restore_input = -1;
static int restore_output = -1;
static pid_t restore_owner;
static volatile sig_atomic_t armed;

int overshoot_arm_restore(int input, int output, const uint8_t *bytes, size_t count) {
  if (count > sizeof restore_bytes) return -1;
  // Taken again while armed, the settings would be our own raw ones.
  if (!armed && tcgetattr(input, &saved_settings) != 0) return -1;
  memcpy(restore_bytes, bytes, count);
  restore_count = count;
  restore_input = input;
  restore_output = output;
  restore_owner = getpid();
  armed = 1;
  return 0;
}

void overshoot_disarm_restore(void) { armed = 0; }

void overshoot_restore_settings(void) {
  if (!armed) return;
  overshoot_discard_input(restore_input);
  tcsetattr(restore_input, TCSANOW, &saved_settings);
}

// Only what POSIX allows inside a signal handler. The modes are left before the settings change,
// so no mouse report reaches a terminal that echoes.
static void restore_now(void) {
  if (!armed || restore_owner != getpid()) return;
  armed = 0;
  // From the background, touching the terminal would stop us instead.
  signal(SIGTTOU, SIG_IGN);
  size_t sent = 0;
  while (sent < restore_count) {
    ssize_t count = write(restore_output, restore_bytes + sent, restore_count - sent);
    if (count <= 0) break;
    sent += (size_t)count;
  }
  tcflush(restore_input, TCIFLUSH);
  tcsetattr(restore_input, TCSANOW, &saved_settings);
}

// MARK: Handlers

static volatile sig_atomic_t noted_resize;
static volatile sig_atomic_t noted_terminate;
static volatile sig_atomic_t noted_suspend;
static volatile sig_atomic_t noted_continue;
static volatile sig_atomic_t terminating;
static volatile sig_atomic_t wake_end = -1;

static void die_of(int number) {
  restore_now();
  struct sigaction plain;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigaction(number, &plain, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
}

static void note(int number) {
  int error = errno;
  switch (number) {
    case SIGWINCH: noted_resize = 1; break;
    case SIGTSTP: noted_suspend = 1; break;
    case SIGCONT: noted_continue = 1; break;
    default:
      // Asked a second time, nobody seems to listen any more.
      if (terminating) die_of(number);
      terminating = number;
      noted_terminate = 1;
  }
  char byte = 's';
  if (wake_end >= 0 && write(wake_end, &byte, 1) < 0) {
    // A full pipe wakes as well.
  }
  errno = error;
}

static void crash(int number) { die_of(number); }

static const int noted_signals[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT};
static const int crash_signals[] = {SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGQUIT};
enum {
  NOTED_COUNT = sizeof noted_signals / sizeof noted_signals[0],
  CRASH_COUNT = sizeof crash_signals / sizeof crash_signals[0],
};
static struct sigaction previous[NOTED_COUNT + CRASH_COUNT];
static int installed;
static int exit_registered;

// An overflowing stack crashes too; its handler needs one of its own.
static uint8_t crash_stack[1 << 16];

void overshoot_install_signals(int wake) {
  wake_end = wake;
  terminating = 0;
  if (installed) return;
  installed = 1;
  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack, .ss_flags = 0};
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  // Without SA_RESTART a wait ends at once; the pipe makes sure that none is missed.
  action.sa_handler = note;
  for (int index = 0; index < NOTED_COUNT; index++) {
    sigaction(noted_signals[index], &action, &previous[index]);
  }
  action.sa_handler = crash;
  action.sa_flags = SA_ONSTACK;
  for (int index = 0; index < CRASH_COUNT; index++) {
    sigaction(crash_signals[index], &action, &previous[NOTED_COUNT + index]);
  }
  if (!exit_registered) {
    exit_registered = 1;
    atexit(restore_now);
  }
}

void overshoot_remove_signals(void) {
  if (!installed) return;
  installed = 0;
  wake_end = -1;
  for (int index = 0; index < NOTED_COUNT; index++) {
    sigaction(noted_signals[index], &previous[index], NULL);
  }
  for (int index = 0; index < CRASH_COUNT; index++) {
    sigaction(crash_signals[index], &previous[NOTED_COUNT + index], NULL);
  }
}

static int take(volatile sig_atomic_t *noted, int value) {
  int was = *noted;
  *noted = 0;
  return was ? value : 0;
}

int overshoot_take_signals(void) {
  return take(&noted_resize, OVERSHOOT_SIGNAL_RESIZE) |
         take(&noted_terminate, OVERSHOOT_SIGNAL_TERMINATE) |
         take(&noted_suspend, OVERSHOOT_SIGNAL_SUSPEND) |
         take(&noted_continue, OVERSHOOT_SIGNAL_CONTINUE);
}

int overshoot_terminating_signal(void) { return terminating; }

void overshoot_stop(void) {
  struct sigaction plain, ours;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &plain, &ours);
  sigset_t only, before;
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &only, &before);
  // The whole group: a wrapping script must stop with us.
  kill(0, SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGTSTP, &ours, NULL);
  noted_suspend = 0;
  noted_continue = 0;
}
