import EaselCanvas
import Foundation

/// Finds positions for hyphenation; another module implements it with the patterns of languages.
package protocol WordBreaks: Sendable {
  /// Returns the UTF-8 offsets in a text before which a word may be hyphenated, in ascending order.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - stretches: The parts of the text that may be hyphenated, in order, with their languages.
  ///   - note: Receives a diagnostic if patterns are missing.
  func breaks(
    in text: String, _ stretches: [(bytes: Range<Int>, language: Locale.Language)],
    note: (Diagnostic) -> Void
  ) -> [Int]
}

extension EnvironmentValues {
  /// The hyphenation of texts; `nil` for none.
  package var wordBreaks: (any WordBreaks)? {
    get { text.wordBreaks }
    set { text.wordBreaks = newValue }
  }

  /// Whether only justified texts are hyphenated.
  package var breaksOnlyJustifiedWords: Bool {
    get { text.breaksOnlyJustifiedWords }
    set { text.breaksOnlyJustifiedWords = newValue }
  }
}

extension EnvironmentValues.TextValues {
  /// The hyphenation of a text with these values; `nil` for none.
  var activeWordBreaks: (any WordBreaks)? {
    guard let wordBreaks else { return nil }
    return breaksOnlyJustifiedWords && alignment != .justified ? nil : wordBreaks
  }
}

extension ResolvedText {
  /// Inserts a soft hyphen wherever a word may be hyphenated.
  ///
  /// Monospaced text and text with soft hyphens of its own stay unchanged.
  mutating func breakWords(_ wordBreaks: any WordBreaks, _ inputs: NodeInputs) {
    let environment = inputs.environment
    let font = environment.font ?? .body
    let language = environment.locale.language
    var stretches: [(bytes: Range<Int>, language: Locale.Language)] = []
    if let details {
      for run in details.runs where !run.bytes.isEmpty {
        let looks = run.attributes?.values
        let own = looks?.font.map { $0 ?? .body } ?? font
        guard looks?.image == nil,
          !own.isMonospaced(in: environment, looks?.fontChanges ?? FontChanges())
        else { continue }
        let spoken = looks?.language.map { Locale.Language(identifier: $0) } ?? language
        if let last = stretches.last, last.bytes.upperBound == run.bytes.lowerBound,
          last.language == spoken
        {
          stretches[stretches.count - 1].bytes = last.bytes.lowerBound..<run.bytes.upperBound
        } else {
          stretches.append((run.bytes, spoken))
        }
      }
    } else if !font.isMonospaced(in: environment) {
      stretches = [(0..<string.utf8.count, language)]
    }
    // Missing patterns are reported once and not with the path of each block.
    let breaks = wordBreaks.breaks(in: string, stretches) { inputs.session.note($0) }
    insertSoftHyphens(before: breaks)
  }

  /// Inserts soft hyphens before bytes of the string, given in ascending order.
  mutating func insertSoftHyphens(before breaks: [Int]) {
    guard !breaks.isEmpty else { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(string.utf8.count + 2 * breaks.count)
    var next = breaks[...]
    for (index, byte) in string.utf8.enumerated() {
      if index == next.first {
        bytes += [0xC2, 0xAD]
        next.removeFirst()
      }
      bytes.append(byte)
    }
    string = String(decoding: bytes, as: UTF8.self)
    guard let details else { return }
    /// The new range of bytes; a hyphen between two runs belongs to the first one.
    func moved(_ range: Range<Int>) -> Range<Int> {
      position(range.lowerBound, breaks)..<position(range.upperBound, breaks)
    }
    for index in details.runs.indices {
      details.runs[index].bytes = moved(details.runs[index].bytes)
    }
    for index in details.elements.indices {
      details.elements[index].bytes = moved(details.elements[index].bytes)
    }
  }

  /// The new offset of a byte, after the hyphens before it were inserted.
  private func position(_ byte: Int, _ breaks: [Int]) -> Int {
    var (low, high) = (0, breaks.count)
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle] <= byte { low = middle + 1 } else { high = middle }
    }
    return byte + 2 * low
  }
}
