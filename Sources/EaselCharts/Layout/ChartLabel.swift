import EaselCanvas
import Foundation

/// A piece of text with its place in a chart: its box before turning, and the turn about the box's
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

  /// Sets text for a chart.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - size: Font size in points.
  ///   - weight: Font weight.
  ///   - color: Colour of the text.
  ///   - alignment: How lines lie in the width.
  ///   - width: Width at which it wraps; nil does not.
  ///   - lines: Most lines; what does not fit ends in an ellipsis.
  ///   - cut: Which part of a text that does not fit is left out.
  static func text(
    _ string: String, size: CGFloat, weight: Font.Weight = .regular,
    color: Color = ChartPalette.secondaryText, alignment: TextAlignment = .natural,
    width: CGFloat? = nil,
    lines: Int = 0, cut: LineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    let font = Font(family: nil, size: size, weight: weight, features: [.tabularFigures])
    return TextLayout(
      string,
      style: TextStyle(
        font: font, color: color, alignment: alignment,
        lineBreakMode: lines > 0 ? cut : .byWordWrapping, maximumLines: lines),
      width: width)
  }

  /// Sets text whose lines are about equally long: no word is left alone on the last.
  ///
  /// It is set as narrow as it can be in no more lines than the width asks for.
  static func balanced(
    _ string: String, size: CGFloat, color: Color = ChartPalette.secondaryText,
    alignment: TextAlignment, width: CGFloat, lines: Int = 0
  ) -> TextLayout {
    func text(_ width: CGFloat) -> TextLayout {
      Self.text(
        string, size: size, color: color, alignment: alignment, width: width, lines: lines)
    }
    var found = text(width)
    let count = found.lines.count
    guard count > 1, !found.isTruncated else { return found }
    var (low, high) = (width / CGFloat(count) * 0.8, width)
    // Six halvings come within a hundredth of the width.
    for _ in 0..<6 {
      let middle = (low + high) / 2
      let narrower = text(middle)
      // A word that is wider than the lines would be broken to fit.
      let isSound =
        narrower.lines.count == count && !narrower.isTruncated
        && (narrower.breaksWords == found.breaksWords)
      if isSound {
        (found, high) = (narrower, middle)
      } else {
        low = middle
      }
    }
    return found
  }
}

extension TextLayout {
  /// Whether a line ends within a word.
  var breaksWords: Bool {
    zip(lines, lines.dropFirst()).contains { line, next in
      guard let last = string[line.range].last, let first = string[next.range].first else {
        return false
      }
      return !last.isWhitespace && !first.isWhitespace && last.isASCII && first.isASCII
        && last != "-"
    }
  }
}
