#include <lcms2.h>
// Swift does not import these macros, which are expressions of other macros.
static const cmsUInt32Number CLCMS_BGRA_8 = TYPE_BGRA_8;
static const cmsUInt32Number CLCMS_GRAY_8 = TYPE_GRAY_8;
static const cmsUInt32Number CLCMS_CMYK_8 = TYPE_CMYK_8;
static const cmsUInt32Number CLCMS_CMYK_8_REV = TYPE_CMYK_8_REV;
