extension InlineMarkdown {
  /// Makes a link of the text between the last open bracket and this one if an address follows.
  mutating func closeBracket() {
    let closing = position
    position += 1
    guard let bracket = brackets.popLast(), brackets.count >= inactiveBrackets,
      let address = scanAddress()
    else {
      inactiveBrackets = min(inactiveBrackets, brackets.count)
      position = closing + 1
      pieces.append(Piece(text: [Self.code("]")]))
      return
    }
    processEmphasis(from: bracket.delimiters)
    pieces[bracket.piece].text = []
    spans.append(Span(pieces: bracket.piece..<pieces.count, traits: [], link: literalText(address)))
    inactiveBrackets = brackets.count
  }

  /// Scans `(address "title")`; returns `nil`, with an undefined position, if there is none.
  private mutating func scanAddress() -> [UInt32]? {
    guard peek == Self.code("(") else { return nil }
    position += 1
    skipSpace()
    guard let address = peek == Self.code("<") ? scanEnclosed() : scanBare() else { return nil }
    let hasSpace = skipSpace()
    if hasSpace, let quote = peek, let end = Self.quotes[quote] {
      position += 1
      guard scanTitle(to: end) else { return nil }
      skipSpace()
    }
    guard peek == Self.code(")") else { return nil }
    position += 1
    return address
  }

  private static let quotes: [UInt32: UInt32] = [0x22: 0x22, 0x27: 0x27, 0x28: 0x29]

  private var peek: UInt32? { position < source.count ? source[position] : nil }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while let symbol = peek, symbol == 0x20 || symbol == 0x09 || symbol == 0x0A { position += 1 }
    steps += position - start
    return position > start
  }

  /// Scans an address in angle brackets.
  private mutating func scanEnclosed() -> [UInt32]? {
    var address: [UInt32] = []
    position += 1
    while let symbol = peek {
      switch symbol {
      case Self.code(">"):
        position += 1
        return address
      case Self.code("<"), 0x0A: return nil
      default: scanSymbol(into: &address)
      }
    }
    return nil
  }

  /// Scans an address without angle brackets; its parentheses must be balanced.
  private mutating func scanBare() -> [UInt32]? {
    var address: [UInt32] = []
    var depth = 0
    scan: while let symbol = peek {
      switch symbol {
      case 0...0x20, 0x7F: break scan
      case Self.code("("):
        depth += 1
        // The limit of cmark.
        guard depth <= 32 else { return nil }
      case Self.code(")"):
        if depth == 0 { break scan }
        depth -= 1
      default: break
      }
      scanSymbol(into: &address)
    }
    return depth == 0 ? address : nil
  }

  /// Scans one character, an escape or an entity.
  private mutating func scanSymbol(into address: inout [UInt32]) {
    steps += 1
    if source[position] == Self.code("\\"), position + 1 < source.count,
      Self.isPunctuation(ascii: source[position + 1])
    {
      address.append(source[position + 1])
      position += 2
    } else if source[position] == Self.code("&"), let entity = entity(at: position) {
      address.append(contentsOf: entity.text)
      position = entity.end
    } else {
      address.append(source[position])
      position += 1
    }
  }

  private mutating func scanTitle(to end: UInt32) -> Bool {
    while let symbol = peek {
      steps += 1
      position += symbol == Self.code("\\") && position + 1 < source.count ? 2 : 1
      if symbol == end { return true }
      // In a title in parentheses an opening parenthesis must be escaped, so the next link ends the
      // search.
      if end == Self.code(")"), symbol == Self.code("(") { return false }
    }
    return false
  }

  /// An address, in which values are replaced by their text.
  private func literalText(_ address: [UInt32]) -> String {
    var text = ""
    for symbol in address {
      if symbol >= Self.firstValue {
        text += literalText(Int(symbol - Self.firstValue)) ?? ""
      } else if let scalar = Unicode.Scalar(symbol) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  // MARK: Autolinks

  /// Scans `<https://…>` and `<name@host>`.
  mutating func scanAutolink() {
    let start = position
    position += 1
    while let symbol = peek, symbol > 0x20, symbol != Self.code("<"), symbol != Self.code(">") {
      position += 1
    }
    let inner = Array(source[(start + 1)..<position])
    guard peek == Self.code(">"), Self.hasScheme(inner) || Self.isMailAddress(inner) else {
      position = start + 1
      pieces.append(Piece(text: [Self.code("<")]))
      return
    }
    position += 1
    let address = literalText(inner)
    pieces.append(
      Piece(text: inner, link: Self.hasScheme(inner) ? address : "mailto:" + address))
  }

  /// Whether the text begins with a scheme of 2 to 32 characters and a colon.
  private static func hasScheme(_ text: [UInt32]) -> Bool {
    guard let colon = text.firstIndex(of: code(":")), (2...32).contains(colon),
      isLetter(text[0])
    else { return false }
    return text[..<colon].allSatisfy {
      isLetter($0) || isDigit($0) || [0x2B, 0x2D, 0x2E].contains($0)
    }
  }

  private static func isMailAddress(_ text: [UInt32]) -> Bool {
    let parts = text.split(separator: code("@"), omittingEmptySubsequences: false)
    guard parts.count == 2, let host = parts.last, let name = parts.first, !name.isEmpty,
      name.allSatisfy({ isLetter($0) || isDigit($0) || mailMarks.contains($0) })
    else { return false }
    return host.split(separator: code("."), omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.count <= 63 && label.first != 0x2D && label.last != 0x2D
        && label.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2D }
    }
  }

  private static let mailMarks = Set(".!#$%&'*+/=?^_`{|}~-".unicodeScalars.map(\.value))

  private static func isLetter(_ symbol: UInt32) -> Bool {
    (0x41...0x5A).contains(symbol) || (0x61...0x7A).contains(symbol)
  }

  private static func isDigit(_ symbol: UInt32) -> Bool { (0x30...0x39).contains(symbol) }

  // MARK: Entities

  mutating func scanEntity() {
    if let entity = entity(at: position) {
      pieces.append(Piece(text: entity.text))
      position = entity.end
    } else {
      pieces.append(Piece(text: [Self.code("&")]))
      position += 1
    }
  }

  /// The character of an entity: a number, or one of the names that are common in text.
  private func entity(at start: Int) -> (text: [UInt32], end: Int)? {
    let rest = source[(start + 1)...].prefix(Self.longestEntity)
    guard let end = rest.firstIndex(of: Self.code(";")), end > start + 1 else { return nil }
    let name = literalText(Array(rest[..<end]))
    guard name.hasPrefix("#") else {
      return Self.entities[name].map { ([$0], end + 1) }
    }
    let isHex = name.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
    let digits = name.dropFirst(isHex ? 2 : 1)
    guard (1...(isHex ? 6 : 7)).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: isHex ? 16 : 10)
    else { return nil }
    let isCharacter = number != 0 && Unicode.Scalar(number) != nil
    return ([isCharacter ? number : 0xFFFD], end + 1)
  }

  private static let longestEntity = 12
  private static let entities: [String: UInt32] = [
    "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0xA0, "shy": 0xAD,
    "copy": 0xA9, "reg": 0xAE, "trade": 0x2122, "euro": 0x20AC, "pound": 0xA3, "deg": 0xB0,
    "times": 0xD7, "ndash": 0x2013, "mdash": 0x2014, "hellip": 0x2026,
  ]
}
