import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// PDF files of arbitrary bytes as pages of other documents.
///
/// A file is refused by one of Easel's errors, or each of its pages can be drawn and appended, and the
/// document that has them can be read.
enum PDFFuzz {
  /// The pages that are drawn; more cost time that tells nothing new.
  private static let maximumPages = 4

  static func run(_ input: inout FuzzInput) {
    let isTrusted = input.bool()
    let data = Data(input.rest())
    let read = FuzzTarget.attempt {
      try EmbeddedPDF.pages(of: data, trusting: isTrusted, limits: .untrusted)
    }
    guard let pages = read else { return }
    precondition(!pages.isEmpty && pages.count == pages[0].pageCount, "pages are missing")
    for page in pages.prefix(maximumPages) {
      precondition(
        page.size.width > 0 && page.size.height > 0 && page.size.width.isFinite
          && page.size.height.isFinite, "a page has the size \(page.size)")
    }
    let options = RenderOptions(policy: .lenient, limits: .untrusted)
    let drawn = FuzzTarget.attempt {
      let document = try PDFDocument(options: options)
      for page in pages.prefix(maximumPages) {
        try document.page(size: CGSize(width: 90, height: 90)) {
          $0.draw(page, in: CGRect(x: 5, y: 5, width: 80, height: 80))
        }
      }
      return try document.finish().output
    }
    check(drawn, pages: min(pages.count, maximumPages), "drawn")
    guard pages.count <= maximumPages else { return }
    let appended = FuzzTarget.attempt {
      try Report("R", language: "en") { Text(verbatim: "-") }
        .appending(pdf: data, trusting: isTrusted, limits: .untrusted).data(options: options)
    }
    check(appended, pages: 1 + pages.count, "appended")
  }

  private static func check(_ data: Data?, pages count: Int, _ how: String) {
    guard let data else { return }
    let read = FuzzTarget.attempt { try EmbeddedPDF.pages(of: data) }
    precondition(read?.count == count, "a document whose pages are \(how) cannot be read")
  }
}

extension FuzzInput {
  /// A small PDF file with some bytes changed or removed, or with its end cut off.
  mutating func damagedPDF() -> Data {
    var data = Self.soundPDF
    for _ in 0..<index(below: 6) {
      let position = (Int(byte()) << 8 | Int(byte())) % max(data.count, 1)
      guard data.count > 64 else { break }
      switch index(below: 5) {
      case 0: data[data.startIndex + position] ^= 1 << (byte() & 7)
      case 1: data[data.startIndex + position] = byte()
      case 2: data = Data(data.prefix(max(position, 64)))
      case 3: data.removeSubrange(position..<min(position + index(below: 40), data.count))
      default: data.insert(byte(), at: position)
      }
    }
    return data
  }

  /// A tagged file of Easel without letters that reports are searched for.
  private static let soundPDF: Data = {
    let options = RenderOptions(policy: .lenient)
    let report = Report("R", language: "en") {
      Section("Head") {
        Bullets(["one", "two"])
        Rectangle().frame(height: 20).accessibilityLabel("Bar")
      }
    }
    return (try? report.data(options: options)) ?? Data()
  }()
}
