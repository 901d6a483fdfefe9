#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "overshoot_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <math.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

#if defined(__APPLE__)
#include <util.h>
#else
#include <pty.h>
#endif

double overshoot_monotonic_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int overshoot_scalar_columns(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

int overshoot_set_character_locale(const char *name) { return setlocale(LC_CTYPE, name) != NULL; }

int overshoot_locale_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

int overshoot_wait(int terminal, int wake, double seconds) {
  if (terminal < 0 || wake < 0 || terminal >= FD_SETSIZE || wake >= FD_SETSIZE) return -1;
  fd_set ready;
  FD_ZERO(&ready);
  FD_SET(terminal, &ready);
  FD_SET(wake, &ready);
  struct timespec timeout = {0, 0};
  if (seconds > 0) {
    // A day at most: the caller asks again.
    double whole = floor(fmin(seconds, 86400));
    timeout.tv_sec = (time_t)whole;
    timeout.tv_nsec = (long)((fmin(seconds, 86400) - whole) * 1e9);
  }
  int highest = terminal > wake ? terminal : wake;
  int count = pselect(highest + 1, &ready, NULL, NULL, seconds < 0 ? NULL : &timeout, NULL);
  if (count < 0) return errno == EINTR ? 0 : -1;
  return (FD_ISSET(terminal, &ready) ? OVERSHOOT_READY_TERMINAL : 0) |
         (FD_ISSET(wake, &ready) ? OVERSHOOT_READY_WAKE : 0);
}

int overshoot_open_wake_pipe(int *read_end, int *write_end) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  for (int index = 0; index < 2; index++) {
    fcntl(ends[index], F_SETFL, fcntl(ends[index], F_GETFL) | O_NONBLOCK);
    fcntl(ends[index], F_SETFD, FD_CLOEXEC);
  }
  *read_end = ends[0];
  *write_end = ends[1];
  return 0;
}

void overshoot_wake(int write_end) {
  char byte = 'w';
  // A full pipe is ready as well.
  while (write(write_end, &byte, 1) < 0 && errno == EINTR) continue;
}

void overshoot_drain(int descriptor) {
  char bytes[256];
  while (read(descriptor, bytes, sizeof bytes) > 0) continue;
}

int overshoot_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

int overshoot_set_window_size(int descriptor, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(descriptor, TIOCSWINSZ, &size);
}

void overshoot_discard_input(int descriptor) { tcflush(descriptor, TCIFLUSH); }

int overshoot_open_terminal_pair(int *controller, int *terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return openpty(controller, terminal, NULL, NULL, &size);
}

int overshoot_is_cooked(int descriptor) {
  struct termios settings;
  if (tcgetattr(descriptor, &settings) != 0) return 0;
  tcflag_t wanted = ICANON | ECHO | ISIG;
  return (settings.c_lflag & wanted) == wanted && (settings.c_oflag & OPOST) != 0;
}
