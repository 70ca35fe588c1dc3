/* libfuzzer.c - what libFuzzer calls, to judge an input and to make half of the mutations. */
#include "harness.h"
#include "mutate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t length);
size_t LLVMFuzzerMutate(uint8_t *data, size_t length, size_t most);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t length, size_t most, unsigned seed);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t length)
{
    check_bytes(data, length);
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t length, size_t most, unsigned seed)
{
    struct random random = random_start(seed);
    if (random_below(&random, 2) == 0) {
        return LLVMFuzzerMutate(data, length, most);
    }
    return mutate(&random, data, length, most);
}
