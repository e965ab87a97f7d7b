import Foundation

/// A link of a PDF page, with its rectangle from the page's top left.
struct PDFAnnotation {
  var rect: CGRect
  /// The address or the destination's name.
  var target: String
}

/// The links of a document of one page, in their order.
func annotations(in data: Data, height: CGFloat) throws -> [PDFAnnotation] {
  try uncompressedPDF(data).components(separatedBy: "endobj").compactMap { object in
    guard object.contains("/Subtype /Link"),
      let rect = object.components(separatedBy: "/Rect [").dropFirst().first
    else { return nil }
    let numbers = rect.components(separatedBy: "]")[0].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    let target =
      ["/URI (", "/Dest ("].lazy.compactMap { key in
        object.components(separatedBy: key).dropFirst().first?.components(separatedBy: ")").first
      }.first ?? ""
    return PDFAnnotation(
      rect: CGRect(
        x: min(numbers[0], numbers[2]), y: Double(height) - max(numbers[1], numbers[3]),
        width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1])),
      target: target)
  }
}
