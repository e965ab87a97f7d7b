import Foundation

/// The tokens of one style, and how far each moves the next one, as pango said when it set other texts.
///
/// As in ``PairAdvances``, but for any font whose rules allow it and more scripts, with room for the
/// tokens that were met only: a token is a number of this table. Pairs are learnt for each script by
/// itself, since a font may have other rules for it. Memory: 2 KB for each token in each script, 1 MB a
/// script at the most.
final class LineTable {
  typealias Token = UInt16

  /// Behind the last token of a line.
  static let end: Token = 0
  /// Of characters that were not met yet, and of those that pango sets.
  static let unknown: Token = 0
  static let unfit = Token.max

  static let unknownAdvance = Int32.min
  /// Of pairs that pango sets in another way.
  static let unfitAdvance = Int32.min + 1

  /// The bit of a token that rules of the font may read besides its neighbours.
  static let isContext: UInt8 = 0x80
  /// Tokens at the most; texts with others are set by pango.
  static let mostTokens = 512
  /// Stretches of such tokens that are kept.
  private static let mostStretches = 4_096

  /// The pairs of one script.
  final class Pairs {
    /// By a token and the one after it: the advance less ``unknownAdvance``, so that memory that was
    /// not written to, which the system does not give yet, says that it is not known.
    private let advances: UnsafeMutablePointer<Int32>
    fileprivate(set) var font: LineFont

    /// Nil where there is no memory.
    init?(_ font: LineFont) {
      let room = calloc(LineTable.mostTokens * LineTable.mostTokens, MemoryLayout<Int32>.stride)
      guard let room else { return nil }
      advances = room.bindMemory(
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

  /// By place in ``LineAlphabet``.
  private let tokens = UnsafeMutablePointer<Token>.allocate(capacity: LineAlphabet.slotCount)
  /// The script of each token, and whether it is of a context.
  private let flags = UnsafeMutablePointer<UInt8>.allocate(capacity: mostTokens)
  private var texts: [[UInt8]] = [[]]
  /// Letters that the font joins to one glyph, with their tokens, the longest first.
  private var joined: [(letters: [UInt8], token: Token)] = []
  /// By the bits of scripts: those of a text without letters, Latin, Greek, and Cyrillic at 4.
  private(set) var pairs = [Pairs?](repeating: nil, count: 5)
  /// Stretches of tokens of a context, by their hashes.
  private var stretches: [UInt64: [Stretch]] = [:]
  private var stretchCount = 0
  private let context: ContextGlyphs
  /// The font of all lines: what another one sets would stand on the height of that one, and depend on
  /// which text was learnt first.
  private let key: FontKey
  /// Characters and joined letters that pango sets in another way.
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

  /// Makes the table one for another setter; false where that had better begin with an empty one.
  ///
  /// What was given up is asked for again, since it may depend on the texts that came before. Fonts stay
  /// with the lines that were set.
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

  /// Letters that fonts join most often, the longest first.
  static let candidates = ["ffi", "ffl", "ff", "fi", "fl"]

  /// Adds letters that the font joins.
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

  /// The token of a character that was not met yet.
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

  /// Writes the tokens of a text; nil where pango has to set it.
  ///
  /// - Returns: How many there are, and all of their flags.
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

  /// Writes how far each token moves the next one; nil where a pair is not known.
  ///
  /// - Returns: The sum; whether no pair is one that pango sets in another way; the font.
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

  /// A line as pango set it: its font, and how far each token moves the next one.
  struct Set {
    var font: LineFont
    var steps: [(glyph: UInt32, units: Int32)]
  }

  /// Remembers the pairs of a line; false where they say another thing than other lines did.
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

  /// Remembers the glyph of a token; false where it has another one.
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

  /// Gives pairs up that pango sets in another way.
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
  func isMet(_ token: Token, script: Int) -> Bool {
    guard let font = pairs[script]?.font, Int(token) < font.glyphs.count else { return false }
    return font.glyphs[Int(token)] != 0
  }

  func text(of token: Token) -> String { String(decoding: texts[Int(token)], as: UTF8.self) }

  /// Gives a character up that pango sets in another way.
  func giveUp(_ token: Token) {
    givenUp.joined += joined.filter { $0.token == token }
    joined.removeAll { $0.token == token }
    for slot in 0..<LineAlphabet.slotCount where tokens[slot] == token {
      givenUp.slots.append((slot, token))
      tokens[slot] = Self.unfit
    }
  }

  // MARK: Stretches

  /// Tokens of a context that follow one another, and whether they are set as their pairs say.
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

  /// Whether every stretch of tokens of a context is set as its pairs say; nil where one was not met
  /// yet.
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

  /// Remembers how the stretches of a text are set.
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

  /// A hash of a stretch, by Fowler, Noll and Vo (FNV-1a, 64 bits).
  ///
  /// To look up a text of its own would take a third of setting a line.
  private static func key(
    _ stretch: UnsafeBufferPointer<LineBuffer.Glyph>, _ script: Int
  ) -> UInt64 {
    var hash = 0xCBF2_9CE4_8422_2325 ^ UInt64(script)
    for glyph in stretch { hash = (hash ^ UInt64(glyph.token)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Calls the closure with each stretch of tokens of a context, which is all that rules may read at
  /// once; single letters of ASCII are none.
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
