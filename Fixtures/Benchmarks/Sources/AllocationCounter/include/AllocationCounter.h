#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Whether allocations can be counted here.
bool allocation_counter_is_available(void);

/// Begins to count at zero the allocations of all threads.
void allocation_counter_start(void);

/// Ends counting; how many there were.
long allocation_counter_stop(void);

/// How many bytes of the heap are in use.
size_t allocation_counter_bytes_in_use(void);
