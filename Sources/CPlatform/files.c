#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "overshoot_files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define RETRY(result, call) \
  do { (result) = (call); } while ((result) < 0 && errno == EINTR)

static int opened(int base, const char *path, int flags, unsigned mode) {
  int file;
  RETRY(file, openat(base, path, flags | O_CLOEXEC, (mode_t)mode));
  return file < 0 ? -errno : file;
}

int overshoot_open_folder(int base, const char *path, int follow) {
  return opened(base, path, O_RDONLY | O_DIRECTORY | (follow ? 0 : O_NOFOLLOW), 0);
}

// Non-blocking, so that a named pipe in a project can't hang the reader.
int overshoot_open_reading(int base, const char *path) {
  return opened(base, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, 0);
}

int overshoot_open_new(int base, const char *path, unsigned mode) {
  return opened(base, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
}

int overshoot_open_lock(int base, const char *path) {
  return opened(base, path, O_RDWR | O_CREAT | O_NOFOLLOW, 0600);
}

long overshoot_read(int file, uint8_t *bytes, size_t count) {
  ssize_t got;
  RETRY(got, read(file, bytes, count));
  return got < 0 ? -errno : (long)got;
}

int overshoot_write_all(int file, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t done;
    RETRY(done, write(file, bytes, count));
    if (done < 0) return -errno;
    bytes += done;
    count -= (size_t)done;
  }
  return 0;
}

int overshoot_sync(int file) {
  int result;
#if defined(F_FULLFSYNC)
  if (fcntl(file, F_FULLFSYNC) == 0) return 0;
#endif
  RETRY(result, fsync(file));
  return result < 0 ? -errno : 0;
}

int overshoot_set_mode(int file, unsigned mode) {
  return fchmod(file, (mode_t)mode) < 0 ? -errno : 0;
}

static int kind_of(mode_t mode) {
  if (S_ISREG(mode)) return 0;
  if (S_ISDIR(mode)) return 1;
  return S_ISLNK(mode) ? 2 : 3;
}

int overshoot_stat(int base, const char *path, uint64_t *size, unsigned *mode) {
  struct stat found;
  if (fstatat(base, path, &found, AT_SYMLINK_NOFOLLOW) < 0) return -errno;
  *size = (uint64_t)found.st_size;
  *mode = (unsigned)(found.st_mode & 07777);
  return kind_of(found.st_mode);
}

int overshoot_rename(int base, const char *from, const char *to) {
  return renameat(base, from, base, to) < 0 ? -errno : 0;
}

int overshoot_rename_new(int base, const char *from, const char *to) {
#if defined(__linux__) && defined(RENAME_NOREPLACE)
  if (renameat2(base, from, base, to, RENAME_NOREPLACE) == 0) return 0;
#elif defined(RENAME_EXCL)
  if (renameatx_np(base, from, base, to, RENAME_EXCL) == 0) return 0;
#else
  errno = ENOSYS;
#endif
  // Some file systems know no exclusive rename; a hard link is as exclusive.
  if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP) return -errno;
  if (linkat(base, from, base, to, 0) < 0) return -errno;
  return unlinkat(base, from, 0) < 0 ? -errno : 0;
}

int overshoot_unlink(int base, const char *path) {
  return unlinkat(base, path, 0) < 0 ? -errno : 0;
}

int overshoot_make_folder(int base, const char *path, unsigned mode) {
  return mkdirat(base, path, (mode_t)mode) < 0 ? -errno : 0;
}

int overshoot_try_lock(int file) {
  int result;
  RETRY(result, flock(file, LOCK_EX | LOCK_NB));
  return result < 0 ? -errno : 0;
}

int overshoot_close(int file) { return close(file) < 0 ? -errno : 0; }

static int kind_of_entry(int folder, const struct dirent *entry) {
  switch (entry->d_type) {
    case DT_REG: return 0;
    case DT_DIR: return 1;
    case DT_LNK: return 2;
    case DT_UNKNOWN: {
      uint64_t size;
      unsigned mode;
      int kind = overshoot_stat(folder, entry->d_name, &size, &mode);
      return kind < 0 ? 3 : kind;
    }
    default: return 3;
  }
}

int overshoot_list(int folder, void *context, overshoot_visitor visit) {
  // A descriptor of its own: closedir closes it, and the position is not shared.
  int own = opened(folder, ".", O_RDONLY | O_DIRECTORY, 0);
  if (own < 0) return own;
  DIR *stream = fdopendir(own);
  if (stream == NULL) {
    int problem = -errno;
    close(own);
    return problem;
  }
  int problem = 0;
  for (;;) {
    errno = 0;
    struct dirent *entry = readdir(stream);
    if (entry == NULL) {
      problem = -errno;
      break;
    }
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    if (visit(context, entry->d_name, kind_of_entry(folder, entry)) != 0) break;
  }
  closedir(stream);
  return problem;
}
