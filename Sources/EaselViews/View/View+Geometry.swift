import EaselCanvas
import Foundation

extension View {
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
