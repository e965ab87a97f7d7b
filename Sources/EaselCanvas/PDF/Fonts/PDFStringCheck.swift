/// Finds bytes in the shown strings of a content stream that are no codes of their font.
///
/// An operator that is written while a string is open becomes text: it sets nothing, and readers
/// copy garbage. All readers accept such a stream. So debug builds check each stream that they
/// write (``PDFFonts/check(_:)``).
///
/// Source: ISO 32000-1, 7.3.4.2 and 9.4.3.
struct PDFStringCheck {
  /// The codes of a font, which begin at 1.
  struct Codes {
    var count: Int
    var isWide: Bool
  }

  /// The codes by the object number of the font.
  var fonts: [Int: Codes]

  /// Returns a description of the first fault; nil if there is none.
  func fault(in stream: [UInt8]) -> String? {
    var font: Int?
    var saved: [Int?] = []
    var name: ArraySlice<UInt8> = []
    var strings: [[UInt8]] = []
    var index = 0
    while index < stream.count {
      let byte = stream[index]
      switch byte {
      case UInt8(ascii: "("): strings.append(Self.literal(stream, &index))
      case UInt8(ascii: "/"):
        index += 1
        name = Self.word(stream, &index)
      case _ where Self.isLetter(byte):
        switch String(decoding: Self.word(stream, &index), as: UTF8.self) {
        case "q": saved.append(font)
        case "Q": font = saved.popLast() ?? nil
        case "Tf": font = Int(String(decoding: name.dropFirst(), as: UTF8.self))
        case "TJ", "Tj":
          for string in strings {
            if let fault = fault(in: string, font) { return fault }
          }
        default: break
        }
        strings = []
      default: index += 1
      }
    }
    return nil
  }

  private func fault(in string: [UInt8], _ font: Int?) -> String? {
    guard let font, let codes = fonts[font] else { return "text is shown without a font" }
    let width = codes.isWide ? 2 : 1
    let isWhole = string.count.isMultiple(of: width)
    let unknown = stride(from: 0, to: string.count - width + 1, by: width).first { start in
      let code = string[start..<(start + width)].reduce(0) { $0 << 8 | Int($1) }
      return !(1...max(codes.count, 1)).contains(code)
    }
    guard !isWhole || unknown != nil else { return nil }
    let text = String(decoding: string, as: UTF8.self)
    return "“\(text)” has bytes that are no codes of the font F\(font)"
  }

  /// Reads a literal string without its escapes, from its opening parenthesis to behind its end.
  private static func literal(_ stream: [UInt8], _ index: inout Int) -> [UInt8] {
    var string: [UInt8] = []
    index += 1
    while index < stream.count, stream[index] != UInt8(ascii: ")") {
      if stream[index] == UInt8(ascii: "\\"), index + 1 < stream.count {
        index += 1
        // The only escape of the writer that is not the byte itself.
        string.append(stream[index] == UInt8(ascii: "r") ? 0x0D : stream[index])
      } else {
        string.append(stream[index])
      }
      index += 1
    }
    index += 1
    return string
  }

  /// Reads up to the next white space or delimiter.
  private static func word(_ stream: [UInt8], _ index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < stream.count, stream[index] > 0x20, !"()<>[]/".utf8.contains(stream[index]) {
      index += 1
    }
    return stream[start..<index]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(byte) && byte != UInt8(ascii: "[")
      && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "\\")
  }
}
