// Free functions have the names that QuartzCore gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// The time of the virtual clock, in seconds; wall time is never read.
public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.currentTime }

extension GraphicsPath: AnimatableConvertible {
  /// The outline as a value.
  package var animatableValue: Any { path }

  /// An outline of the same class.
  package func converted(from value: Any) -> Any? {
    (value as? Path).map { type(of: self).init($0) }
  }
}

extension NSNull: Action {
  /// Does nothing: it keeps a change from being animated.
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {}
}

/// A property that QuartzCore has in another type than Easel: it hides Easel's.
extension KeyframeAnimation {
  /// The path along which a point moves; a copy of it is kept.
  public var path: GraphicsPath? {
    get { motionPath.map(GraphicsPath.init) }
    set { motionPath = newValue?.path }
  }
}
