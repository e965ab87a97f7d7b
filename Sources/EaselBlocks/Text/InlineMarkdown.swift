/// Parses the inline elements of CommonMark in a text: emphasis, code, links and escapes.
///
/// It also parses `~~strike~~` of GitHub's dialect. The rules are those of CommonMark 0.31.2,
/// section 6, with the algorithm of its appendix. Blocks, raw HTML, images and reference links are
/// not supported: their characters are shown. White space and newlines stay unchanged.
///
/// The time is proportional to the length of the source, whatever delimiters it contains: the
/// search for a missing opener is not repeated.
package struct InlineMarkdown {
  /// A run of the result.
  package struct Run: Equatable {
    package enum Content: Equatable {
      case text(String)
      /// A value interpolated in the text.
      case value(Int)
    }
    package var content: Content
    package var traits: Traits = []
    /// The address of the link that contains the run.
    package var link: String?
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package static let emphasis = Traits(rawValue: 1)
    package static let strong = Traits(rawValue: 2)
    package static let code = Traits(rawValue: 4)
    package static let strike = Traits(rawValue: 8)
    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  /// A part of the source: characters to scan, or the number of a value, which is not scanned.
  enum Part {
    case source(String)
    case value(Int)
  }

  /// Whether a text contains a character that may be Markdown.
  static func mayMark(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }

  /// The runs of a text without values.
  package static func runs(_ source: String) -> [Run] { runs([.source(source)]) { _ in nil } }

  /// The runs of a text.
  ///
  /// - Parameters:
  ///   - parts: The source and the values in it.
  ///   - literalText: Returns the text of a value, which may be a part of a link's address.
  static func runs(_ parts: [Part], literalText: @escaping (Int) -> String?) -> [Run] {
    var scanner = InlineMarkdown(parts, literalText)
    scanner.scan()
    return scanner.finish()
  }

  /// The number of characters, delimiters and pieces that scanning a source examines.
  static func steps(_ source: String) -> Int {
    var scanner = InlineMarkdown([.source(source)]) { _ in nil }
    scanner.scan()
    _ = scanner.finish()
    return scanner.steps
  }

  /// The characters of the source; values have numbers above Unicode's range.
  let source: [UInt32]
  let literalText: (Int) -> String?
  var position = 0
  var pieces: [Piece] = []
  /// The indices of delimiter runs that may still open or close.
  var delimiters: [Int] = []
  /// The brackets that may open a link.
  var brackets: [Bracket] = []
  /// The number of brackets before a link, which can no longer open one: links are not nested.
  var inactiveBrackets = 0
  /// The number of characters, delimiters and pieces examined, for tests of the cost of a source.
  var steps = 0
  /// The ranges of pieces with traits or links.
  var spans: [Span] = []
  /// The end of the last run of each number of backticks.
  private lazy var lastTicks: [Int: Int] = findLastTicks()

  struct Piece {
    enum Kind {
      case text
      case delimiters(UInt32, canOpen: Bool, canClose: Bool)
    }
    var kind = Kind.text
    var text: [UInt32]
    var traits: Traits = []
    var link: String?
    /// The number of delimiters of the run.
    var length = 0
  }

  struct Bracket {
    var piece: Int
    /// The number of delimiter runs before the bracket.
    var delimiters: Int
  }

  struct Span {
    var pieces: Range<Int>
    var traits: Traits
    var link: String?
  }

  static let firstValue: UInt32 = 0x110000

  private init(_ parts: [Part], _ literalText: @escaping (Int) -> String?) {
    var source: [UInt32] = []
    for part in parts {
      switch part {
      case .source(let text): source.append(contentsOf: text.unicodeScalars.lazy.map(\.value))
      case .value(let number): source.append(Self.firstValue + UInt32(clamping: number))
      }
    }
    self.source = source
    self.literalText = literalText
  }

  // MARK: Scanning

  private mutating func scan() {
    var plain: [UInt32] = []
    func isSpecial(_ symbol: UInt32) -> Bool {
      switch scalar(symbol) {
      case "*", "_", "~", "`", "[", "]", "\\", "<", "&": true
      default: false
      }
    }
    while position < source.count {
      steps += 1
      let symbol = source[position]
      guard isSpecial(symbol) else {
        plain.append(symbol)
        position += 1
        continue
      }
      if !plain.isEmpty {
        pieces.append(Piece(text: plain))
        plain = []
      }
      switch scalar(symbol) {
      case "\\": scanEscape()
      case "`": scanCode()
      case "<": scanAutolink()
      case "&": scanEntity()
      case "[":
        brackets.append(Bracket(piece: pieces.count, delimiters: delimiters.count))
        pieces.append(Piece(text: [symbol]))
        position += 1
      case "]": closeBracket()
      default: scanDelimiters(symbol)
      }
    }
    if !plain.isEmpty { pieces.append(Piece(text: plain)) }
    processEmphasis(from: 0)
  }

  private mutating func scanEscape() {
    position += 1
    if position < source.count,
      Self.isPunctuation(ascii: source[position]) || source[position] == 0x0A
    {
      pieces.append(Piece(text: [source[position]]))
      position += 1
    } else {
      pieces.append(Piece(text: [Self.code("\\")]))
    }
  }

  private mutating func scanCode() {
    let start = position
    while position < source.count, source[position] == Self.code("`") { position += 1 }
    let length = position - start
    guard let end = closingTicks(length) else {
      pieces.append(Piece(text: Array(source[start..<position])))
      return
    }
    var text = source[position..<(end - length)].map { $0 == 0x0A ? 0x20 : $0 }
    if text.first == 0x20, text.last == 0x20, text.contains(where: { $0 != 0x20 }) {
      text = Array(text.dropFirst().dropLast())
    }
    pieces.append(Piece(text: text, traits: .code))
    position = end
  }

  /// The end of the next run with a number of backticks.
  private mutating func closingTicks(_ length: Int) -> Int? {
    guard let last = lastTicks[length], last > position else { return nil }
    var count = 0
    for index in position..<last {
      steps += 1
      if source[index] == Self.code("`") {
        count += 1
      } else {
        if count == length { return index }
        count = 0
      }
    }
    return last
  }

  private mutating func findLastTicks() -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var count = 0
    for index in source.indices {
      steps += 1
      if source[index] == Self.code("`") {
        count += 1
      } else if count > 0 {
        ends[count] = index
        count = 0
      }
    }
    if count > 0 { ends[count] = source.count }
    return ends
  }

  private mutating func scanDelimiters(_ symbol: UInt32) {
    let start = position
    while position < source.count, source[position] == symbol { position += 1 }
    let before = start > 0 ? source[start - 1] : 0x20
    let after = position < source.count ? source[position] : 0x20
    let (spaceBefore, spaceAfter) = (Self.isSpace(before), Self.isSpace(after))
    let (markBefore, markAfter) = (Self.isPunctuation(before), Self.isPunctuation(after))
    let isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    let isUnderscore = symbol == Self.code("_")
    var canOpen = isUnderscore ? isLeft && (!isRight || markBefore) : isLeft
    var canClose = isUnderscore ? isRight && (!isLeft || markAfter) : isRight
    let length = position - start
    // Two tildes strike out. One tilde means “about”, and three begin a code block.
    if symbol == Self.code("~"), length != 2 { (canOpen, canClose) = (false, false) }
    if canOpen || canClose { delimiters.append(pieces.count) }
    pieces.append(
      Piece(
        kind: .delimiters(symbol, canOpen: canOpen, canClose: canClose),
        text: Array(source[start..<position]), length: length))
  }

  // MARK: Result

  private mutating func finish() -> [Run] {
    let traits = traitsOfPieces()
    var links = pieces.map(\.link)
    // Links do not overlap.
    for span in spans {
      guard let link = span.link else { continue }
      steps += span.pieces.count
      for index in span.pieces { links[index] = link }
    }
    var runs: [Run] = []
    var text = String.UnicodeScalarView()
    var marks = (traits: Traits(), link: String?.none)
    func close() {
      guard !text.isEmpty else { return }
      runs.append(Run(content: .text(String(text)), traits: marks.traits, link: marks.link))
      text = String.UnicodeScalarView()
    }
    for (index, piece) in pieces.enumerated() where !piece.text.isEmpty {
      if marks.traits != traits[index] || marks.link != links[index] {
        close()
        marks = (traits[index], links[index])
      }
      for symbol in piece.text {
        if symbol >= Self.firstValue {
          close()
          runs.append(
            Run(
              content: .value(Int(symbol - Self.firstValue)), traits: marks.traits,
              link: marks.link))
        } else if let scalar = Unicode.Scalar(symbol) {
          text.append(scalar)
        }
      }
    }
    close()
    return runs
  }

  /// The traits of each piece, computed by counting the spans that begin and end at it.
  ///
  /// Handling nested spans one by one would take quadratic time.
  private mutating func traitsOfPieces() -> [Traits] {
    var traits = pieces.map(\.traits)
    for trait in [Traits.emphasis, .strong, .strike] {
      var changes = [Int](repeating: 0, count: pieces.count + 1)
      for span in spans where span.traits.contains(trait) {
        changes[span.pieces.lowerBound] += 1
        changes[span.pieces.upperBound] -= 1
      }
      var depth = 0
      for index in traits.indices {
        steps += 1
        depth += changes[index]
        if depth > 0 { traits[index].formUnion(trait) }
      }
    }
    return traits
  }

  // MARK: Characters

  static func code(_ character: Unicode.Scalar) -> UInt32 { character.value }

  static func isSpace(_ symbol: UInt32) -> Bool {
    switch symbol {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  static func isPunctuation(ascii symbol: UInt32) -> Bool {
    switch symbol {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Whether a character is punctuation or a symbol of Unicode.
  static func isPunctuation(_ symbol: UInt32) -> Bool {
    if symbol < 0x80 { return isPunctuation(ascii: symbol) }
    guard let scalar = Unicode.Scalar(symbol) else { return false }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }

  /// The character of a symbol.
  ///
  /// A value counts as a letter, so that adjacent delimiters treat it as a word.
  private func scalar(_ symbol: UInt32) -> Unicode.Scalar { Unicode.Scalar(symbol) ?? "a" }
}
