import EaselBlocks
import EaselCanvas
import Foundation

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: AnyShape? { nil }
  }

  /// The shape of the container around the view; `nil` for a rectangle.
  var containerShape: AnyShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape that a ``ContainerRelativeShape`` in the view has.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, AnyShape(shape))
  }
}

/// The shape of the container around it; a rectangle if no view around it has set one.
///
/// The corners have the radius that the container's shape has in the rectangle of this one, whatever
/// the distance of the two.
public struct ContainerRelativeShape: InsettableShape {
  private var amount: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// Returns the path of the container's shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    guard !rect.isNull else { return Path() }
    return EnvironmentValues.current.containerShape?.path(in: rect) ?? Path(rect)
  }

  /// Returns the shape inset by a distance on each side.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}
