import EaselCanvas
import EaselViews
import Foundation

/// Properties that have other types in QuartzCore; they hide those of Easel.
extension ShapeLayer {
  /// The path that is filled and stroked; the setter stores a copy, and `nil` draws nothing.
  public var path: GraphicsPath? {
    get { shape.map(GraphicsPath.init) }
    set { shape = newValue?.path }
  }

  /// The lengths of alternating dashes and gaps, in points; `nil` draws a solid line.
  public var lineDashPattern: [NSNumber]? {
    get { dashes.isEmpty ? nil : dashes.map { NSNumber(value: Double($0)) } }
    set { dashes = (newValue ?? []).map { CGFloat($0.doubleValue) } }
  }
}
