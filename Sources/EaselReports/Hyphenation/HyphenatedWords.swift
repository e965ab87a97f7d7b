import Foundation

/// The words of a text that may be broken.
struct HyphenatedWords {
  /// A word of letters alone.
  struct Word: Hashable {
    /// Where it begins in the text, in bytes.
    var start: Int
    var scalars: [Unicode.Scalar]
  }

  /// Letters before a break, and behind it.
  static let fewestBefore = 2
  static let fewestBehind = 3
  /// Longer ones are no words.
  private static let mostLetters = 100

  /// The words in some bytes of a text.
  ///
  /// What lies between two spaces is left alone where it has digits, soft hyphens, or signs of an
  /// address, such as `/`, `@`, or a full stop within it.
  static func words(in text: Substring, at start: Int) -> [Word] {
    var words: [Word] = []
    var chunk: [Unicode.Scalar] = []
    var (place, chunkStart) = (start, start)
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        append(chunk, at: chunkStart, to: &words)
        chunk.removeAll(keepingCapacity: true)
        place += UTF8.width(scalar)
        chunkStart = place
      } else {
        chunk.append(scalar)
        place += UTF8.width(scalar)
      }
    }
    append(chunk, at: chunkStart, to: &words)
    return words
  }

  private static func append(_ chunk: [Unicode.Scalar], at start: Int, to words: inout [Word]) {
    guard chunk.count >= fewestBefore + fewestBehind, isOfWords(chunk) else { return }
    var (place, word) = (start, Word(start: start, scalars: []))
    func end() {
      if isWord(word.scalars) { words.append(word) }
      word.scalars.removeAll()
    }
    for scalar in chunk {
      if isLetter(scalar) {
        if word.scalars.isEmpty { word.start = place }
        word.scalars.append(scalar)
      } else {
        end()
      }
      place += UTF8.width(scalar)
    }
    end()
  }

  /// Whether the characters between two spaces are words, and no address or number.
  private static func isOfWords(_ chunk: [Unicode.Scalar]) -> Bool {
    for (index, scalar) in chunk.enumerated() {
      switch scalar {
      case "0"..."9", "/", "\\", "@", "_", "#", "=", "&", "<", ">", "~", "{", "}", "|", "\u{AD}":
        return false
      case ".", ":":
        // Within a chunk they are those of an address, a file's name or a time.
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
    guard count >= fewestBefore + fewestBehind, count <= mostLetters else { return false }
    // Capitals within a word are those of an abbreviation or a name with a spelling of its own.
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
  /// The word in small letters, of which each is one character as in the word; nil where that cannot be.
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

  /// The bytes of the text before which breaks of the word lie that leave enough letters on either side.
  ///
  /// A mark is no letter, and never begins a line.
  ///
  /// - Parameter breaks: The breaks, in characters of the word.
  func places(of breaks: [Int]) -> [Int] {
    guard !breaks.isEmpty else { return [] }
    func isMark(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value > 0x7F
        && [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
    }
    let letters = scalars.count { !isMark($0) }
    var next = breaks[...]
    var places: [Int] = []
    var (place, before) = (start, 0)
    for (index, scalar) in scalars.enumerated() {
      if index == next.first {
        next.removeFirst()
        if before >= HyphenatedWords.fewestBefore,
          letters - before >= HyphenatedWords.fewestBehind, !isMark(scalar)
        {
          places.append(place)
        }
      }
      if !isMark(scalar) { before += 1 }
      place += UTF8.width(scalar)
    }
    return places
  }
}
