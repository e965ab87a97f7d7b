import Foundation

/// A link of a PDF page that no object stream hides, with its rectangle from the page's top left.
struct PDFAnnotation {
  var rect: CGRect
  /// The address or the destination's name.
  var target: String
}

/// The links of a document of one page, in their order.
func annotations(in data: Data, height: CGFloat) -> [PDFAnnotation] {
  let text = String(decoding: data.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
  var result: [PDFAnnotation] = []
  for part in text.components(separatedBy: "/Subtype /Link").dropFirst() {
    let body = part.components(separatedBy: "endobj")[0]
    guard let rect = body.components(separatedBy: "/Rect [").dropFirst().first else { continue }
    let numbers = rect.components(separatedBy: "]")[0].split(separator: " ").compactMap {
      Double($0)
    }
    guard numbers.count == 4 else { continue }
    let target =
      ["/URI (", "/Dest ("].lazy.compactMap { key in
        body.components(separatedBy: key).dropFirst().first?.components(separatedBy: ")").first
      }.first ?? ""
    result.append(
      PDFAnnotation(
        rect: CGRect(
          x: min(numbers[0], numbers[2]), y: Double(height) - max(numbers[1], numbers[3]),
          width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1])),
        target: target))
  }
  return result
}
