import EaselViews
import Foundation

/// QuartzCore's name of ``/EaselViews/DisplayLink``.
public typealias CADisplayLink = DisplayLink

extension DisplayLink {
  /// Makes a link that calls nobody: Swift on Linux cannot send a selector.
  ///
  /// Use ``/EaselViews/DisplayLink/init(_:)``.
  public convenience init(target: Any, selector: Selector) { self.init { _ in } }
}
