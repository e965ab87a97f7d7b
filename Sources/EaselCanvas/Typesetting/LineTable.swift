import Foundation

/// The tokens of one style and the advance from each to the next, learned from texts that Pango
/// set.
///
/// It is like ``PairAdvances``, but for any font whose rules allow it and for more scripts. It
/// stores only tokens that occurred: a token is a number of this table. Pairs are learned
/// separately for each script, because a font may have different rules. It takes 2 KB for each
/// token in each script, at most 1 MB per script.
final class LineTable {
  typealias Token = UInt16

  /// The token after the last one of a line.
  static let end: Token = 0
  /// The token of characters that did not occur yet.
  ///
  /// ``unfit`` is that of characters that Pango sets.
  static let unknown: Token = 0
  static let unfit = Token.max

  static let unknownAdvance = Int32.min
  /// The advance of pairs that Pango sets differently.
  static let unfitAdvance = Int32.min + 1

  /// The flag of a token that rules of the font may read beyond its neighbors.
  static let isContext: UInt8 = 0x80
  /// The maximum number of tokens.
  ///
  /// Texts with others are set by Pango.
  static let mostTokens = 512
  /// The maximum number of stored stretches of such tokens.
  private static let mostStretches = 4_096

  /// The pairs of one script.
  final class Pairs {
    /// The advances by a token and the next one, minus ``unknownAdvance``.
    ///
    /// So memory that was never written, which the system has not allocated yet, means unknown.
    private let advances: UnsafeMutablePointer<Int32>
    fileprivate(set) var font: LineFont

    /// Creates pairs, or returns `nil` if there is no memory.
    init?(_ font: LineFont) {
      let memory = calloc(LineTable.mostTokens * LineTable.mostTokens, MemoryLayout<Int32>.stride)
      guard let memory else { return nil }
      advances = memory.bindMemory(
        to: Int32.self, capacity: LineTable.mostTokens * LineTable.mostTokens)
      self.font = font
    }

    deinit { free(advances) }

    fileprivate func passOn(_ tokenCount: Int) {
      font = LineFont(copying: font)
      for token in 0..<tokenCount {
        let row = advances + token * LineTable.mostTokens
        for next in 0..<tokenCount
        where row[next] == LineTable.unfitAdvance &- LineTable.unknownAdvance { row[next] = 0 }
      }
    }

    subscript(token: Token, next: Token) -> Int32 {
      @inline(__always) get {
        advances[Int(token) * LineTable.mostTokens + Int(next)] &+ LineTable.unknownAdvance
      }
      set {
        advances[Int(token) * LineTable.mostTokens + Int(next)] =
          newValue &- LineTable.unknownAdvance
      }
    }
  }

  /// The tokens by slot in ``LineAlphabet``.
  private let tokens = UnsafeMutablePointer<Token>.allocate(capacity: LineAlphabet.slotCount)
  /// The script of each token, and whether it has a context.
  private let flags = UnsafeMutablePointer<UInt8>.allocate(capacity: mostTokens)
  private var texts: [[UInt8]] = [[]]
  /// The ligatures of the font with their tokens, the longest first.
  private var joined: [(letters: [UInt8], token: Token)] = []
  /// The pairs by the bits of scripts: text without letters, Latin, Greek, and Cyrillic at 4.
  private(set) var pairs = [Pairs?](repeating: nil, count: 5)
  /// Whether the pairs of digits were learned together, by the bits of scripts.
  private var hasDigits = [Bool](repeating: false, count: 5)
  /// Stretches of tokens with context, by their hashes.
  private var stretches: [UInt64: [Stretch]] = [:]
  private var stretchCount = 0
  private let context: ContextGlyphs
  /// The font of all lines.
  ///
  /// A line in another font would have the height of this one, and would depend on which text was
  /// learned first.
  private let key: FontKey
  /// Characters and ligatures that Pango sets differently.
  private var givenUp:
    (slots: [(slot: Int, token: Token)], joined: [(letters: [UInt8], token: Token)]) = ([], [])

  init(_ key: FontKey, _ context: ContextGlyphs) {
    self.key = key
    self.context = context
    tokens.initialize(repeating: Self.unknown, count: LineAlphabet.slotCount)
    flags.initialize(repeating: 0, count: Self.mostTokens)
  }

  deinit {
    tokens.deallocate()
    flags.deallocate()
  }

  /// Prepares the table for another setter.
  ///
  /// Returns `false` if an empty one is better.
  ///
  /// Everything that was given up is tried again, because it may depend on the texts before. Fonts
  /// stay with the lines that use them.
  func passOn() -> Bool {
    guard texts.count <= Self.mostTokens / 2, stretchCount <= Self.mostStretches / 2 else {
      return false
    }
    for (slot, token) in givenUp.slots { tokens[slot] = token }
    if !givenUp.joined.isEmpty {
      joined = (joined + givenUp.joined).sorted { $0.token < $1.token }
    }
    givenUp = ([], [])
    for (key, known) in stretches where known.contains(where: { !$0.isFit }) {
      stretches[key] = known.filter(\.isFit)
      stretchCount -= known.count { !$0.isFit }
    }
    for pairs in pairs { pairs?.passOn(texts.count) }
    return true
  }

  // MARK: Tokens

  /// The most common ligatures of fonts, the longest first.
  static let candidates = ["ffi", "ffl", "ff", "fi", "fl"]

  /// Adds a ligature of the font.
  func join(_ letters: String) {
    let token = add(Array(letters.utf8), LineAlphabet.Script.latin | Self.isContext)
    if token != Self.unfit { joined.append((Array(letters.utf8), token)) }
  }

  private func add(_ text: [UInt8], _ flags: UInt8) -> Token {
    guard texts.count < Self.mostTokens else { return Self.unfit }
    self.flags[texts.count] = flags
    texts.append(text)
    return Token(texts.count - 1)
  }

  /// Adds the token of a new character.
  private func add(_ scalar: UInt32) -> Token {
    guard let slot = LineAlphabet.slot(of: scalar) else { return Self.unfit }
    var token = Self.unfit
    if let scalar = Unicode.Scalar(scalar), let script = LineAlphabet.script(of: scalar) {
      let isContext = context.contains(scalar, glyph: nil)
      token = add(Array(String(scalar).utf8), script | (isContext ? Self.isContext : 0))
    }
    tokens[slot] = token
    return token
  }

  /// Writes the tokens of a text, or returns `nil` if Pango has to set it.
  ///
  /// - Returns: The number of tokens, and all their flags together.
  func tokenize(
    _ bytes: UnsafeBufferPointer<UInt8>, _ glyphs: UnsafeMutableBufferPointer<LineBuffer.Glyph>
  ) -> (count: Int, flags: UInt8)? {
    while true {
      switch tokenizeKnown(bytes, glyphs) {
      case .tokens(let count, let flags): return (count, flags)
      case .new(let scalar): if add(scalar) == Self.unfit { return nil }
      case .unfit: return nil
      }
    }
  }

  private enum Tokens {
    case tokens(count: Int, flags: UInt8)
    case new(UInt32)
    case unfit
  }

  private func tokenizeKnown(
    _ bytes: UnsafeBufferPointer<UInt8>, _ glyphs: UnsafeMutableBufferPointer<LineBuffer.Glyph>
  ) -> Tokens {
    var (index, count, all) = (0, 0, UInt8(0))
    while index < bytes.count {
      let byte = bytes[index]
      var (token, length) = (Self.unknown, 1)
      if byte < 0x80 {
        if byte == UInt8(ascii: "f"), !joined.isEmpty {
          token = joinedToken(at: index, bytes, &length)
        }
        if token == Self.unknown { token = tokens[Int(byte)] }
        guard token != Self.unknown else { return .new(UInt32(byte)) }
      } else {
        guard let scalar = LineAlphabet.scalar(at: index, of: bytes),
          let slot = LineAlphabet.slot(of: scalar.value)
        else { return .unfit }
        length = scalar.bytes
        token = tokens[slot]
        guard token != Self.unknown else { return .new(scalar.value) }
      }
      guard token != Self.unfit else { return .unfit }
      glyphs[count] = LineBuffer.Glyph(token: token, bytes: UInt16(length), units: 0)
      all |= flags[Int(token)]
      count += 1
      index += length
    }
    return .tokens(count: count, flags: all)
  }

  private func joinedToken(
    at index: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ length: inout Int
  ) -> Token {
    for (letters, token) in joined
    where bytes.count - index >= letters.count
      && letters.indices.allSatisfy({ letters[$0] == bytes[index + $0] })
    {
      length = letters.count
      return token
    }
    return Self.unknown
  }

  // MARK: Pairs

  /// Writes the advance of each token, or returns `nil` if a pair is unknown.
  ///
  /// - Returns: The sum, whether Pango sets no pair differently, and the font.
  @inline(__always)
  func advance(
    _ glyphs: UnsafeMutableBufferPointer<LineBuffer.Glyph>, _ count: Int, script: Int
  ) -> (units: Int, isFit: Bool, font: LineFont)? {
    guard let pairs = pairs[script] else { return nil }
    var sum = 0
    for index in 0..<count {
      let next = index + 1 < count ? glyphs[index + 1].token : Self.end
      let units = pairs[glyphs[index].token, next]
      guard units > Self.unfitAdvance else {
        return units == Self.unfitAdvance ? (0, false, pairs.font) : nil
      }
      glyphs[index].units = units
      sum += Int(units)
    }
    return (sum, true, pairs.font)
  }

  /// A line as Pango set it: its font, and the glyph and advance of each token.
  struct Set {
    var font: LineFont
    var steps: [(glyph: UInt32, units: Int32)]
  }

  /// Stores the pairs of a line.
  ///
  /// Returns `false` if they contradict other lines.
  func learn(
    _ line: Set, _ tokens: UnsafeMutableBufferPointer<LineBuffer.Glyph>, script: Int
  ) -> Bool {
    guard line.font.key == key else { return false }
    if pairs[script] == nil { pairs[script] = Pairs(line.font) }
    guard let pairs = pairs[script],
      pairs.font.size == line.font.size, pairs.font.ascent == line.font.ascent,
      pairs.font.descent == line.font.descent
    else { return false }
    let nexts = line.steps.indices.map {
      $0 + 1 < line.steps.count ? tokens[$0 + 1].token : Self.end
    }
    for (index, step) in line.steps.enumerated() {
      let token = tokens[index].token
      guard remember(step.glyph, of: Int(token), in: pairs.font) else { return false }
      let known = pairs[token, nexts[index]]
      guard known == Self.unknownAdvance || known == step.units else { return false }
    }
    for (index, step) in line.steps.enumerated() {
      pairs[tokens[index].token, nexts[index]] = step.units
    }
    return true
  }

  /// Stores the glyph of a token.
  ///
  /// Returns `false` if it has another one.
  private func remember(_ glyph: UInt32, of token: Int, in font: LineFont) -> Bool {
    while font.glyphs.count < texts.count {
      font.texts.append(texts[font.glyphs.count])
      font.glyphs.append(0)
    }
    if font.glyphs[token] == 0 {
      font.glyphs[token] = glyph
      if flags[token] & Self.isContext == 0,
        let scalar = String(decoding: texts[token], as: UTF8.self).unicodeScalars.first,
        context.contains(scalar, glyph: glyph)
      {
        flags[token] |= Self.isContext
      }
    }
    return glyph != 0 && font.glyphs[token] == glyph
  }

  /// Gives up pairs that Pango sets differently.
  func giveUp(
    _ tokens: UnsafeMutableBufferPointer<LineBuffer.Glyph>, _ count: Int, script: Int
  ) {
    guard let pairs = pairs[script] else { return }
    for index in 0..<count {
      let next = index + 1 < count ? tokens[index + 1].token : Self.end
      if pairs[tokens[index].token, next] == Self.unknownAdvance {
        pairs[tokens[index].token, next] = Self.unfitAdvance
      }
    }
  }

  /// Whether a token has a glyph in a script.
  func isKnown(_ token: Token, script: Int) -> Bool {
    guard let font = pairs[script]?.font, Int(token) < font.glyphs.count else { return false }
    return font.glyphs[Int(token)] != 0
  }

  func text(of token: Token) -> String { String(decoding: texts[Int(token)], as: UTF8.self) }

  /// Gives up a character that Pango sets differently.
  func giveUp(_ token: Token) {
    givenUp.joined += joined.filter { $0.token == token }
    joined.removeAll { $0.token == token }
    for slot in 0..<LineAlphabet.slotCount where tokens[slot] == token {
      givenUp.slots.append((slot, token))
      tokens[slot] = Self.unfit
    }
  }

  // MARK: Numbers

  /// Whether a token is an ASCII letter of a script.
  func isLetter(_ token: Token, _ script: Int) -> Bool {
    Int(flags[Int(token)] & ~Self.isContext) == script && texts[Int(token)].count == 1
  }

  /// Whether rules of the font may read a token beyond its neighbors.
  func hasContext(_ token: Token) -> Bool { flags[Int(token)] & Self.isContext != 0 }

  /// Returns whether the digits of a script are to be learned together, which is once.
  func beginDigits(script: Int) -> Bool {
    defer { hasDigits[script] = true }
    return !hasDigits[script]
  }

  // MARK: Stretches

  /// A sequence of tokens with context, and whether it is set as its pairs say.
  private struct Stretch {
    let tokens: [Token]
    let script: Int
    var isFit: Bool

    func has(_ glyphs: UnsafeBufferPointer<LineBuffer.Glyph>, _ script: Int) -> Bool {
      guard script == self.script, tokens.count == glyphs.count else { return false }
      for index in tokens.indices where tokens[index] != glyphs[index].token { return false }
      return true
    }
  }

  /// Whether every stretch of tokens with context is set as its pairs say.
  ///
  /// It is `nil` if one of them is new.
  func areStretchesFit(
    _ glyphs: UnsafeMutableBufferPointer<LineBuffer.Glyph>, _ count: Int, script: Int
  ) -> Bool? {
    var result: Bool? = true
    forEachStretch(glyphs, count) { stretch in
      guard result != false else { return }
      let known = stretches[Self.key(stretch, script)]?.first { $0.has(stretch, script) }?.isFit
      result = known == nil ? nil : known == false ? false : result
    }
    return result
  }

  /// Stores whether the stretches of a text are set as their pairs say.
  func setStretches(
    _ glyphs: UnsafeMutableBufferPointer<LineBuffer.Glyph>, _ count: Int, script: Int, areFit: Bool
  ) {
    forEachStretch(glyphs, count) { stretch in
      let key = Self.key(stretch, script)
      let index = stretches[key]?.firstIndex { $0.has(stretch, script) }
      guard stretchCount < Self.mostStretches, areFit || index == nil else { return }
      if let index {
        stretches[key]?[index].isFit = areFit
      } else {
        stretchCount += 1
        stretches[key, default: []].append(
          Stretch(tokens: stretch.map(\.token), script: script, isFit: areFit))
      }
    }
  }

  /// Returns a hash of a stretch, by Fowler, Noll and Vo (FNV-1a, 64 bits).
  ///
  /// A lookup by text would take a third of the time of setting a line.
  private static func key(
    _ stretch: UnsafeBufferPointer<LineBuffer.Glyph>, _ script: Int
  ) -> UInt64 {
    var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(script)
    for glyph in stretch { hash = (hash ^ UInt64(glyph.token)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Calls a closure with each stretch of tokens with context, which rules may read together.
  ///
  /// A single ASCII letter is not a stretch.
  private func forEachStretch(
    _ glyphs: UnsafeMutableBufferPointer<LineBuffer.Glyph>, _ count: Int,
    _ body: (UnsafeBufferPointer<LineBuffer.Glyph>) -> Void
  ) {
    var index = 0
    while index < count {
      let start = index
      while index < count, flags[Int(glyphs[index].token)] & Self.isContext != 0 { index += 1 }
      if index - start > 1 || index > start && texts[Int(glyphs[start].token)].count > 1 {
        body(UnsafeBufferPointer(rebasing: glyphs[start..<index]))
      }
      index = max(index, start + 1)
    }
  }
}
