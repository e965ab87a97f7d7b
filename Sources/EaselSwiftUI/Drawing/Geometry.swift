import EaselBlocks
import Foundation

/// A space of coordinates.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the outermost view.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the space of a view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The space of the innermost scroll view.
  public static var scrollView: NamedCoordinateSpace { .named(CoordinateSpace.scrollViewName) }
  /// Returns the space of the innermost scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of a view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the outermost view.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpace {
  fileprivate static let scrollViewName = "scroll view"

  /// The space of the innermost scroll view.
  public static var scrollView: CoordinateSpace { .named(AnyHashable(scrollViewName)) }
  /// Returns the space of the innermost scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace { .scrollView }
  /// Whether the space is that of the outermost view.
  public var isGlobal: Bool { self == .global }
  /// Whether the space is that of a view itself.
  public var isLocal: Bool { self == .local }
}

extension GeometryProxy {
  /// Returns `nil`: the position in other spaces is not known during layout.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

extension View {
  /// Names the coordinate space of the view, for ``/EaselBlocks/GeometryProxy/frame(in:)``.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    coordinateSpace(name: name.name)
  }

  /// Runs a closure with a value of the view's geometry, after the layout and when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value for the geometry of the view, such as its size.
  ///   - action: The closure. If it changes state, bodies and layout run again.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs a closure with the old and the new value of the view's geometry.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.accessibilityHidden(true)
          .onChange(of: transform(proxy), initial: true, action)
      }
    }
  }
}
