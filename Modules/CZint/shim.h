#include <zint.h>

// Swift does not import the array of rows.
static inline int zint_module(const struct zint_symbol *symbol, int row, int column) {
  return (symbol->encoded_data[row][column / 8] >> (column % 8)) & 1;
}
