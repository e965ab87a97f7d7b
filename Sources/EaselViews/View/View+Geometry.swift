import EaselCanvas
import Foundation

extension View {
  /// The view's rectangle in its superview.
  public var frame: CGRect {
    get { layer.frame }
    set {
      layer.frame = newValue
      frameDidChange()
    }
  }

  /// The view's rectangle in its own space.
  public var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the view's anchor point, its middle by default, lies in the superview.
  public var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      frameDidChange()
    }
  }

  /// A transform about the anchor point.
  public var transform: CGAffineTransform {
    get { layer.affineTransform }
    set { layer.affineTransform = newValue }
  }

  /// The colour of the ground; nil leaves it transparent.
  public var backgroundColor: Color? {
    get { layer.backgroundColor }
    set { layer.backgroundColor = newValue }
  }

  /// Opacity of the view with all that is in it, 0…1.
  public var alpha: CGFloat {
    get { layer.opacity }
    set { layer.opacity = newValue }
  }

  /// Whether the view and all that is in it is left out.
  public var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      superview?.subviewWishDidChange()
    }
  }

  /// Converts a point from another view's space; from the root's for nil.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// Converts a point to another view's space; to the root's for nil.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// Converts a rectangle from another view's space: the bounds of the converted corners.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    Self.bounds(of: rect) { convert($0, from: view) }
  }

  /// Converts a rectangle to another view's space: the bounds of the converted corners.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    Self.bounds(of: rect) { convert($0, to: view) }
  }

  private static func bounds(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}
