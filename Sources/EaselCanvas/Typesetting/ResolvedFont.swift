internal import CPango

/// The properties of a Pango font in a form that any thread can use.
struct ResolvedFont {
  var key: FontKey
  var family: String
  /// All names of the family, as fontconfig compares them.
  var names: Set<FontFamilyName> = []
  /// The OpenType weight.
  var weight: Int
  var isSlanted: Bool
  /// fontconfig's width, where 100 is the usual one.
  var width: Int
}

extension Typesetter {
  /// Notes the requested properties that a font does not have.
  mutating func noteSubstitute(_ found: ResolvedFont, asked font: Font) {
    // Images have no weight and no slant.
    guard found.weight > 0, !found.key.isColor, found.family != FontFamilies.emoji else { return }
    let family = found.family
    // Half the distance between two named weights.
    if abs(found.weight - font.weight.rawValue) > 50 {
      note(
        .note, .fontSubstituted,
        "\(family) has no weight \(font.weight.rawValue); \(found.weight) is used instead",
        value: "\(family) \(font.weight.rawValue)")
    }
    if font.isItalic, !found.isSlanted {
      note(
        .note, .fontSubstituted, "\(family) has no italic; the upright font is used instead",
        value: "\(family) italic")
    }
    let hasWidth =
      switch font.width {
      case .standard: true
      // Files of condensed families often have the usual width.
      case .condensed: found.width < 100 || family == FontFamilies.condensed
      case .expanded: found.width > 100
      }
    if !hasWidth {
      note(
        .note, .fontSubstituted,
        "\(family) has no \(font.width.rawValue) font; one of another width is used instead",
        value: "\(family) \(font.width.rawValue)")
    }
  }
}

extension FontSet {
  /// Returns the properties of a Pango font.
  func key(of font: UnsafeMutablePointer<PangoFont>?) -> ResolvedFont {
    guard let font else {
      return ResolvedFont(
        key: FontKey(file: "", index: 0, isColor: false), family: "", weight: 0, isSlanted: false,
        width: 100)
    }
    if let known = keys[font] { return known }
    let fcFont = UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    let pattern = pango_fc_font_get_pattern(fcFont)
    func text(_ name: String, _ index: Int32 = 0) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, name, index, &value) == FcResultMatch, let value else {
        return nil
      }
      return String(cString: value)
    }
    var names: Set<FontFamilyName> = []
    while let name = text(FC_FAMILY, Int32(names.count)) {
      guard names.insert(FontFamilyName(name)).inserted else { break }
    }
    func number(_ name: String, _ standard: Double) -> Double {
      var value = standard
      FcPatternGetDouble(pattern, name, 0, &value)
      return value
    }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var color: FcBool = 0
    FcPatternGetBool(pattern, FC_COLOR, 0, &color)
    let found = ResolvedFont(
      key: FontKey(
        file: text(FC_FILE) ?? "", index: Int(index), variations: text(FC_FONT_VARIATIONS),
        isColor: color != 0),
      family: text(FC_FAMILY) ?? "", names: names,
      weight: Int(FcWeightToOpenTypeDouble(number(FC_WEIGHT, 0)).rounded()),
      isSlanted: number(FC_SLANT, 0) > 0, width: Int(number(FC_WIDTH, 100).rounded()))
    // A reference is kept, so that no other font gets the same address.
    g_object_ref(UnsafeMutableRawPointer(font))
    keys[font] = found
    return found
  }
}
