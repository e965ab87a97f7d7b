import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselReports

/// A report as programs from outside read it.
struct ReadReport {
  let data: Data
  let diagnostics: [Diagnostic]

  init(_ report: Report, options: RenderOptions = RenderOptions()) throws {
    let result = try report.rendered(options: options)
    data = result.output
    diagnostics = result.diagnostics
  }

  init(data: Data) {
    self.data = data
    diagnostics = []
  }

  /// The text of each page as poppler finds it, in the layout of the page.
  func pages() throws -> [String] { try pages("-layout") }

  /// The text of each page in the order in which it was drawn, without white space.
  func rawPages() throws -> [String] {
    try pages("-raw").map { $0.filter { !$0.isWhitespace } }
  }

  private func pages(_ mode: String) throws -> [String] {
    let text = try Tool.output("pdftotext", [mode, "%", "-"], document: data)
    var pages = text.split(separator: "\u{0C}", omittingEmptySubsequences: false).map(String.init)
    // A page break ends each page.
    pages.removeLast()
    return pages
  }

  /// A word and its box, in points from the upper left corner of its page.
  struct Word: Equatable {
    let page: Int
    let text: String
    let box: CGRect
  }

  /// All words with their boxes; pages are counted from 1.
  func words() throws -> [Word] {
    var page = 0
    return try Tool.output("pdftotext", ["-bbox", "%", "-"], document: data)
      .split(separator: "\n").compactMap { line in
        if line.contains("<page ") { page += 1 }
        guard line.contains("<word ") else { return nil }
        let parts = line.split(separator: "\"")
        guard parts.count >= 9, let left = Double(parts[1]), let top = Double(parts[3]),
          let right = Double(parts[5]), let bottom = Double(parts[7])
        else { return nil }
        let text = parts[8].dropFirst().replacingOccurrences(of: "</word>", with: "")
        return Word(
          page: page, text: text,
          box: CGRect(x: left, y: top, width: right - left, height: bottom - top))
      }
  }

  /// The box of the first word with a text.
  func box(of text: String, page: Int? = nil) throws -> CGRect? {
    try words().first { $0.text == text && (page == nil || $0.page == page) }?.box
  }

  /// The structure with its texts as poppler reads it: a line for each element, attribute and text.
  func structure() throws -> [String] {
    try Tool.output("pdfinfo", ["-struct-text", "%"], document: data)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// A part of what qpdf says of the document.
  func json(_ key: String) throws -> Any? {
    let data = try Tool.data("qpdf", ["--json=2", "--json-key=\(key)", "%"], document: data)
    return (try JSONSerialization.jsonObject(with: data) as? [String: Any])?[key]
  }

  /// Checks the syntax of the document.
  func check() throws { _ = try Tool.data("qpdf", ["--check", "%"], document: data) }

  /// How light the upper left corner of each page is, from 0 to 255.
  func corners() throws -> [Int] {
    let image = try Tool.data("pdftoppm", ["-r", "10", "%"], document: data)
    var corners: [Int] = []
    var rest = image[...]
    while rest.starts(with: Data("P6\n".utf8)) {
      let parts = rest.prefix(40).split(separator: 0x0A, maxSplits: 3)
      let size = String(decoding: parts[1], as: UTF8.self).split(separator: " ").compactMap {
        Int($0)
      }
      let head = parts[0..<3].reduce(3) { $0 + $1.count }
      corners.append(Int(rest[rest.startIndex + head]))
      rest = rest.dropFirst(head + size[0] * size[1] * 3)
    }
    return corners
  }
}
