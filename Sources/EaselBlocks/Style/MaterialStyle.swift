import EaselCanvas
import Foundation

/// A translucent material, drawn as one flat color near the theme's paper color, without blur.
///
/// The color is the theme's paper color with a little of its ink color and an opacity below 1. The
/// content behind it is not blurred. The opacity is high enough for text to be readable on it.
public struct MaterialStyle: Hashable, Sendable {
  /// The opacity of the material.
  let thickness: Double
  /// The fraction of the theme's ink color that is mixed into the paper color.
  let gray: Double

  /// The most translucent material: a flat color close to the theme's paper color, with an opacity
  /// of 0.44.
  public static let ultraThin = MaterialStyle(thickness: 0.44, gray: 0.03)
  /// A material more translucent than the standard one: a flat color close to the theme's paper
  /// color, with an opacity of 0.62.
  public static let thin = MaterialStyle(thickness: 0.62, gray: 0.035)
  /// The standard material: a flat color close to the theme's paper color, with an opacity of 0.78.
  public static let regular = MaterialStyle(thickness: 0.78, gray: 0.04)
  /// A material more opaque than the standard one: a flat color close to the theme's paper color,
  /// with an opacity of 0.88.
  public static let thick = MaterialStyle(thickness: 0.88, gray: 0.045)
  /// The most opaque material: a flat color close to the theme's paper color, with an opacity of
  /// 0.95.
  public static let ultraThick = MaterialStyle(thickness: 0.95, gray: 0.05)
  /// The material of toolbars in SwiftUI: a flat color close to the theme's paper color, with an
  /// opacity of 0.86.
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
  /// The most translucent material: a flat color close to the theme's paper color, with an opacity
  /// of 0.44.
  public static var ultraThinMaterial: MaterialStyle { MaterialStyle.ultraThin }
  /// A material more translucent than the standard one: a flat color close to the theme's paper
  /// color, with an opacity of 0.62.
  public static var thinMaterial: MaterialStyle { MaterialStyle.thin }
  /// The standard material: a flat color close to the theme's paper color, with an opacity of 0.78.
  public static var regularMaterial: MaterialStyle { MaterialStyle.regular }
  /// A material more opaque than the standard one: a flat color close to the theme's paper color,
  /// with an opacity of 0.88.
  public static var thickMaterial: MaterialStyle { MaterialStyle.thick }
  /// The most opaque material: a flat color close to the theme's paper color, with an opacity of
  /// 0.95.
  public static var ultraThickMaterial: MaterialStyle { MaterialStyle.ultraThick }
  /// The material of toolbars in SwiftUI: a flat color close to the theme's paper color, with an
  /// opacity of 0.86.
  public static var bar: MaterialStyle { MaterialStyle.bar }
}
