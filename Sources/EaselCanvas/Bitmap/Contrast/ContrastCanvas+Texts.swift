import Foundation

extension ContrastCanvas {
  /// Samples along and across a run: a line covers one row of five, less than a quarter.
  private static let samples = (columns: 12, rows: 5)

  /// Compares lines without their layouts; they have one style each, and nothing behind them.
  func compare(_ lines: [LineBuffer.Placed], of buffer: LineBuffer) {
    guard isDrawing("draw(text)") else { return }
    for placed in lines {
      let (line, origin) = (placed.line, placed.origin)
      let font = buffer.font(of: line)
      if isBackground(font.size) {
        if let layout = buffer.layout(of: line) { draw(layout, at: origin, compositing: .normal) }
        continue
      }
      let minimum = minimum(font.size, font.style.font.weight)
      guard groups.allSatisfy(\.isPlain),
        let ratio = ratio(
          font.style.color.components(for: report.appearance), opacity,
          in: Self.samplesBox(
            CGRect(origin: origin, size: line.size), baseline: origin.y + line.ascent, font.size)),
        ratio < minimum
      else { continue }
      if let layout = buffer.layout(of: line) { note(layout.shownBeginning(40), ratio, minimum) }
    }
  }

  func compare(_ text: TextLayout, _ origin: CGPoint, _ alpha: CGFloat) {
    let backgrounds = text.backgrounds
    /// The lowest contrast of a run below its minimum, with that minimum.
    var worst: (ratio: CGFloat, minimum: CGFloat)?
    for run in text.runs where !run.font.isColor && !run.glyphs.isEmpty {
      let style = text.styles[run.style]
      let background = backgrounds.last { $0.rect == run.frame }?.color.components(
        for: report.appearance)
      let box = Self.samplesBox(
        run.frame.offsetBy(dx: origin.x, dy: origin.y), baseline: origin.y + run.baseline,
        run.fontSize)
      guard
        let ratio = ratio(
          style.color.components(for: report.appearance), alpha, on: background, in: box)
      else { continue }
      let minimum = minimum(run.fontSize, style.font.weight)
      if ratio < minimum, ratio < worst?.ratio ?? .infinity { worst = (ratio, minimum) }
    }
    if let worst { note(text.shownBeginning(40), worst.ratio, worst.minimum) }
  }

  private func note(_ beginning: Substring, _ ratio: CGFloat, _ minimum: CGFloat) {
    let ratio = (ratio * 100).rounded() / 100
    report.note(
      .warning, .lowContrast,
      "“\(beginning)” has a contrast of \(ratio) to its background; the minimum is \(minimum)",
      operation: "draw(text)", value: "\(ratio)")
  }

  /// Returns the minimum contrast of text of a size.
  ///
  /// WCAG 2.2 calls text large from 18 points, or from 14 points in bold.
  private func minimum(_ size: CGFloat, _ weight: Font.Weight) -> CGFloat {
    let limit = report.minimumContrast ?? 0
    let isLarge = size >= 18 || size >= 14 && weight.rawValue >= Font.Weight.bold.rawValue
    return isLarge ? report.minimumLargeTextContrast ?? limit : limit
  }

  /// Returns the box of lowercase letters, where a run's glyphs are compared.
  private static func samplesBox(
    _ frame: CGRect, baseline: CGFloat, _ fontSize: CGFloat
  ) -> CGRect {
    CGRect(x: frame.minX, y: baseline - fontSize * 0.5, width: frame.width, height: fontSize * 0.5)
  }

  /// Returns the contrast of a text's color to the colors in a box of user space; `nil` if the text
  /// is invisible.
  ///
  /// - Parameter background: The color of the text's own background.
  private func ratio(
    _ color: Color.Components, _ alpha: CGFloat, on background: Color.Components? = nil,
    in box: CGRect
  ) -> CGFloat? {
    let seen = box.applying(transform).intersection(clipBox)
    guard color.alpha * alpha > 0, !seen.isEmpty else { return nil }
    func ratio(over color: Color.Components, _ below: Color.Components) -> CGFloat {
      let below = background?.over(below, alpha: alpha) ?? below
      return color.over(below, alpha: alpha).contrast(with: below)
    }
    if let below = backdrop.color(in: seen) {
      let pair = Pair(color: color, alpha: alpha, background: background, below: below)
      if let lastPair, lastPair.colors == pair { return lastPair.ratio }
      let found = ratio(over: color, below)
      lastPair = (pair, found)
      return found
    }
    // Most samples of a run have the same background.
    var last: (below: Color.Components, ratio: CGFloat)?
    var found = positions(in: box).compactMap { position -> CGFloat? in
      guard let below = drawnColor(at: position) else { return nil }
      if let last, last.below == below { return last.ratio }
      let found = ratio(over: color, below)
      last = (below, found)
      return found
    }
    guard !found.isEmpty else { return nil }
    found.sort()
    return found[found.count / 4]
  }

  /// Returns evenly placed visible points in a box of user space, in the page's own space.
  private func positions(in box: CGRect) -> [CGPoint] {
    var positions: [CGPoint] = []
    for row in 0..<Self.samples.rows {
      for column in 0..<Self.samples.columns {
        let x = (CGFloat(column) + 0.5) / CGFloat(Self.samples.columns)
        let y = (CGFloat(row) + 0.5) / CGFloat(Self.samples.rows)
        let position = CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)
          .applying(transform)
        if clipBox.contains(position) { positions.append(position) }
      }
    }
    return positions
  }
}
