import Foundation

extension CheckedCanvas {
  /// Records text that is truncated or partly outside of the visible area.
  ///
  /// Text that is completely outside of the page is counted separately (``noteOutside()``).
  func noteHidden(_ text: TextLayout, _ origin: CGPoint) {
    // Text that was cut at a limit already has a diagnostic.
    if text.isTruncated, !text.diagnostics.contains(where: { $0.code == .limitExceeded }) {
      context.note(
        .warning, .textTruncated,
        "the text “\(Self.beginning(of: text))” does not fit and is truncated; give it more space, or "
          + "shorten it",
        operation: "draw(text)", value: Self.value(of: text))
    }
    guard reachesOut(text, origin) else { return }
    let value = Self.value(of: text)
    // Text that was truncated to a rectangle already has a diagnostic.
    guard !context.noted.contains(where: { $0.code == .textTruncated && $0.value == value })
    else { return }
    context.note(
      .warning, .textClipped,
      "the text “\(Self.beginning(of: text))” reaches beyond what can be seen: the page, or a clip "
        + "around it; move it, or give it more space",
      operation: "draw(text)", value: value)
  }

  /// Whether glyphs are partly outside of the visible area.
  private func reachesOut(_ text: TextLayout, _ origin: CGPoint) -> Bool {
    let space = clipBox.insetBy(dx: -slack, dy: -slack)
    let runs = text.runs
    return runs.indices.contains { index in
      let box = runs[index].glyphBox.offsetBy(dx: origin.x, dy: origin.y).applying(transform)
      return !space.contains(box) && box.intersects(clipBox)
    }
  }

  /// Returns the beginning of a text as the value of a diagnostic.
  private static func value(of text: TextLayout) -> String {
    String(text.shownBeginning(longestValue))
  }

  /// Returns the beginning of a text in one line for a message.
  static func beginning(of text: TextLayout) -> String {
    let start = text.shownBeginning(longestBeginning + 1)
    let line = String(start.map { $0.isNewline ? " " : $0 })
    return line.count > longestBeginning ? line.prefix(longestBeginning) + "…" : line
  }

  /// The number of characters of a text in the value of a diagnostic.
  static let longestValue = 80
  /// The number of characters of a text in a message.
  private static let longestBeginning = 40

  /// The distance that glyphs may overflow, in units of the canvas' own space, for side bearings.
  private var slack: CGFloat { 0.5 }
}

extension TextRun {
  /// An estimate of the inked area: from the height of capitals to just below the baseline.
  fileprivate var glyphBox: CGRect {
    CGRect(
      x: frame.minX, y: baseline - fontSize * 0.7, width: frame.width, height: fontSize * 0.75)
  }
}

extension DrawingValidator {
  /// Whether a text keeps to the limits of this rendering, since it may have been set under others.
  func accepts(_ text: TextLayout) -> Bool {
    let lines = text.lines.count
    // The cheap count of bytes comes first: it is an upper bound of the characters.
    let isLong =
      text.string.utf8.count > limits.maximumTextLength
      && text.string.unicodeScalars.count > limits.maximumTextLength
    guard !isLong, lines <= limits.maximumTextLines else {
      refuse(
        .limitExceeded, "draw(text)",
        "the text has more than \(limits.maximumTextLength) characters or "
          + "\(limits.maximumTextLines) lines; set it with the limits of this rendering")
      return false
    }
    let (minimum, maximum) = text.fontSizes
    guard lines == 0 || minimum >= limits.minimumFontSize && maximum <= limits.maximumFontSize
    else {
      refuse(
        .outOfRange, "draw(text)",
        "the text has font sizes of \(minimum) … \(maximum) points; use "
          + "\(limits.minimumFontSize) … \(limits.maximumFontSize)")
      return false
    }
    return text.hasSoundColors
      || text.styles.allSatisfy { style in
        color(style.color, "draw(text)")
          && style.backgroundColor.map { color($0, "draw(text)") } ?? true
      }
  }
}
