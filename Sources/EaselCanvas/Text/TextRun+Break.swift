extension TextRun {
  /// Returns the run without the space at which its line breaks, or `nil` if there is none.
  ///
  /// The space has no glyph and belongs to the last cluster. The result is `nil` for right-to-left
  /// runs too.
  ///
  /// - Parameter text: The bytes of the run's text.
  func withoutBreak(_ text: ArraySlice<UInt8>) -> TextRun? {
    guard text.last == 0x20, !isRightToLeft, substitute == nil, let last = clusters.last,
      last.bytes > 1 || last.glyphs == 0
    else { return nil }
    var clusters = clusters
    clusters[clusters.count - 1].bytes -= 1
    if clusters[clusters.count - 1].bytes == 0 { clusters.removeLast() }
    return TextRun(
      font: font, fontSize: fontSize, style: style,
      textRange: textRange.lowerBound..<max(textRange.upperBound - 1, textRange.lowerBound),
      isRightToLeft: false, glyphs: glyphs, positions: positions, clusters: clusters, frame: frame,
      baseline: baseline)
  }
}
