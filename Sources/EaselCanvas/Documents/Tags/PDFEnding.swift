import Foundation

/// What cairo writes after the last page: objects, the structure among them, and the table of where
/// each object of the file lies.
struct PDFEnding {
  /// Where cairo wrote each object of the file, by number.
  let offsets: [Int]
  /// The objects at the end, in their order.
  let objects: [(number: Int, bytes: Data)]
  /// The trailer's dictionary.
  let trailer: String

  private let places: [Int: Int]

  /// Reads the end of a file, whose first byte lies at an offset; nil if it is not as cairo 1.16
  /// writes it.
  init?(_ data: Data, at begin: Int) {
    guard let start = data.range(of: Data("startxref\n".utf8), options: .backwards),
      let offset = PDFText.number(
        String(decoding: data[start.upperBound...].prefix(20), as: UTF8.self)),
      offset >= begin, offset - begin < start.lowerBound
    else { return nil }
    let table = offset - begin
    let head = String(decoding: data[table...].prefix(24), as: UTF8.self)
    guard head.hasPrefix("xref\n0 "), let count = PDFText.number(head.dropFirst(7)) else {
      return nil
    }
    // Each entry has twenty bytes (ISO 32000-1, 7.5.4).
    let first = table + "xref\n0 \(count)\n".utf8.count
    let end = first + 20 * count
    guard end <= start.lowerBound else { return nil }
    let offsets = (0..<count).map { index in
      data[(first + 20 * index)...].prefix(10).reduce(0) { $0 * 10 + Int($1 & 15) }
    }
    trailer = String(decoding: data[end..<start.lowerBound], as: UTF8.self)
    let here = offsets.indices.filter { $0 > 0 && offsets[$0] >= begin && offsets[$0] < offset }
      .sorted { offsets[$0] < offsets[$1] }
    var objects: [(number: Int, bytes: Data)] = []
    var places: [Int: Int] = [:]
    for (index, number) in here.enumerated() {
      let next = index + 1 < here.count ? offsets[here[index + 1]] - begin : table
      places[number] = objects.count
      objects.append((number, data[(offsets[number] - begin)..<next]))
    }
    self.offsets = offsets
    self.objects = objects
    self.places = places
  }

  /// The text of an object at the end, without what is around it.
  func text(_ number: Int) -> String? {
    guard let place = places[number] else { return nil }
    let text = String(decoding: objects[place].bytes, as: UTF8.self)
    guard text.hasPrefix("\(number) 0 obj\n"), let end = text.range(of: "\nendobj") else {
      return nil
    }
    return String(text[..<end.lowerBound].dropFirst("\(number) 0 obj\n".count))
  }

  /// The table of where objects lie, and the trailer, which begin at an offset.
  func table(of offsets: [Int], at start: Int) -> String {
    var text = "xref\n0 \(offsets.count)\n0000000000 65535 f \n"
    for offset in offsets.dropFirst() {
      let digits = String(offset)
      text += String(repeating: "0", count: max(10 - digits.count, 0)) + digits + " 00000 n \n"
    }
    let size = self.offsets.count
    return text
      + trailer.replacingOccurrences(of: "/Size \(size)\n", with: "/Size \(offsets.count)\n")
      + "startxref\n\(start)\n%%EOF\n"
  }
}
