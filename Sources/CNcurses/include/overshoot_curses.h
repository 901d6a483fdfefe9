#ifndef OVERSHOOT_CURSES_H
#define OVERSHOOT_CURSES_H

// The few things that are asked of ncurses, as plain functions. <curses.h> stays in the .c file:
// half of it are macros that Swift can't see, and its globals Swift refuses.

#include <stddef.h>
#include <stdint.h>

enum {
  OVERSHOOT_BOLD = 1,
  OVERSHOOT_DIM = 2,
  OVERSHOOT_ITALIC = 4,
  OVERSHOOT_UNDERLINE = 8,
  OVERSHOOT_REVERSE = 16,
};

// Takes a terminal of the type `term` for drawing, in raw mode. Returns 0, -1 if the type is not
// known, -2 if the descriptors can't be used. One terminal at a time.
int overshoot_curses_open(const char *term, int input, int output);
// Leaves the alternate screen, sets the terminal as it was and frees everything.
void overshoot_curses_close(void);

// Leaves drawing for a while, and takes it up again with everything to be sent anew.
void overshoot_curses_pause(void);
void overshoot_curses_resume(void);

void overshoot_curses_size(int *width, int *height);
// Fits the screen to a new size; everything will be sent anew. 0 or -1.
int overshoot_curses_resize(int width, int height);

// Starts colours and keeps the terminal's own ones usable. Returns how many there are, 0 for none.
int overshoot_curses_start_colors(void);
// 1 if colours are given as 0xRRGGBB instead of a palette's index.
int overshoot_curses_has_direct_color(void);
// The number of a pair; -1 stands for the terminal's own colour. Returns -1 when no number is free.
int overshoot_curses_pair(int foreground, int background);
// Gives all numbers free; everything must be drawn anew.
void overshoot_curses_forget_pairs(void);

// Puts one glyph, base first, into a cell. 0, or -1 if the C library can't take it as one glyph.
int overshoot_curses_put(
  int column, int row, const uint32_t *scalars, int count, unsigned attributes, int pair);
// The cursor for the next flush; a negative column hides it.
void overshoot_curses_cursor(int column, int row);
// Sends what changed.
void overshoot_curses_flush(void);
// Sends everything that stands on the screen.
void overshoot_curses_repaint(void);

// A string capability of the terminal, delays removed. Returns its length, 0 if there is none.
size_t overshoot_curses_capability(const char *name, uint8_t *bytes, size_t capacity);

// For tests: the base scalar that ncurses believes to show at a place, 0 outside.
uint32_t overshoot_curses_shown(int column, int row);

#endif
