import EaselCanvas
import Foundation

/// The kinds of eyes by the cones that they have.
///
/// ```swift
/// ColorVision.protanopia.simulate(Color(hex: "#c61f54") ?? .black)
/// ```
package enum ColorVision: Hashable, Sendable, CaseIterable {
  /// All three cones.
  case normal
  /// Without the cones for long waves: red looks dark.
  case protanopia
  /// Without the cones for middle waves.
  case deuteranopia
  /// Without the cones for short waves.
  case tritanopia

  /// Returns a colour as such eyes see it, in both appearances.
  ///
  /// The matrices, for linear sRGB, are those for a full loss in G. Machado, M. Oliveira and
  /// L. Fernandes, "A physiologically-based model for simulation of color vision deficiency",
  /// IEEE TVCG 15 (2009).
  package func simulate(_ color: Color) -> Color {
    func seen(_ appearance: Appearance) -> Color {
      Color(simulate(color.components(for: appearance)))
    }
    return color.isDynamic ? Color(light: seen(.light), dark: seen(.dark)) : seen(.light)
  }

  /// Returns components as such eyes see them.
  package func simulate(_ parts: Color.Components) -> Color.Components {
    guard let rows else { return parts }
    let (r, g, b) = (
      Color.linear(parts.red), Color.linear(parts.green), Color.linear(parts.blue)
    )
    func part(_ row: (CGFloat, CGFloat, CGFloat)) -> CGFloat {
      let value = row.0 * r + row.1 * g + row.2 * b
      return value.isFinite ? Color.encoded(min(max(value, 0), 1)) : value
    }
    return Color.Components(
      red: part(rows.red), green: part(rows.green), blue: part(rows.blue), alpha: parts.alpha)
  }

  private typealias Row = (CGFloat, CGFloat, CGFloat)

  private var rows: (red: Row, green: Row, blue: Row)? {
    switch self {
    case .normal: nil
    case .protanopia:
      (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998)
      )
    case .deuteranopia:
      (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881)
      )
    case .tritanopia:
      (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900)
      )
    }
  }
}
