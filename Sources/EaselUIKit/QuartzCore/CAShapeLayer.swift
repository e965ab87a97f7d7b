import EaselCanvas
import EaselViews
import Foundation

/// Properties that QuartzCore has in other types than Easel: they hide Easel's.
extension ShapeLayer {
  /// The outline, of which a copy is kept; nil draws nothing.
  public var path: GraphicsPath? {
    get { shape.map(GraphicsPath.init) }
    set { shape = newValue?.path }
  }

  /// Lengths of dashes and gaps by turns; nil is a solid line.
  public var lineDashPattern: [NSNumber]? {
    get { dashes.isEmpty ? nil : dashes.map { NSNumber(value: Double($0)) } }
    set { dashes = (newValue ?? []).map { CGFloat($0.doubleValue) } }
  }
}
