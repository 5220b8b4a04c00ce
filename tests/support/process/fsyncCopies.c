/* Loaded into a process before its libraries: keeps a copy of the database's files as they are at each fsync. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int count = 0;

static void keep(int fd) {
  const char *folder = getenv("FSYNC_COPIES");
  char link[64], path[4096], target[4200], bytes[65536];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (folder == NULL || length < 0) return;
  path[length] = 0;
  const char *name = strrchr(path, '/') + 1;
  if (strcmp(name, "church.db") != 0 && strcmp(name, "church.db-wal") != 0) return;
  snprintf(target, sizeof target, "%s/%06d %s", folder, count++, name);
  int copy = open(target, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  off_t at = 0;
  ssize_t got;
  while ((got = pread(fd, bytes, sizeof bytes, at)) > 0 && write(copy, bytes, got) == got) at += got;
  close(copy);
}

int fsync(int fd) {
  int result = ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
  if (result == 0) keep(fd);
  return result;
}

int fdatasync(int fd) {
  int result = ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
  if (result == 0) keep(fd);
  return result;
}
