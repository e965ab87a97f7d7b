import EaselBlocks
import EaselCanvas
import Foundation

extension Edge {
  /// The corners of a rectangle.
  public enum Corner {
    /// The radius of a corner: a length, or the one that fits the container around the shape.
    public struct Style: Hashable, Sendable {
      fileprivate let radius: CGFloat
      fileprivate let isConcentric: Bool

      /// Returns a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius, isConcentric: false)
      }
      /// The radius of the container's shape.
      public static let concentric = Style(radius: 0, isConcentric: true)
      /// Returns the radius of the container's shape, or a length if no view around has set one.
      public static func concentric(minimum: CGFloat) -> Style {
        Style(radius: minimum, isConcentric: true)
      }
    }
  }
}

/// A rectangle whose corners have the shape of the container around it.
///
/// ```swift
/// let card = ConcentricRectangle(corners: .concentric(minimum: 8)).fill(.orange)
///   .padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
/// ```
///
/// As those of a ``ContainerRelativeShape``, its corners have the radius of the container's shape in the
/// rectangle of this one, whatever the distance of the two.
public struct ConcentricRectangle: Shape {
  private let corners: Edge.Corner.Style

  /// Creates a rectangle whose corners have the shape of the container around it.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with corners of a style.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

  /// Returns the path in a rectangle.
  public func path(in rect: CGRect) -> Path {
    if corners.isConcentric, let shape = EnvironmentValues.current.containerShape {
      return shape.path(in: rect)
    }
    return RoundedRectangle(cornerRadius: corners.radius).path(in: rect)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with corners of a style.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
