import Foundation

extension Limits {
  /// The limits that affect how a text is laid out.
  struct Text: Hashable {
    var length: Int
    var advance: CGFloat
    var marks: Int
    var runs: Int
    var lines: Int
    var smallestFont: CGFloat
    var largestFont: CGFloat
  }

  var text: Text {
    Text(
      length: maximumTextLength, advance: maximumTextAdvance, marks: maximumCombiningMarks,
      runs: maximumTextRuns, lines: maximumTextLines, smallestFont: minimumFontSize,
      largestFont: maximumFontSize)
  }

  /// Runs a closure in which text layouts without limits of their own use these limits.
  ///
  /// ```swift
  /// let layout = Limits.untrusted.withTextLimits { TextLayout("A text from a form") }
  /// ```
  ///
  /// They apply to layouts that the closure creates on this thread. The closures of ``PDFDocument``
  /// pages and the drawing of views already have the limits of their rendering. Call this for texts
  /// that are laid out earlier. Drawing checks the limits again.
  public func withTextLimits<Result>(_ body: () throws -> Result) rethrows -> Result {
    try TextEngine.use { engine in
      let outer = engine.limits
      engine.limits = self
      defer { engine.limits = outer }
      return try body()
    }
  }
}
