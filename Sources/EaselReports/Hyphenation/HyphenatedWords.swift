import Foundation

/// The words of a text that may be hyphenated.
struct HyphenatedWords {
  /// A word that consists of letters.
  struct Word: Hashable {
    /// The byte offset in the text at which it begins.
    var start: Int
    var scalars: [Unicode.Scalar]
  }

  /// The minimum numbers of letters before and after a break.
  static let fewestBefore = 2
  static let fewestBehind = 3
  /// The maximum length; longer sequences of letters are not words.
  private static let maximumLength = 100

  /// Returns the words in a part of a text that may be hyphenated.
  ///
  /// A sequence between two spaces is skipped if it has digits, soft hyphens, or characters of an
  /// address, such as `/`, `@`, or a full stop within it.
  ///
  /// - Parameters:
  ///   - text: The part of the text.
  ///   - start: The byte offset of the part in the whole text.
  static func words(in text: Substring, at start: Int) -> [Word] {
    var words: [Word] = []
    var chunk: [Unicode.Scalar] = []
    var (position, chunkStart) = (start, start)
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        append(chunk, at: chunkStart, to: &words)
        chunk.removeAll(keepingCapacity: true)
        position += UTF8.width(scalar)
        chunkStart = position
      } else {
        chunk.append(scalar)
        position += UTF8.width(scalar)
      }
    }
    append(chunk, at: chunkStart, to: &words)
    return words
  }

  private static func append(_ chunk: [Unicode.Scalar], at start: Int, to words: inout [Word]) {
    guard chunk.count >= fewestBefore + fewestBehind, isOfWords(chunk) else { return }
    var (position, word) = (start, Word(start: start, scalars: []))
    func end() {
      if isWord(word.scalars) { words.append(word) }
      word.scalars.removeAll()
    }
    for scalar in chunk {
      if isLetter(scalar) {
        if word.scalars.isEmpty { word.start = position }
        word.scalars.append(scalar)
      } else {
        end()
      }
      position += UTF8.width(scalar)
    }
    end()
  }

  /// Whether the characters between two spaces are words, and not an address or a number.
  private static func isOfWords(_ chunk: [Unicode.Scalar]) -> Bool {
    for (index, scalar) in chunk.enumerated() {
      switch scalar {
      case "0"..."9", "/", "\\", "@", "_", "#", "=", "&", "<", ">", "~", "{", "}", "|", "\u{AD}":
        return false
      case ".", ":":
        // Between letters they belong to an address, a file name or a time.
        if index > 0, index + 1 < chunk.count, isLetter(chunk[index - 1]),
          isLetter(chunk[index + 1])
        {
          return false
        }
      default:
        if scalar.value > 0x7F, scalar.properties.numericType != nil { return false }
      }
    }
    return true
  }

  private static func isWord(_ scalars: [Unicode.Scalar]) -> Bool {
    let count = scalars.count
    guard count >= fewestBefore + fewestBehind, count <= maximumLength else { return false }
    // Capitals within a word belong to an abbreviation or a name with a special spelling.
    return !scalars.dropFirst().contains { $0.properties.isUppercase }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return (65...90).contains(scalar.value & ~0x20) }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
      .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }
}

extension HyphenatedWords.Word {
  /// The word in lowercase with one scalar for each scalar; `nil` if that is impossible.
  var lowercased: [Unicode.Scalar]? {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(scalars.count)
    for scalar in scalars {
      if scalar.value < 0x80 {
        letters.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
        continue
      }
      let small = scalar.properties.lowercaseMapping.unicodeScalars
      guard let letter = small.first, small.count == 1 else { return nil }
      letters.append(letter)
    }
    return letters
  }

  /// Returns the byte offsets in the text of those breaks that leave enough letters on both sides.
  ///
  /// Combining marks do not count as letters and never begin a line.
  ///
  /// - Parameter breaks: The breaks, as offsets in the scalars of the word.
  func positions(of breaks: [Int]) -> [Int] {
    guard !breaks.isEmpty else { return [] }
    func isMark(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value > 0x7F
        && [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
    }
    let letters = scalars.count { !isMark($0) }
    var next = breaks[...]
    var positions: [Int] = []
    var (position, before) = (start, 0)
    for (index, scalar) in scalars.enumerated() {
      if index == next.first {
        next.removeFirst()
        if before >= HyphenatedWords.fewestBefore,
          letters - before >= HyphenatedWords.fewestBehind, !isMark(scalar)
        {
          positions.append(position)
        }
      }
      if !isMark(scalar) { before += 1 }
      position += UTF8.width(scalar)
    }
    return positions
  }
}
