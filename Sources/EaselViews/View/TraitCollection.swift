import EaselCanvas
import Foundation

/// What a view knows about where it is shown: the appearance and the pixels of the rendering.
///
/// It is read while something is drawn; outside of drawing it is light, with the scale of
/// ``/EaselCanvas/GraphicsContext/deviceScale``.
public struct TraitCollection: Hashable, Sendable {
  /// Light or dark.
  public enum Style: Int, Hashable, Sendable {
    /// Not known.
    case unspecified
    /// Dark marks on a light ground.
    case light
    /// Light marks on a dark ground.
    case dark
  }

  /// Light or dark.
  public var userInterfaceStyle: Style
  /// Pixels to a point.
  public var displayScale: CGFloat

  /// Makes traits.
  public init(userInterfaceStyle: Style = .unspecified, displayScale: CGFloat = 1) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
  }

  /// The traits of what is being drawn.
  public static var current: TraitCollection {
    let appearance = GraphicsContext.current?.canvas.context.appearance
    return TraitCollection(
      userInterfaceStyle: appearance == .dark ? .dark : .light,
      displayScale: GraphicsContext.deviceScale)
  }
}
