import EaselCanvas
import Foundation

/// The changes that modifiers make to a font: to one style, or to every font in a block.
struct FontChanges: Hashable, Sendable {
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var design: TypeStyle.Design?
  package var width: Font.Width?
  var hasTabularFigures = false
  var hasSmallCaps = false

  package init() {}

  /// These changes followed by other ones, which take precedence.
  func applying(_ other: FontChanges) -> FontChanges {
    var result = self
    if let weight = other.weight {
      result.weight = weight
      result.isBold = nil
    }
    result.isBold = other.isBold ?? result.isBold
    result.isItalic = other.isItalic ?? result.isItalic
    result.design = other.design ?? result.design
    result.width = other.width ?? result.width
    result.hasTabularFigures = result.hasTabularFigures || other.hasTabularFigures
    result.hasSmallCaps = result.hasSmallCaps || other.hasSmallCaps
    return result
  }
}

/// A font and its line height, resolved in an environment.
package struct ResolvedType: Hashable, Sendable {
  /// The font.
  package var font: Font
  /// The height of a line, in points; `nil` uses the font's own.
  var lineHeight: CGFloat?
  /// The space between two lines, in points.
  var lineSpacing: CGFloat = 0
}

extension TypeStyle {
  /// The font and line height of the style in an environment.
  ///
  /// They follow from its theme and the font modifiers around it, such as ``Block/bold(_:)``.
  package func resolved(in environment: EnvironmentValues) -> ResolvedType {
    resolved(in: environment.theme, changes.applying(environment.fontChanges))
  }

  /// Whether the style has the monospaced design in an environment, with changes of its own.
  func isMonospaced(in environment: EnvironmentValues, _ own: FontChanges = FontChanges()) -> Bool {
    let changes = changes.applying(environment.fontChanges.applying(own))
    if let design = changes.design { return design == .monospaced }
    guard case .role(let role) = base else { return false }
    return environment.theme.type[role].design == .monospaced
  }

  private func resolved(in theme: Theme, _ changes: FontChanges) -> ResolvedType {
    let size: Theme.TypeSize
    var family: String?
    var (weight, width) = (Font.Weight.regular, Font.Width.standard)
    var isItalic = false
    var features: [Font.Feature] = []
    switch base {
    case .role(let role): size = theme.type[role]
    case .system(let points):
      size = Theme.TypeSize(
        size: points, lineHeight: theme.type.relativeLineHeight.map { $0 * points })
    case .custom(let name, let points):
      size = Theme.TypeSize(size: points)
      family = name
    case .font(let font):
      let height = font.family == nil ? theme.type.relativeLineHeight : nil
      size = Theme.TypeSize(
        size: font.size, lineHeight: height.map { $0 * font.size }, weight: font.weight)
      (family, width, isItalic) = (font.family, font.width, font.isItalic)
      features = font.features
    }
    weight = changes.weight ?? size.weight
    if changes.isBold == true { weight = Font.Weight(rawValue: max(weight.rawValue, 700)) }
    if changes.isBold == false { weight = min(weight, .medium) }
    // A font with its own family keeps it, unless the design requires another family.
    if family == nil || (changes.design ?? .default) != .default {
      family = theme.families[changes.design ?? size.design] ?? family
    }
    if changes.hasTabularFigures { features.append(.tabularFigures) }
    if changes.hasSmallCaps { features.append(.smallCaps) }
    return ResolvedType(
      font: Font(
        family: family, size: size.size, weight: weight, width: changes.width ?? width,
        isItalic: changes.isItalic ?? isItalic, features: features),
      lineHeight: lineHeight(size), lineSpacing: size.lineSpacing)
  }

  /// The line height.
  ///
  /// Tight and loose leading of a font without a line height are multiples of its size.
  private func lineHeight(_ size: Theme.TypeSize) -> CGFloat? {
    switch leading {
    case .standard: size.lineHeight
    case .tight: size.lineHeight.map { $0 - 2 } ?? size.size * 1.05
    case .loose: size.lineHeight.map { $0 + 2 } ?? size.size * 1.4
    }
  }

  private func min(_ a: Weight, _ b: Weight) -> Weight { a.rawValue < b.rawValue ? a : b }
}
