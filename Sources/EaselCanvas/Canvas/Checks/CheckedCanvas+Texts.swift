import Foundation

extension CheckedCanvas {
  /// Notes text of which some is left out, or lies outside of what can be seen.
  ///
  /// Text that lies outside of the page as a whole is counted apart (``noteOutside()``).
  func noteHidden(_ text: TextLayout, _ origin: CGPoint) {
    // What ended at a limit has said so.
    if text.isTruncated, !text.diagnostics.contains(where: { $0.code == .limitExceeded }) {
      context.note(
        .warning, .textTruncated,
        "the text “\(Self.beginning(of: text))” has no room for all of it and is cut",
        operation: "draw(text)", value: Self.value(of: text))
    }
    guard reachesOut(text, origin) else { return }
    let value = Self.value(of: text)
    // Whoever cut it to a rectangle has said so.
    guard !context.noted.contains(where: { $0.code == .textTruncated && $0.value == value })
    else { return }
    context.note(
      .warning, .textClipped,
      "the text “\(Self.beginning(of: text))” reaches beyond what can be seen",
      operation: "draw(text)", value: value)
  }

  /// Whether letters lie partly outside of what can be seen.
  private func reachesOut(_ text: TextLayout, _ origin: CGPoint) -> Bool {
    let room = clipBox.insetBy(dx: -slack, dy: -slack)
    let runs = text.runs
    return runs.indices.contains { index in
      let box = runs[index].letterBox.offsetBy(dx: origin.x, dy: origin.y).applying(transform)
      return !room.contains(box) && box.intersects(clipBox)
    }
  }

  /// The beginning of a text, for a diagnostic.
  private static func value(of text: TextLayout) -> String {
    String(text.shownBeginning(longestValue))
  }

  /// The first words of a text, for a message.
  static func beginning(of text: TextLayout) -> String {
    let start = text.shownBeginning(longestBeginning + 1)
    let line = String(start.map { $0.isNewline ? " " : $0 })
    return line.count > longestBeginning ? line.prefix(longestBeginning) + "…" : line
  }

  /// Characters of a text that a diagnostic's value repeats.
  static let longestValue = 80
  /// Characters of a text that a message repeats.
  private static let longestBeginning = 40

  /// How far letters may reach out: half a point, which their side bearings take.
  private var slack: CGFloat { 0.5 }
}

extension TextRun {
  /// About where the letters have ink: from the height of capitals to just below the baseline.
  fileprivate var letterBox: CGRect {
    CGRect(
      x: frame.minX, y: baseline - fontSize * 0.7, width: frame.width, height: fontSize * 0.75)
  }
}

extension DrawingValidator {
  /// Whether a text that may have been set under other limits keeps to those of this rendering.
  func accepts(_ text: TextLayout) -> Bool {
    let lines = text.lines.count
    // Bytes are counted first: they bound the characters.
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
    let (least, greatest) = text.fontSizes
    guard lines == 0 || least >= limits.minimumFontSize && greatest <= limits.maximumFontSize else {
      refuse(
        .outOfRange, "draw(text)",
        "a font size of the text is not in \(limits.minimumFontSize) … "
          + "\(limits.maximumFontSize) points")
      return false
    }
    return text.hasSoundColors
      || text.styles.allSatisfy { style in
        color(style.color, "draw(text)")
          && style.backgroundColor.map { color($0, "draw(text)") } ?? true
      }
  }
}
