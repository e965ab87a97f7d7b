// Free functions have the names of QuartzCore.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// Returns the seconds of the virtual clock that renderings advance, not of the wall clock; 0 while
/// none runs.
public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.currentTime }

extension GraphicsPath: AnimatableConvertible {
  /// The outline for interpolation.
  package var animatableValue: Any { path }

  /// Returns a path of the same class from an outline.
  package func converted(from value: Any) -> Any? {
    (value as? Path).map { type(of: self).init($0) }
  }
}

extension NSNull: Action {
  /// Does nothing; as the action of a property, it prevents the implicit animation of a change.
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// The property of keyframe animations that has another type in QuartzCore; it hides that of Easel.
extension KeyframeAnimation {
  /// The path along which a point moves, or `nil` to use the values; the setter stores a copy.
  public var path: GraphicsPath? {
    get { motionPath.map(GraphicsPath.init) }
    set { motionPath = newValue?.path }
  }
}
