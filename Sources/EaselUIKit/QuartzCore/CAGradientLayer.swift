import EaselCanvas
import EaselViews
import Foundation

/// QuartzCore's name of ``/EaselViews/GradientLayer``.
public typealias CAGradientLayer = GradientLayer
/// QuartzCore's name of ``/EaselViews/GradientKind``.
public typealias CAGradientLayerType = GradientKind

/// Properties that QuartzCore has in other types than Easel: they hide Easel's.
extension GradientLayer {
  /// The colours, from the start to the end; what is no colour is left out.
  public var colors: [Any]? {
    get { shades }
    set { shades = newValue.map { $0.compactMap { $0 as? Color } } }
  }

  /// Where the colours stand between the start (0) and the end (1); nil places them evenly.
  public var locations: [NSNumber]? {
    get { places.map { $0.map { NSNumber(value: Double($0)) } } }
    set { places = newValue.map { $0.map { CGFloat($0.doubleValue) } } }
  }
}
