#if defined(__linux__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1

#include "overshoot_curses.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

// Pairs beyond a short, and their numbers through the last argument of setcchar, came with 2018's
// libraries; Apple's is older although it defines the same macro.
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS >= 20180127
#define HAS_EXTENDED_PAIRS 1
#else
#define HAS_EXTENDED_PAIRS 0
#endif

static SCREEN *screen;
static FILE *input_file;
static FILE *output_file;
static int cursor_column = -1;
static int cursor_row = -1;
static int cursor_is_shown = -1;

// MARK: Opening and closing

static FILE *open_copy(int descriptor, const char *mode) {
  int copy = dup(descriptor);
  if (copy < 0) return NULL;
  FILE *file = fdopen(copy, mode);
  if (file == NULL) close(copy);
  return file;
}

static void close_files(void) {
  if (input_file != NULL) fclose(input_file);
  if (output_file != NULL) fclose(output_file);
  input_file = NULL;
  output_file = NULL;
}

static void set_modes(void) {
  raw();
  noecho();
  nonl();
}

int overshoot_curses_open(const char *term, int input, int output) {
  if (screen != NULL) return -2;
  input_file = open_copy(input, "r");
  output_file = open_copy(output, "w");
  if (input_file == NULL || output_file == NULL) {
    close_files();
    return -2;
  }
  screen = newterm(term, output_file, input_file);
  if (screen == NULL) {
    close_files();
    return -1;
  }
  set_term(screen);
  set_modes();
  // Input that waits must not cut an update short: we read it ourselves.
  typeahead(-1);
  scrollok(stdscr, FALSE);
  cursor_is_shown = -1;
  return 0;
}

void overshoot_curses_close(void) {
  if (screen == NULL) return;
  curs_set(1);
  endwin();
  overshoot_curses_forget_pairs();
  delscreen(screen);
  screen = NULL;
  close_files();
}

void overshoot_curses_pause(void) {
  curs_set(1);
  endwin();
}

void overshoot_curses_resume(void) {
  // A refresh after endwin enters drawing again, settings included.
  cursor_is_shown = -1;
  clearok(curscr, TRUE);
  refresh();
  set_modes();
}

void overshoot_curses_size(int *width, int *height) { getmaxyx(stdscr, *height, *width); }

int overshoot_curses_resize(int width, int height) {
  // Not resizeterm(), which also queues a key that nobody would read.
  if (resize_term(height, width) == ERR) return -1;
  werase(stdscr);
  clearok(curscr, TRUE);
  return 0;
}

// MARK: Colours

enum { PAIR_SLOTS = 8192, PAIR_LIMIT = 4096 };

static struct {
  int foreground, background, number;
} pair_slots[PAIR_SLOTS];
static int pair_count;
static int direct_color;

int overshoot_curses_start_colors(void) {
  // Without this guard some calls below crash on a terminal without colours.
  if (!has_colors() || start_color() == ERR || COLORS < 8 || COLOR_PAIRS < 2) return 0;
  use_default_colors();
#if HAS_EXTENDED_PAIRS
  direct_color = tigetflag("RGB") > 0;
#endif
  return COLORS;
}

int overshoot_curses_has_direct_color(void) { return direct_color; }

void overshoot_curses_forget_pairs(void) {
  memset(pair_slots, 0, sizeof pair_slots);
  pair_count = 0;
}

static int pair_limit(void) { return COLOR_PAIRS - 1 < PAIR_LIMIT ? COLOR_PAIRS - 1 : PAIR_LIMIT; }

static int define_pair(int number, int foreground, int background) {
#if HAS_EXTENDED_PAIRS
  return init_extended_pair(number, foreground, background);
#else
  return init_pair((short)number, (short)foreground, (short)background);
#endif
}

int overshoot_curses_pair(int foreground, int background) {
  if (foreground < 0 && background < 0) return 0;
  unsigned hash = (unsigned)foreground * 2654435761u ^ (unsigned)background * 2246822519u;
  unsigned slot = (hash ^ hash >> 15) % PAIR_SLOTS;
  while (pair_slots[slot].number != 0) {
    if (pair_slots[slot].foreground == foreground && pair_slots[slot].background == background) {
      return pair_slots[slot].number;
    }
    slot = (slot + 1) % PAIR_SLOTS;
  }
  if (pair_count >= pair_limit()) return -1;
  int number = pair_count + 1;
  if (define_pair(number, foreground, background) == ERR) return 0;
  pair_count = number;
  pair_slots[slot].foreground = foreground;
  pair_slots[slot].background = background;
  pair_slots[slot].number = number;
  return number;
}

// MARK: Drawing

static attr_t curses_attributes(unsigned attributes) {
  attr_t result = WA_NORMAL;
  if (attributes & OVERSHOOT_BOLD) result |= WA_BOLD;
  if (attributes & OVERSHOOT_DIM) result |= WA_DIM;
#ifdef WA_ITALIC
  if (attributes & OVERSHOOT_ITALIC) result |= WA_ITALIC;
#endif
  if (attributes & OVERSHOOT_UNDERLINE) result |= WA_UNDERLINE;
  if (attributes & OVERSHOOT_REVERSE) result |= WA_REVERSE;
  return result;
}

int overshoot_curses_put(
  int column, int row, const uint32_t *scalars, int count, unsigned attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1];
  if (count < 1 || count > CCHARW_MAX) return -1;
  for (int index = 0; index < count; index++) text[index] = (wchar_t)scalars[index];
  text[count] = 0;
  cchar_t cell;
  attr_t look = curses_attributes(attributes);
#if HAS_EXTENDED_PAIRS
  short clipped = pair > 32767 ? 32767 : (short)pair;
  if (setcchar(&cell, text, look, clipped, &pair) == ERR) return -1;
#else
  if (setcchar(&cell, text, look, (short)pair, NULL) == ERR) return -1;
#endif
  // The last cell of the screen says ERR although it was written: the cursor can't move on.
  if (wmove(stdscr, row, column) != ERR) wadd_wch(stdscr, &cell);
  return 0;
}

void overshoot_curses_cursor(int column, int row) {
  int is_shown = column >= 0;
  if (is_shown != cursor_is_shown) {
    cursor_is_shown = is_shown;
    curs_set(is_shown);
    // Hidden, it may stay where drawing left it: no bytes to move it.
    leaveok(stdscr, !is_shown);
  }
  cursor_column = column;
  cursor_row = row;
}

void overshoot_curses_flush(void) {
  if (cursor_column >= 0) wmove(stdscr, cursor_row, cursor_column);
  wrefresh(stdscr);
}

void overshoot_curses_repaint(void) {
  clearok(curscr, TRUE);
  overshoot_curses_flush();
}

// MARK: Asking

size_t overshoot_curses_capability(const char *name, uint8_t *bytes, size_t capacity) {
  char copy[32];
  if (strlen(name) >= sizeof copy) return 0;
  strcpy(copy, name);
  const char *value = tigetstr(copy);
  if (value == NULL || value == (char *)-1) return 0;
  size_t length = 0;
  while (*value != 0 && length < capacity) {
    if (value[0] == '$' && value[1] == '<' && strchr(value, '>') != NULL) {
      value = strchr(value, '>') + 1;
    } else {
      bytes[length++] = (uint8_t)*value++;
    }
  }
  return length;
}

uint32_t overshoot_curses_shown(int column, int row) {
  cchar_t cell;
  wchar_t text[CCHARW_MAX + 1];
  attr_t look;
  short pair;
  if (screen == NULL || mvwin_wch(curscr, row, column, &cell) == ERR) return 0;
  if (getcchar(&cell, text, &look, &pair, NULL) == ERR) return 0;
  return (uint32_t)text[0];
}
