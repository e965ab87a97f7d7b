/// The checks of the table "Core Graphics in new code": both sides of a row draw the same pixels.
enum CanvasSynonyms {
  static let table = CounterpartTable(
    guide: "porting-from-ios.md", section: "Core Graphics in new code")

  static let all = [
    Synonym("saveGState(), restoreGState()", savedStates),
    Synonym("translateBy(x:y:), scaleBy(x:y:), rotate(by:)", transforms),
    Synonym("setFillColor, addPath, fillPath", fills),
    Synonym("setStrokeColor, setLineWidth, strokePath", strokes),
    Synonym("clip(), addClip()", clips),
    Synonym("drawLinearGradient", gradients),
    Synonym("setShadow, setAlpha, beginTransparencyLayer", groups),
    Synonym("setBlendMode", blendModes),
    Synonym("clip(to:mask:)", masks),
    Synonym("draw(at:) of an attributed string", texts),
    Synonym("draw(in:) of an image", images),
    Synonym("CGContext of pixels, UIGraphicsImageRenderer", bitmaps),
    Synonym("CGContext of a PDF file", documents),
  ]
}
