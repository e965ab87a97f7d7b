import EaselViews
import Foundation

/// QuartzCore's name for ``/EaselViews/DisplayLink``.
public typealias CADisplayLink = DisplayLink

extension DisplayLink {
  /// Creates a display link that calls nothing: Swift on Linux cannot call a method by its
  /// selector.
  ///
  /// Use ``/EaselViews/DisplayLink/init(_:)``.
  public convenience init(target: Any, selector: Selector) { self.init { _ in } }
}
