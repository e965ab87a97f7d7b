// Free functions have the names of QuartzCore.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// Returns the time of the virtual clock, in seconds, which is independent of the wall clock.
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
  /// Does nothing, which prevents an implicit animation of the change.
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// The property of keyframe animations that has another type in QuartzCore; it hides that of Easel.
extension KeyframeAnimation {
  /// The path along which a point moves; the setter stores a copy.
  public var path: GraphicsPath? {
    get { motionPath.map(GraphicsPath.init) }
    set { motionPath = newValue?.path }
  }
}
