#pragma once
#include <stddef.h>
#include <stdint.h>

// What libFuzzer's own main() calls; this program has a main of its own, which picks the harness.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*body)(const uint8_t *data, size_t size));
