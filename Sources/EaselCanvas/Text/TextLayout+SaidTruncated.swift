extension TextLayout {
  /// The same layout for whoever has said already that some of the text is left out: drawing it does not
  /// say so again.
  package var saidTruncated: TextLayout {
    guard isTruncated else { return self }
    return TextLayout(
      of: self,
      Slice(
        size: size, lines: lines, isTruncated: false, diagnostics: diagnostics, runs: runs,
        missing: missing, extract: extract ?? string.startIndex..<string.endIndex))
  }
}
