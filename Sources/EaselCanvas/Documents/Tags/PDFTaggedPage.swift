import Foundation

/// A page as its structure needs it.
struct PDFTaggedPage {
  /// The number of its object.
  let number: Int
  /// Its dictionary.
  let dictionary: String
  /// What its content was cut into; nothing of a page without figures, which goes unchanged.
  var items: [PDFMarkedContent.Item] = []
  /// The figures on it, in the order of their marks.
  var figures: [PDFFigures.Figure] = []

  /// Finds the page's object in bytes that came for it; nil if it is not there.
  init?(in data: Data) {
    let mark = Data(" 0 obj\n<< /Type /Page %".utf8)
    guard let found = data.range(of: mark),
      let end = data.range(of: Data("\nendobj\n".utf8), in: found.upperBound..<data.endIndex)
    else { return nil }
    let digits = data[..<found.lowerBound].reversed().prefix { (0x30...0x39).contains($0) }
    guard let number = Int(String(decoding: digits.reversed(), as: UTF8.self)) else { return nil }
    self.number = number
    let begin = found.lowerBound + " 0 obj\n".utf8.count
    dictionary = String(decoding: data[begin..<end.lowerBound], as: UTF8.self)
  }

  /// The height in points, from which figures are measured upwards.
  var height: Double? {
    guard let box = PDFText.array(of: "MediaBox", in: dictionary), box.count == 4 else {
      return nil
    }
    return Double(box[3])
  }
}

/// Where the content of a page lies in cairo's bytes.
struct PDFContentStream {
  /// The compressed stream.
  let data: Range<Int>
  /// The digits of its length, which have an object of their own behind it.
  let length: Range<Int>

  /// Finds the content of a page in the bytes that came for it; nil if it is not as cairo writes
  /// it.
  init?(of page: PDFTaggedPage, in bytes: Data) {
    guard let number = PDFText.reference(of: "Contents", in: page.dictionary),
      let head = Self.find("\(number) 0 obj\n<< /Length ", in: bytes, from: bytes.startIndex),
      head.lowerBound == bytes.startIndex || bytes[head.lowerBound - 1] == 0x0A,
      let begin = Self.find("\nstream\n", in: bytes, from: head.upperBound),
      let lengthNumber = PDFText.number(
        String(decoding: bytes[head.upperBound..<begin.lowerBound], as: UTF8.self)),
      let end = Self.find(
        "\nendstream\nendobj\n\(lengthNumber) 0 obj\n", in: bytes, from: begin.upperBound)
    else { return nil }
    var place = end.upperBound
    while place < bytes.endIndex, bytes[place] == 0x20 { place += 1 }
    let digits = bytes[place...].prefix { (0x30...0x39).contains($0) }
    guard Int(String(decoding: digits, as: UTF8.self)) == end.lowerBound - begin.upperBound else {
      return nil
    }
    data = begin.upperBound..<end.lowerBound
    length = digits.startIndex..<digits.endIndex
  }

  private static func find(_ text: String, in bytes: Data, from start: Int) -> Range<Int>? {
    bytes.range(of: Data(text.utf8), in: start..<bytes.endIndex)
  }
}
