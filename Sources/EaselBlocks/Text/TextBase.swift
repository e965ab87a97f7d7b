import EaselCanvas
import Foundation

/// What all texts of one environment share: style, line height and rules.
final class TextBase {
  let values: EnvironmentValues.TextValues
  /// The style of text that says nothing of its own.
  let style: TextStyle
  let metrics: LineMetrics
  /// Whether the text is painted with something else than a colour.
  let hasPaint: Bool
  /// The language for texts whose forms depend on it; nil for English.
  let language: String?
  let isRightToLeft: Bool
  /// Numbers of the environment that are left out.
  let faults: [TextFault]
  /// The traits of its nodes.
  let traits = NodeTraits(guides: .baselines)

  /// The base of texts in an environment, computed once for it.
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

  /// A font of stretches of text, with the heights of its lines.
  struct StretchType {
    let font: Font
    let metrics: LineMetrics
    let fault: TextFault?
  }

  private struct StretchKey: Hashable {
    let font: TypeStyle?
    let changes: FontChanges
  }

  // A document has few: those of its markdown.
  private var types: [StretchKey: StretchType] = [:]
  private static let mostTypes = 64

  /// The font of a stretch that changes something of the font around it.
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

  /// Whether a text without looks of its own is set by the base style alone.
  var isPlain: Bool {
    !hasPaint && values.underline?.color == nil && values.strikethrough?.color == nil
  }

  private static func language(of locale: Locale) -> String? {
    guard let code = locale.language.languageCode?.identifier, code != "en" else { return nil }
    guard code == "zh" || code == "sr", let script = locale.language.script?.identifier else {
      return code
    }
    return code + "-" + script
  }

  /// The language that a text is set in; nil where its forms do not depend on it, which sets it in a
  /// tenth of the time.
  func language(for text: String) -> String? {
    guard let language else { return nil }
    if Self.latinForms.contains(language) { return language }
    // Beyond the Latin letters of Europe.
    return text.utf8.contains { $0 >= 0xC9 } ? language : nil
  }

  /// Languages with forms of their own of Latin letters (OpenType's feature locl).
  private static let latinForms: Set<String> = [
    "az", "ba", "ca", "crh", "gn", "kk", "mo", "mt", "nl", "pl", "ro", "se", "tr", "tt",
  ]
}

/// The heights of a line of text in one font.
struct LineMetrics {
  /// Height of the letters above the baseline.
  var ascent: CGFloat
  /// Height of the letters below the baseline.
  var descent: CGFloat
  /// The height that a line takes.
  var lineHeight: CGFloat

  init(_ type: ResolvedType) {
    ascent = type.font.ascender
    descent = -type.font.descender
    let natural = ascent + descent
    lineHeight = type.lineHeight.map { $0 > 0 && $0.isFinite ? $0 : natural } ?? natural
  }

  var natural: CGFloat { ascent + descent }
  /// What is added above and below the letters, half of what the line is higher than they are.
  var halfLeading: CGFloat { (lineHeight - natural) / 2 }

  func scaled(by factor: CGFloat) -> LineMetrics {
    var metrics = self
    metrics.ascent *= factor
    metrics.descent *= factor
    metrics.lineHeight *= factor
    return metrics
  }
}
