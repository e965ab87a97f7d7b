extension TextLayout {
  /// The same layout marked as complete, for callers that have already reported left-out text.
  ///
  /// Drawing it does not note the truncation again.
  package var saidTruncated: TextLayout {
    guard isTruncated else { return self }
    return TextLayout(
      of: self,
      Slice(
        size: size, lines: lines, isTruncated: false, diagnostics: diagnostics, runs: runs,
        missing: missing, extract: extract ?? string.startIndex..<string.endIndex))
  }
}
