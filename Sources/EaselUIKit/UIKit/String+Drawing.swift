import EaselCanvas
import Foundation

/// UIKit draws `NSString`s; Swift on Linux does not find their methods on a `String`.
extension StringProtocol {
  /// The size of the text in one style, without a limit on its width.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextBox(String(self), attributes).layout().size
  }

  /// Draws the text with its top left at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    TextBox(String(self), attributes).draw(at: point)
  }

  /// Draws the text from the top of a rectangle; it wraps, and what does not fit is cut off.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    TextBox(String(self), attributes).draw(in: rect)
  }

  /// Draws the text in a rectangle, or as one line from the rectangle's origin as its baseline.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    TextBox(String(self), attributes).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text takes within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = TextBox(String(self), attributes).bounds(with: size, options: options)
    context?.totalBounds = bounds
    return bounds
  }
}
