import Foundation

/// Characters that no default family has, in the fonts of other packages.
extension Typesetter {
  /// A range of the text in a family that only its characters need.
  struct Fallback {
    var bytes: Range<Int>
    var family: String
  }

  /// Lays the text out again if installed fonts have characters that no other font has.
  ///
  /// - Parameters:
  ///   - notes: The number of diagnostics before the first layout.
  ///   - wasTruncated: Whether the text was truncated before it.
  mutating func setMissingInInstalledFonts(keeping notes: Int, isTruncated wasTruncated: Bool) {
    guard let fonts, !fonts.configuration.usesSystemFonts,
      let installed = engine.set(.installed)
    else { return }
    let plan = FallbackPlan(textOfGlyphs, lackedBy: fonts.configuration, language: language) {
      installed.configuration.characters(of: FontLibrary.current.installed.families(for: $0))
    }
    guard !plan.families.isEmpty else { return }
    diagnostics.removeSubrange(notes...)
    notedLacks = []
    (lines, margins, runs, missing, missingCharacters, top) = ([], [], [], [], [], 0)
    (cutByte, isExhausted, isTruncated, paragraphStart) = (nil, false, wasTruncated, 0)
    self.fonts = installed
    fallbacks = plan.stretches
    for (family, characters) in plan.families {
      note(
        .note, .fontSubstituted,
        "“\(family)” is used for characters that the default families do not contain: "
          + MissingCharacters.names(of: characters.prefix(8)), value: family)
    }
    setParagraphs()
  }

  /// Returns the fallbacks that overlap a range of bytes.
  func fallbacks(in range: Range<Int>) -> ArraySlice<Fallback> {
    guard !fallbacks.isEmpty else { return [] }
    func index(_ isBefore: (Fallback) -> Bool) -> Int {
      var (low, high) = (0, fallbacks.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(fallbacks[middle]) { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let first = index { $0.bytes.upperBound <= range.lowerBound }
    return fallbacks[first..<max(index { $0.bytes.lowerBound < range.upperBound }, first)]
  }

  private var language: String? { source.styles.lazy.compactMap(\.soundLanguage).first }
}

/// The family for each character of a text that the text's fonts do not have.
struct FallbackPlan {
  /// The fallbacks in text order.
  private(set) var stretches: [Typesetter.Fallback] = []
  /// The families in use, each with the characters that it is used for.
  private(set) var families: [(family: String, characters: [Unicode.Scalar])] = []

  /// Characters that should all have the same font, if one has them all.
  private enum Group: Hashable {
    case ideographs, hangul, others(UInt32)

    var isEastAsian: Bool { self == .ideographs || self == .hangul }
  }

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - configuration: The fonts of the text.
  ///   - characters: A closure that returns the characters of each family, in their order for a
  ///     region.
  init(
    _ text: String, lackedBy configuration: FontConfiguration, language: String?,
    _ characters: (String) -> [(family: String, characters: CharacterSet)]
  ) {
    let scalars = text.unicodeScalars
    var lacked: [Group: [Unicode.Scalar]] = [:]
    var order: [Group] = []
    var seen: Set<Unicode.Scalar> = []
    for scalar in scalars where Self.needsGlyph(scalar) && seen.insert(scalar).inserted {
      guard !configuration.hasGlyph(for: scalar) else { continue }
      let group = Self.group(of: scalar)
      if lacked[group] == nil { order.append(group) }
      lacked[group, default: []].append(scalar)
    }
    guard !lacked.isEmpty else { return }
    let candidates = characters(Self.region(of: seen, language))
    var owners: [Unicode.Scalar: Int] = [:]
    for group in order {
      guard let members = lacked[group] else { continue }
      let whole = candidates.firstIndex { one in members.allSatisfy(one.characters.contains) }
      for scalar in members {
        owners[scalar] = whole ?? candidates.firstIndex { $0.characters.contains(scalar) }
      }
      // The ideographs of a Chinese text should all be in one font. In a Japanese text a rare one
      // has its own.
      guard group == .ideographs, let whole, !seen.contains(where: Self.isKana) else { continue }
      for scalar in seen where Self.group(of: scalar) == .ideographs {
        if candidates[whole].characters.contains(scalar) { owners[scalar] = whole }
      }
    }
    var byte = 0
    var isEastAsian = false
    for scalar in scalars {
      let end = byte + UTF8.width(scalar)
      defer { byte = end }
      let goesAlong =
        Self.isMark(scalar) || isEastAsian && Self.isPunctuation(scalar)
      if goesAlong, owners[scalar] == nil, stretches.last?.bytes.upperBound == byte {
        stretches[stretches.count - 1].bytes = stretches[stretches.count - 1].bytes.lowerBound..<end
        continue
      }
      guard let owner = owners[scalar] else { continue }
      isEastAsian = Self.group(of: scalar).isEastAsian
      let family = candidates[owner].family
      if let last = stretches.last, last.bytes.upperBound == byte, last.family == family {
        stretches[stretches.count - 1].bytes = last.bytes.lowerBound..<end
      } else {
        stretches.append(Typesetter.Fallback(bytes: byte..<end, family: family))
      }
      let position = families.firstIndex { $0.family == family } ?? families.count
      if position == families.count { families.append((family, [])) }
      if !families[position].characters.contains(scalar), families[position].characters.count < 8 {
        families[position].characters.append(scalar)
      }
    }
  }

  static func needsGlyph(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x20 else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return false
    // The meaning of these characters depends on the font.
    case .privateUse, .unassigned: return false
    default: return !scalar.properties.isVariationSelector
    }
  }

  /// Whether a character belongs to the one before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  /// Whether a character is punctuation between words, which keeps the font of the word before it.
  ///
  /// Otherwise each word would have two changes of the font.
  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x22, 0x27...0x29, 0x2C...0x2F, 0x3A, 0x3B, 0x3F, 0xA0, 0x2018...0x201D: true
    default: false
    }
  }

  private static func group(of scalar: Unicode.Scalar) -> Group {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC:
      .hangul
    case _ where scalar.properties.isIdeographic, 0x2E80...0x2FDF, 0x3100...0x312F,
      0x31A0...0x31EF:
      .ideographs
    // Scripts are in blocks of this size and its multiples.
    default: .others(scalar.value >> 7)
    }
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x30FA).contains(scalar.value)
  }

  /// Returns the region whose forms ideographs have: that of the language, otherwise of the scripts
  /// in use.
  private static func region(of scalars: Set<Unicode.Scalar>, _ language: String?) -> String {
    let tags = (language ?? "").lowercased().split { $0 == "-" || $0 == "_" }
    switch tags.first {
    case "ja": return "JP"
    case "ko": return "KR"
    case "zh", "yue":
      if tags.contains("hk") || tags.contains("mo") || tags.first == "yue" { return "HK" }
      return tags.contains("hant") || tags.contains("tw") ? "TC" : "SC"
    default: break
    }
    if scalars.contains(where: isKana) { return "JP" }
    if scalars.contains(where: { group(of: $0) == .hangul }) { return "KR" }
    let isBopomofo = scalars.contains { (0x3100...0x312F).contains($0.value) }
    return isBopomofo ? "TC" : "SC"
  }
}
