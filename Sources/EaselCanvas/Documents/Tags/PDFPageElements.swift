import Foundation

/// The elements of the structure that cairo made for the marks on a page.
struct PDFPageElements {
  /// The element around them.
  var around: Int
  /// The figures, in the order of their marks.
  var figures: [Int] = []
  /// The links in the order of their marks, and the reference of each to its annotation.
  var links: [(number: Int, annotation: Substring)] = []

  /// The elements at the end of a file, by the number of their page.
  static func all(in ending: PDFEnding) -> [Int: PDFPageElements] {
    var pages: [Int: PDFPageElements] = [:]
    // cairo writes them in the order of their marks.
    for (number, bytes) in ending.objects {
      let head = Data("\(number) 0 obj\n<< /Type /StructElem\n".utf8)
      guard bytes.starts(with: head), let text = ending.text(number),
        let page = PDFText.reference(of: "Pg", in: text),
        let parent = PDFText.reference(of: "P", in: text)
      else { continue }
      if text.contains("/S /Figure\n") {
        pages[page, default: PDFPageElements(around: parent)].figures.append(number)
      } else if let annotation = annotation(text) {
        pages[page, default: PDFPageElements(around: parent)].links.append((number, annotation))
      }
    }
    return pages
  }

  private static func annotation(_ text: String) -> Substring? {
    guard let start = text.range(of: "<< /Type /OBJR"),
      let end = text.range(of: ">>", range: start.upperBound..<text.endIndex)
    else { return nil }
    return text[start.lowerBound..<end.upperBound]
  }
}
