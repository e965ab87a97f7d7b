import EaselCanvas
import EaselViews
import Foundation

/// QuartzCore's name for ``/EaselViews/GradientLayer``.
public typealias CAGradientLayer = GradientLayer
/// QuartzCore's name for ``/EaselViews/GradientKind``.
public typealias CAGradientLayerType = GradientKind

/// Properties that have other types in QuartzCore; they hide those of Easel.
extension GradientLayer {
  /// The colors from start to end; no gradient is drawn for `nil` or an empty array.
  ///
  /// The setter leaves out elements that are not colors, and `locations` belong to the remaining
  /// ones.
  public var colors: [Any]? {
    get { shades }
    set { shades = newValue.map { $0.compactMap { $0 as? Color } } }
  }

  /// The locations of the colors, 0 at the start to 1 at the end; `nil` spaces them evenly.
  public var locations: [NSNumber]? {
    get { positions.map { $0.map { NSNumber(value: Double($0)) } } }
    set { positions = newValue.map { $0.map { CGFloat($0.doubleValue) } } }
  }
}
