import EaselCanvas
import Foundation

extension NSString {
  /// Returns the size of the text with attributes in points; lines end only at line breaks in the
  /// text.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextBox(self as String, attributes).layout().size
  }

  /// Draws the text in the current context with its top-left corner at a point, without wrapping.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    TextBox(self as String, attributes).draw(at: point)
  }

  /// Draws the text in the current context from the top of a rectangle, wrapped at its width and
  /// clipped to it.
  ///
  /// With a truncating line break mode, text that does not fit is shortened with an ellipsis.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    TextBox(self as String, attributes).draw(in: rect)
  }

  /// Draws the text in a rectangle with `usesLineFragmentOrigin`, otherwise unwrapped with its
  /// first baseline at the rectangle's origin.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, or the start of the baseline.
  ///   - options: The options; ``NSStringDrawingOptions/usesLineFragmentOrigin`` draws in the
  ///     rectangle.
  ///   - attributes: The attributes of the text.
  ///   - context: Receives the bounds of the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    TextBox(self as String, attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the bounding rectangle of the text in points, laid out within a maximum size.
  ///
  /// - Parameters:
  ///   - size: The maximum size; a side of 0 is unlimited. The height limits only together with
  ///     ``NSStringDrawingOptions/truncatesLastVisibleLine``.
  ///   - options: The options; without ``NSStringDrawingOptions/usesLineFragmentOrigin`` the text
  ///     does not wrap, and its first baseline is at y = 0.
  ///   - attributes: The attributes of the text.
  ///   - context: Receives the rectangle.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = TextBox(self as String, attributes).bounds(with: size, options: options)
    context?.totalBounds = bounds
    return bounds
  }
}
