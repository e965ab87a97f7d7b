import EaselCanvas
import Foundation

/// A text with its position in a chart: its frame, and a rotation around the frame's center.
public struct ChartLabel: Hashable, Sendable {
  /// The text of the label, laid out in lines.
  public var text: TextLayout
  /// The rectangle of the text before rotation, in points.
  public var frame: CGRect
  /// The rotation around the center of the frame, in radians, clockwise.
  public var rotation: CGFloat
  /// Whether the label belongs to a bar or a slice, and appears with it when the chart grows.
  var isValue = false
  /// Whether the label is visible while the chart grows, as the name of a rule is.
  var staysInGrowth = false
  /// The mark that the label belongs to, by its position in the order of declaration.
  package var mark: Int?

  /// Creates a label from a text, its frame, and a rotation around the frame's center, 0 by
  /// default.
  ///
  /// - Parameters:
  ///   - text: The layout of the text.
  ///   - frame: The frame of the text before rotation.
  ///   - rotation: The rotation around the center of the frame, in radians, clockwise. The default
  ///     is 0.
  public init(_ text: TextLayout, frame: CGRect, rotation: CGFloat = 0) {
    self.text = text
    self.frame = frame
    self.rotation = rotation
  }

  /// Creates a label without rotation, with an anchor point of the text, such as its center, at a
  /// position.
  ///
  /// - Parameters:
  ///   - text: The layout of the text.
  ///   - point: The position in the chart.
  ///   - anchor: The point of the text that is placed there, as fractions of its size: (0, 0) is
  ///     the top left corner, (1, 1) the bottom right corner.
  public init(_ text: TextLayout, at point: CGPoint, anchor: CGPoint) {
    self.init(
      text,
      frame: CGRect(
        x: point.x - text.size.width * anchor.x, y: point.y - text.size.height * anchor.y,
        width: text.size.width, height: text.size.height))
  }

  /// The bounding rectangle of the rotated frame, in points.
  public var bounds: CGRect {
    guard rotation != 0 else { return frame }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let box = CGRect(
      x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height)
    let turned = box.applying(CGAffineTransform(rotationAngle: rotation))
    return turned.offsetBy(dx: center.x, dy: center.y)
  }

  /// Draws the text on a canvas, in its frame and with its rotation.
  public func draw(on canvas: any Canvas) {
    guard rotation != 0 else { return canvas.draw(text, at: frame.origin) }
    canvas.withSavedState {
      canvas.translate(x: frame.midX, y: frame.midY)
      canvas.rotate(by: rotation)
      canvas.draw(text, at: CGPoint(x: -frame.width / 2, y: -frame.height / 2))
    }
  }
}
