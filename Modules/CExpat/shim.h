// The functions that limit the growth by entities are declared only with it.
#define XML_DTD 1
#include <expat.h>
