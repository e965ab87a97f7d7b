import EaselCanvas
import Foundation

/// A translucent material as one flat colour: the mean of the material over the paper.
///
/// Nothing behind it is blurred; its colour is opaque enough to read text on.
public struct MaterialStyle: Hashable, Sendable {
  /// The share of the theme's paper that covers what lies behind.
  let thickness: Double
  /// How much gray the material has besides.
  let gray: Double

  /// The thinnest material.
  public static let ultraThin = MaterialStyle(thickness: 0.44, gray: 0.03)
  /// A thin material.
  public static let thin = MaterialStyle(thickness: 0.62, gray: 0.035)
  /// The usual material.
  public static let regular = MaterialStyle(thickness: 0.78, gray: 0.04)
  /// A thick material.
  public static let thick = MaterialStyle(thickness: 0.88, gray: 0.045)
  /// The thickest material.
  public static let ultraThick = MaterialStyle(thickness: 0.95, gray: 0.05)
  /// The material of bars.
  public static let bar = MaterialStyle(thickness: 0.86, gray: 0.02)
}

extension MaterialStyle: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    let colors = context.environment.theme.colors
    let paper = colors.paper.resolved(for: context.appearance)
    let ink = colors.ink.resolved(for: context.appearance)
    return .color(paper.mixed(with: ink, by: gray, in: .sRGB).multipliedOpacity(thickness))
  }
}

extension ShapeStyle where Self == MaterialStyle {
  /// The thinnest material, as a flat colour.
  public static var ultraThinMaterial: MaterialStyle { MaterialStyle.ultraThin }
  /// A thin material, as a flat colour.
  public static var thinMaterial: MaterialStyle { MaterialStyle.thin }
  /// The usual material, as a flat colour.
  public static var regularMaterial: MaterialStyle { MaterialStyle.regular }
  /// A thick material, as a flat colour.
  public static var thickMaterial: MaterialStyle { MaterialStyle.thick }
  /// The thickest material, as a flat colour.
  public static var ultraThickMaterial: MaterialStyle { MaterialStyle.ultraThick }
  /// The material of bars, as a flat colour.
  public static var bar: MaterialStyle { MaterialStyle.bar }
}
