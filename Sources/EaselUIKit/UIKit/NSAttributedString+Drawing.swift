import EaselCanvas
import Foundation

extension NSAttributedString {
  /// The size of the text without a limit on its width.
  public func size() -> CGSize { TextBox(self).layout().size }

  /// Draws the text with its top left at a point.
  public func draw(at point: CGPoint) { TextBox(self).draw(at: point) }

  /// Draws the text from the top of a rectangle; it wraps, and what does not fit is cut off.
  public func draw(in rect: CGRect) { TextBox(self).draw(in: rect) }

  /// Draws the text in a rectangle, or as one line from the rectangle's origin as its baseline.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    TextBox(self).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text takes within a size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = TextBox(self).bounds(with: size, options: options)
    context?.totalBounds = bounds
    return bounds
  }
}
