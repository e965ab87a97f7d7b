import Foundation
internal import CCairo
internal import CPango
#if JPEG
  internal import CJPEG
#endif
func probe() -> (Int32, Int32) { 
  let t = tjInitDecompress(); _ = t
  _ = pango_fc_font_map_get_type(); _ = FcGetVersion(); _ = cairo_pdf_get_versions
  return (cairo_version(), pango_version()) }
struct CGAffineTransform {}
