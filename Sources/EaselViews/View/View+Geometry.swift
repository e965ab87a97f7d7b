import EaselCanvas
import Foundation

extension View {
  /// Converts a point from another view's coordinate system to this view's; `nil` is the system
  /// that contains the outermost view's frame.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// Converts a point from this view's coordinate system to another view's; `nil` is the system
  /// that contains the outermost view's frame.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  /// Converts a rectangle from another view's coordinate system to this view's; `nil` is the system
  /// that contains the outermost view's frame.
  ///
  /// The result is the bounding rectangle of the four converted corners.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    Self.bounds(of: rect) { convert($0, from: view) }
  }

  /// Converts a rectangle from this view's coordinate system to another view's; `nil` is the system
  /// that contains the outermost view's frame.
  ///
  /// The result is the bounding rectangle of the four converted corners.
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
