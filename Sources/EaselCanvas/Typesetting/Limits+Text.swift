import Foundation

extension Limits {
  /// Those of the caps that decide how a text is set.
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

  /// Runs the closure; texts that it sets on this thread, and for which it names no limits, have
  /// these.
  ///
  /// Pages of a ``PDFDocument`` and renderings of views run in it. For texts that are set before,
  /// use it around them; drawing checks them again.
  ///
  /// ```swift
  /// try Limits.untrusted.withTextLimits { try makeReport() }
  /// ```
  public func withTextLimits<Result>(_ body: () throws -> Result) rethrows -> Result {
    let engine = TextEngine.current
    let outer = engine.limits
    engine.limits = self
    defer { engine.limits = outer }
    return try body()
  }
}
