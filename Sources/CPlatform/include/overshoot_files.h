#ifndef OVERSHOOT_FILES_H
#define OVERSHOOT_FILES_H

#include <stddef.h>
#include <stdint.h>

// File functions that Swift's C library module hides (variadic ones, macros) or that differ between
// Linux and macOS. Each gives 0 or a useful number, or the negated errno; EINTR is retried inside.

// A folder; a symbolic link at the last component is followed only if `follow` is not 0.
int overshoot_open_folder(int base, const char *path, int follow);
// An ordinary file to read; a symbolic link at the last component is refused with ELOOP.
int overshoot_open_reading(int base, const char *path);
// A new file to write; EEXIST where anything of that name stands.
int overshoot_open_new(int base, const char *path, unsigned mode);
// A file to lock, made if it is missing.
int overshoot_open_lock(int base, const char *path);

long overshoot_read(int file, uint8_t *bytes, size_t count);
// All of the bytes, or an error.
int overshoot_write_all(int file, const uint8_t *bytes, size_t count);
// Down to the disk, not only to its cache where the system tells them apart.
int overshoot_sync(int file);
int overshoot_set_mode(int file, unsigned mode);

// What stands at a path, links not followed: 0 file, 1 folder, 2 symbolic link, 3 anything else.
int overshoot_stat(int base, const char *path, uint64_t *size, unsigned *mode);

int overshoot_rename(int base, const char *from, const char *to);
// As rename, but EEXIST where anything stands at `to`, without a moment in between.
int overshoot_rename_new(int base, const char *from, const char *to);
int overshoot_unlink(int base, const char *path);
int overshoot_make_folder(int base, const char *path, unsigned mode);

// EWOULDBLOCK where another process holds the lock. It is let go when the descriptor is closed.
int overshoot_try_lock(int file);
int overshoot_close(int file);

// Names in an open folder, each with its kind; `.` and `..` left out. The visitor returns 0 to go on.
typedef int (*overshoot_visitor)(void *context, const char *name, int kind);
int overshoot_list(int folder, void *context, overshoot_visitor visit);

#endif
