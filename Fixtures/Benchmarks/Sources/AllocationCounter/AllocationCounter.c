#include "AllocationCounter.h"

#include <stdatomic.h>
#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

// The allocator's own names: what is defined here stands before malloc & co. in the whole process.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_bool is_counting;
static atomic_long allocations;

static inline void count(void) {
  // A load and a branch while nothing is counted, which both sides of a row pay.
  if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  count();
  return __libc_realloc(pointer, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  count();
  void *found = __libc_memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *pointer = found;
  return 0;
}

bool allocation_counter_is_available(void) { return true; }

void allocation_counter_start(void) {
  atomic_store(&allocations, 0);
  atomic_store(&is_counting, true);
}

long allocation_counter_stop(void) {
  atomic_store(&is_counting, false);
  return atomic_load(&allocations);
}

size_t allocation_counter_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#else

#if defined(__APPLE__)
#include <malloc/malloc.h>
#endif

bool allocation_counter_is_available(void) { return false; }
void allocation_counter_start(void) {}
long allocation_counter_stop(void) { return 0; }

size_t allocation_counter_bytes_in_use(void) {
#if defined(__APPLE__)
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
#else
  return 0;
#endif
}

#endif
