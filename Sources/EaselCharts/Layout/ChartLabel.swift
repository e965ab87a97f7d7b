import EaselCanvas
import Foundation

/// A piece of text with its position in a chart: its box before turning, and the turn about the box's
/// centre.
public struct ChartLabel: Hashable, Sendable {
  /// The text, set.
  public var text: TextLayout
  /// Where it lies, before it is turned.
  public var frame: CGRect
  /// Turn about the middle of the frame, in radians, clockwise.
  public var rotation: CGFloat
  /// Whether it belongs to a bar or a slice, and comes with it when the chart grows.
  var isValue = false
  /// The mark that it belongs to, by its position in the order of declaration.
  package var mark: Int?

  /// Places a text.
  public init(_ text: TextLayout, frame: CGRect, rotation: CGFloat = 0) {
    self.text = text
    self.frame = frame
    self.rotation = rotation
  }

  /// Places a text by one of its points: (0, 0) is its top left, (1, 1) its bottom right.
  public init(_ text: TextLayout, at point: CGPoint, anchor: CGPoint) {
    self.init(
      text,
      frame: CGRect(
        x: point.x - text.size.width * anchor.x, y: point.y - text.size.height * anchor.y,
        width: text.size.width, height: text.size.height))
  }

  /// The bounds of the turned box.
  public var bounds: CGRect {
    guard rotation != 0 else { return frame }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let box = CGRect(
      x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height)
    let turned = box.applying(CGAffineTransform(rotationAngle: rotation))
    return turned.offsetBy(dx: center.x, dy: center.y)
  }

  /// Draws the text.
  public func draw(on canvas: any Canvas) {
    guard rotation != 0 else { return canvas.draw(text, at: frame.origin) }
    canvas.withSavedState {
      canvas.translate(x: frame.midX, y: frame.midY)
      canvas.rotate(by: rotation)
      canvas.draw(text, at: CGPoint(x: -frame.width / 2, y: -frame.height / 2))
    }
  }
}
