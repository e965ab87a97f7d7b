import EaselBlocks
import EaselCanvas
import Foundation

/// The typography of an axis's labels: font, sizes and color.
///
/// Repeated texts are measured once in the passes of a chart's layout: those in one line come from
/// `lines`, the others from the cache of text layouts.
struct AxisTypography {
  /// The font at the size of labels that are not made smaller.
  let font: Font
  var color: Color { didSet { lines = nil } }
  /// The texts in one line that the passes share; `nil` to take each from the cache of text layouts,
  /// in which a text takes longer to find.
  var lines: LineCache?
  /// The size to which names shrink before they are rotated.
  var smallSize: CGFloat
  /// The minimum size of names of rows.
  var minimumSize: CGFloat

  /// Creates the typography of a theme, or that of a label with its own font and color.
  init(_ style: ChartStyle, font: TypeStyle? = nil, color: Color? = nil) {
    let own = font?.resolved(in: style.environment).font ?? style.font(size: style.textSize)
    self.font = own.size.isFinite && own.size > 0 ? own : own.withSize(style.textSize)
    self.color = color ?? style.guideInk
    smallSize = min(style.smallTextSize, self.font.size)
    minimumSize = min(style.minimumTextSize, smallSize)
  }

  var size: CGFloat { font.size }

  /// The distinct sizes of names, from the largest.
  var sizes: [CGFloat] {
    smallSize < size - 0.05 ? [size, smallSize] : [size]
  }

  /// Returns the minimum distance between two labels.
  func gap(_ size: CGFloat) -> CGFloat { size * 0.35 }

  /// Returns a text in one line.
  ///
  /// - Parameter width: The width beyond which its middle is replaced by an ellipsis; `nil` for no
  ///   limit.
  func line(_ string: String, size: CGFloat, width: CGFloat? = nil) -> TextLayout {
    func laidOut() -> TextLayout {
      text(string, size: size, width: width, lines: 1, cut: .byTruncatingMiddle)
    }
    guard width == nil, let lines else { return laidOut() }
    return lines.line(string, size: size, laidOut)
  }

  /// Returns a text in several lines.
  func text(
    _ string: String, size: CGFloat, width: CGFloat?, lines: Int,
    cut: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural
  ) -> TextLayout {
    TextLayout(
      string,
      style: TextStyle(
        font: font.withSize(size), color: color, alignment: alignment,
        lineBreakMode: lines > 0 ? cut : .byWordWrapping, maximumLines: lines),
      width: width
    ).lines(atMost: ChartStyle.lineHeight)
  }

  /// Returns a text in as few lines as a width allows, of about equal length.
  ///
  /// The result is `nil` if words would be broken or there would be too many lines.
  func wrapped(
    _ string: String, size: CGFloat, width: CGFloat, lines: Int, alignment: TextAlignment
  ) -> TextLayout? {
    guard lines > 0, width > size else { return nil }
    let whole = line(string, size: size)
    if whole.size.width <= width {
      return alignment == .natural
        ? whole : text(string, size: size, width: nil, lines: 1, alignment: alignment)
    }
    guard lines > 1, whole.size.width <= width * CGFloat(lines) * 1.2 else { return nil }
    var target = width
    let words = string.split(separator: " ")
    if words.count > 1, words.count <= 24 {
      let widths = words.map { line(String($0), size: size).size.width }
      let space = size * 0.28
      if let widest = widths.max(), widest <= width,
        let count = (2...lines).first(where: {
          Self.minimumWidth(widths, space: space, lines: $0) <= width
        })
      {
        // Half a point allows for rounding and kerning.
        target = min(width, Self.minimumWidth(widths, space: space, lines: count) + 0.5)
      }
    }
    for width in target < width ? [target, width] : [width] {
      let found = text(string, size: size, width: width, lines: 0, alignment: alignment)
      if found.lines.count <= lines, !found.breaksWords, found.size.width <= width + 0.01 {
        return found
      }
    }
    return nil
  }

  /// Returns the minimum width that holds words in a number of lines.
  static func minimumWidth(_ widths: [CGFloat], space: CGFloat, lines: Int) -> CGFloat {
    // best[i]: the minimum width of the first i words in the lines so far.
    var best = [CGFloat](repeating: .infinity, count: widths.count + 1)
    best[0] = 0
    for _ in 0..<lines {
      var next = best
      for end in 1...widths.count {
        var width = -space
        for start in stride(from: end - 1, through: 0, by: -1) {
          width += widths[start] + space
          next[end] = min(next[end], max(best[start], width))
        }
      }
      best = next
    }
    return best[widths.count]
  }
}

extension Font {
  fileprivate func withSize(_ size: CGFloat) -> Font {
    Font(
      family: family, size: size, weight: weight, width: width, isItalic: isItalic,
      features: features)
  }
}
