/// The messages about characters that no available font has.
enum MissingCharacters {
  /// Returns the Debian package with a glyph for a character, or `nil` if none is known.
  ///
  /// The data is from Debian 12. For characters of Unicode 14 that `fonts-noto-core` does not have
  /// it is `fonts-unifont`.
  static func package(for scalar: Unicode.Scalar) -> String? {
    func isIn(_ ranges: [ClosedRange<UInt32>]) -> Bool {
      ranges.contains { $0.contains(scalar.value) }
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .privateUse, .unassigned, .control, .format, .surrogate: return nil
    default: break
    }
    if properties.isEmojiPresentation { return FontFamilies.packages[3] }
    if isIn(ideographs) { return "fonts-noto-cjk" }
    if isIn(rareIdeographs) { return "fonts-hanazono" }
    if isIn(unifont) { return "fonts-unifont" }
    let isKnown = properties.age.map { $0.major <= 13 } ?? false
    return scalar.value < 0x1FC00 && isKnown && !isIn(nowhere) ? FontFamilies.packages[2] : nil
  }

  /// Hangul, bopomofo, ideographs and their symbols.
  private static let ideographs: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0x31BB, 0x31C0...0x332A, 0x332D...0x4DB5, 0x4E00...0x9FEF,
    0xA960...0xA97C, 0xAC00...0xFA6D, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFFA0...0xFFEE,
    0x1F200...0x1F251,
  ]

  /// Extensions B to F, compatibility forms, old kana.
  private static let rareIdeographs: [ClosedRange<UInt32>] = [
    0x332C...0x332C, 0xFA70...0xFAD9, 0x1B000...0x1B11E, 0x20000...0x2A6D6, 0x2A700...0x2B734,
    0x2B740...0x2FA1D,
  ]

  private static let unifont: [ClosedRange<UInt32>] = [
    0x5EF...0x5EF, 0x61D...0x61D, 0x860...0x89F, 0x8B5...0x8B5, 0x8BF...0x8D2, 0xB55...0xB55,
    0xC3C...0xC3C, 0xC5D...0xC5D, 0xCDD...0xCDD, 0xE86...0xE86, 0xE89...0xE89, 0xE8C...0xE8C,
    0xE8E...0xE93, 0xE98...0xE98, 0xEA0...0xEA0, 0xEA8...0xEA9, 0xEAC...0xEAC, 0xEBA...0xEBA,
    0x170D...0x170D, 0x1715...0x171F, 0x1AC1...0x1ACE, 0x1B4C...0x1B4C, 0x1B7D...0x1B7E,
    0x1CFA...0x1CFA, 0x1DFA...0x1DFA, 0x20C0...0x20C0, 0x2C2F...0x2C2F, 0x2C5F...0x2C5F,
    0x2E53...0x2E5D, 0x31BC...0x31BF, 0x4DB6...0x4DBF, 0x9FF0...0x9FFF, 0xA7C0...0xA7C1,
    0xA7D0...0xA7F4, 0xFBC2...0xFBC2, 0xFD40...0xFD4F, 0xFDCF...0xFDCF, 0xFDFE...0xFDFF,
    0x10570...0x105BC, 0x10780...0x107BA, 0x10F70...0x10FCB, 0x11070...0x11075, 0x110C2...0x110C2,
    0x11147...0x11147, 0x116B9...0x116B9, 0x11740...0x11746, 0x11900...0x119E4, 0x11AB0...0x11ABF,
    0x11EE0...0x11FB0, 0x12F90...0x12FF2, 0x16A70...0x16AC9, 0x16FE2...0x16FF1, 0x18B00...0x18CD5,
    0x1AFF0...0x1AFFE, 0x1B11F...0x1B167, 0x1CF00...0x1CFC3, 0x1D1E9...0x1D1EA, 0x1DF00...0x1DF1E,
    0x1E290...0x1E2AE, 0x1E7E0...0x1E7FE, 0x1ED01...0x1ED3D, 0x1F10D...0x1F10F, 0x1F16D...0x1F16F,
    0x1F1AD...0x1F1AD, 0x1F260...0x1F265, 0x1F900...0x1F90B,
  ]

  /// Tangut characters that were added after the font for it was made.
  private static let nowhere: [ClosedRange<UInt32>] = [0x18AF3...0x18AFF, 0x18D00...0x18D08]

  /// Returns characters and their code points for a message.
  static func names(of scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.map { "\($0) (U+\(String($0.value, radix: 16).uppercased()))" }.joined(separator: ", ")
  }

  /// Returns what to do about characters without a glyph.
  static func remedy(for scalars: [Unicode.Scalar]) -> String {
    var packages: [String] = []
    for case let package? in scalars.map(package) where !packages.contains(package) {
      packages.append(package)
    }
    let register = "register a font that has them"
    return packages.isEmpty
      ? register : "install \(packages.joined(separator: ", ")), or \(register)"
  }
}
