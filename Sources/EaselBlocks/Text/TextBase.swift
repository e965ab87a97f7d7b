import EaselCanvas
import Foundation

/// The common values of all texts in one environment: style, line height and rules.
final class TextBase {
  let values: EnvironmentValues.TextValues
  /// The style of text without attributes of its own.
  let style: TextStyle
  let metrics: LineMetrics
  /// Whether the text is painted with a gradient or pattern and not with a color.
  let hasPaint: Bool
  /// The language of text whose glyphs depend on it; `nil` for English.
  let language: String?
  let isRightToLeft: Bool
  /// The number of pixels per point to which the sizes of texts are rounded up; `nil` for none.
  let pixelScale: CGFloat?
  /// The invalid numbers of the environment, which are ignored.
  let faults: [TextFault]
  /// The traits of the nodes.
  let traits = NodeTraits(guides: .baselines)

  /// The base of texts in an environment, computed once for each environment.
  static func of(_ environment: EnvironmentValues) -> TextBase {
    environment.derived(TextBase.self, TextBase.init)
  }

  private init(_ environment: EnvironmentValues) {
    var faults: [TextFault] = []
    var values = environment.text
    values.lineSpacing = TextFault.sound(values.lineSpacing, "line spacing", &faults)
    values.minimumScaleFactor =
      values.minimumScaleFactor == 1
      ? 1 : TextFault.sound(values.minimumScaleFactor, "least scale", &faults)
    self.values = values
    let type = TextFault.sound(environment.resolvedType, environment, &faults)
    self.faults = faults
    pixelScale = environment.roundsTextToPixels ? environment.displayScale : nil
    isRightToLeft = environment.layoutDirection == .rightToLeft
    var style = TextStyle(font: type.font)
    switch SemanticStyle.foreground.paint(in: .zero, environment) {
    case .color(let color):
      style.color = color
      hasPaint = false
    default: hasPaint = true
    }
    switch values.alignment {
    case .leading: style.alignment = isRightToLeft ? .right : .left
    case .trailing: style.alignment = isRightToLeft ? .left : .right
    case .center: style.alignment = .center
    case .justified: style.alignment = .justified
    }
    style.kerning = values.tracking ?? values.kerning ?? 0
    style.baselineOffset = values.baselineOffset ?? 0
    style.hasUnderline = values.underline?.isActive ?? false
    style.hasStrikethrough = values.strikethrough?.isActive ?? false
    self.style = style
    metrics = LineMetrics(type)
    language = Self.language(of: environment.locale)
  }

  /// A font of runs, with the heights of its lines.
  struct StretchType {
    let font: Font
    let metrics: LineMetrics
    let fault: TextFault?
  }

  private struct StretchKey: Hashable {
    let font: TypeStyle?
    let changes: FontChanges
  }

  // A document has only few: those of its Markdown.
  private var types: [StretchKey: StretchType] = [:]
  private static let mostTypes = 64

  /// The font of a run that changes the font around it.
  func type(
    _ font: TypeStyle?, _ changes: FontChanges, _ environment: EnvironmentValues
  ) -> StretchType {
    let key = StretchKey(font: font, changes: changes)
    if let known = types[key] { return known }
    var inner = environment
    inner.fontChanges = environment.fontChanges.applying(changes)
    var faults: [TextFault] = []
    let resolved = TextFault.sound((font ?? .body).resolved(in: inner), environment, &faults)
    let type = StretchType(
      font: resolved.font, metrics: LineMetrics(resolved), fault: faults.first)
    if types.count >= Self.mostTypes { types = [:] }
    types[key] = type
    return type
  }

  /// Whether the base style alone sets a text without attributes of its own.
  var isPlain: Bool {
    !hasPaint && values.underline?.isSeparate != true && values.strikethrough?.isSeparate != true
  }

  private static func language(of locale: Locale) -> String? {
    guard let code = locale.language.languageCode?.identifier, code != "en" else { return nil }
    guard code == "zh" || code == "sr", let script = locale.language.script?.identifier else {
      return code
    }
    return code + "-" + script
  }

  /// The language for setting a text; `nil` if its glyphs do not depend on it.
  ///
  /// Setting a text without a language takes a tenth of the time.
  func language(for text: String) -> String? {
    guard let language else { return nil }
    if Self.latinForms.contains(language) { return language }
    // The text has characters beyond the Latin letters of Western Europe.
    return text.utf8.contains { $0 >= 0xC9 } ? language : nil
  }

  /// Languages with their own forms of Latin letters (OpenType feature locl).
  private static let latinForms: Set<String> = [
    "az", "ba", "ca", "crh", "gn", "kk", "mo", "mt", "nl", "pl", "ro", "se", "tr", "tt",
  ]
}

extension EnvironmentValues {
  private enum RoundsTextToPixelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the sizes of texts are rounded up to whole pixels of a bitmap, as on iOS.
  package var roundsTextToPixels: Bool {
    get { self[RoundsTextToPixelsKey.self] }
    set { self[RoundsTextToPixelsKey.self] = newValue }
  }
}

/// The heights of a line of text in one font.
struct LineMetrics {
  /// The height of the font above the baseline.
  var ascent: CGFloat
  /// The depth of the font below the baseline.
  var descent: CGFloat
  /// The height of a line.
  var lineHeight: CGFloat
  /// The space between this line and the next one.
  var spacing: CGFloat

  init(_ type: ResolvedType) {
    ascent = type.font.ascender
    descent = -type.font.descender
    let natural = ascent + descent
    lineHeight = type.lineHeight.map { $0 > 0 && $0.isFinite ? $0 : natural } ?? natural
    spacing = type.lineSpacing
  }

  var natural: CGFloat { ascent + descent }
  /// The space above and below the characters: half of the difference between line height and font.
  var halfLeading: CGFloat { (lineHeight - natural) / 2 }

  func scaled(by factor: CGFloat) -> LineMetrics {
    var metrics = self
    metrics.ascent *= factor
    metrics.descent *= factor
    metrics.lineHeight *= factor
    metrics.spacing *= factor
    return metrics
  }
}
