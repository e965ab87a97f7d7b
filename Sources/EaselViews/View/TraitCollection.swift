import EaselCanvas
import Foundation

/// The appearance, light or dark, and the number of pixels per point of a rendering.
///
/// Read it while drawing. Outside of drawing the appearance is light, and the scale is that of
/// ``/EaselCanvas/GraphicsContext/deviceScale``.
public struct TraitCollection: Hashable, Sendable {
  /// The appearance of the user interface, light or dark.
  public enum Style: Int, Hashable, Sendable {
    /// An unknown appearance.
    case unspecified
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
  }

  /// The appearance, light or dark.
  public var userInterfaceStyle: Style
  /// The number of pixels per point.
  public var displayScale: CGFloat

  /// Creates a trait collection from an appearance and a display scale.
  public init(userInterfaceStyle: Style = .unspecified, displayScale: CGFloat = 1) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
  }

  /// The traits of the rendering in progress, with a scale of at least 2; outside of drawing, light
  /// and scale 2.
  public static var current: TraitCollection {
    let appearance = GraphicsContext.current?.canvas.context.appearance
    return TraitCollection(
      userInterfaceStyle: appearance == .dark ? .dark : .light,
      displayScale: GraphicsContext.deviceScale)
  }
}
