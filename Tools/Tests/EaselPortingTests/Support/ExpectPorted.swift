import EaselPorting
import Testing

/// Checks what becomes of a source, and what is left to a person.
///
/// Each case also proves that porting the result changes nothing, and that ends of lines and a byte order
/// mark are kept.
func expectPorted(
  _ source: String, to expected: String, codes: [PortingCode] = [],
  options: PortingOptions = PortingOptions(), sourceLocation: SourceLocation = #_sourceLocation
) {
  let porter = SourcePorter(options: options)
  let ported = porter.port(Array((source + "\n").utf8), name: "Test.swift")
  let text = String(decoding: ported.bytes, as: UTF8.self)
  #expect(text == expected + "\n", sourceLocation: sourceLocation)
  #expect(ported.diagnostics.map(\.code) == codes, sourceLocation: sourceLocation)
  #expect(ported.isChanged == (source != expected), sourceLocation: sourceLocation)

  let again = porter.port(ported.bytes, name: "Test.swift")
  #expect(
    String(decoding: again.bytes, as: UTF8.self) == text, "not idempotent",
    sourceLocation: sourceLocation)
  #expect(!again.isChanged && again.changes.isEmpty, sourceLocation: sourceLocation)

  // On Windows' lines with a mark, and without an end of the last line.
  let windows = "\u{FEFF}" + withWindowsLines(source)
  let other = porter.port(Array(windows.utf8), name: "Test.swift")
  let otherText = String(decoding: other.bytes, as: UTF8.self)
  let wanted = "\u{FEFF}" + withWindowsLines(expected)
  #expect(
    otherText.unicodeScalars.elementsEqual(wanted.unicodeScalars)
      || otherText.unicodeScalars.elementsEqual((wanted + "\r\n").unicodeScalars),
    "with CRLF: \(otherText.debugDescription)", sourceLocation: sourceLocation)
}

/// Checks that a source comes out byte by byte as it is.
func expectUnchanged(
  _ source: String, codes: [PortingCode] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  expectPorted(source, to: source, codes: codes, sourceLocation: sourceLocation)
}

private func withWindowsLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
}
