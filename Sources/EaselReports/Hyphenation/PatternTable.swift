import Foundation

/// The patterns of a file: Liang's (Word Hy-phen-a-tion by Com-put-er, 1983), in one level or in
/// two; the first of two divides compounds into words.
///
/// libhyphen takes 2.5 s to read Debian's German patterns, once in each process; this reader takes
/// a small part of that. Both find the same breaks. Files with breaks that change letters are left
/// to libhyphen.
struct PatternTable: Sendable {
  private var levels: [PatternLevel] = []
  /// Whether a letter may have several bytes.
  private let isUTF8: Bool
  /// The minimum numbers of letters before and after a break of a word.
  private var fewest = (before: 2, behind: 2)
  /// The minimum numbers of letters before and after a break of a part of a compound.
  private var fewestOfPart = (before: 0, behind: 0)

  /// The maximum length of a line that libhyphen reads in one piece.
  private static let longestLine = 98

  /// Reads a file; returns `nil` if it has more than plain patterns.
  init?(_ file: [UInt8]) {
    let lines = file.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let first = lines.first else { return nil }
    isUTF8 = first.elementsEqual("UTF-8".utf8) || first.elementsEqual("UTF-8\r".utf8)
    var level = PatternLevel(bytes: file.count)
    for line in lines.dropFirst() {
      guard let byte = line.first, byte != UInt8(ascii: "%"), byte != UInt8(ascii: "#") else {
        continue
      }
      let words = line.split(maxSplits: 2) { $0 <= 0x20 }
      guard let word = words.first, word.startIndex == line.startIndex else { continue }
      guard line.count <= Self.longestLine, !word.contains(UInt8(ascii: "/")) else { return nil }
      guard
        byte == UInt8(ascii: "L") || byte == UInt8(ascii: "R") || byte == UInt8(ascii: "C")
          || byte == UInt8(ascii: "N")
      else {
        level.add(word)
        continue
      }
      let value = words.count > 1 ? Int(String(decoding: words[1], as: UTF8.self)) : nil
      switch (String(decoding: word, as: UTF8.self), value) {
      case ("LEFTHYPHENMIN", let value?): if levels.isEmpty, value > 0 { fewest.before = value }
      case ("RIGHTHYPHENMIN", let value?): if levels.isEmpty, value > 0 { fewest.behind = value }
      case ("COMPOUNDLEFTHYPHENMIN", let value?):
        if levels.isEmpty { fewestOfPart.before = value }
      case ("COMPOUNDRIGHTHYPHENMIN", let value?):
        if levels.isEmpty { fewestOfPart.behind = value }
      case ("NEXTLEVEL", _):
        guard levels.isEmpty else { return nil }
        levels.append(level)
        level = PatternLevel(bytes: file.count)
      case ("NOHYPHEN", _):
        // Words here contain letters only; entries with letters are left to libhyphen.
        guard !words.dropFirst().joined().contains(where: { $0 >= 0x41 }) else { return nil }
      default: level.add(word)
      }
    }
    levels.append(level)
  }

  /// Returns the byte offsets in a word before which it may be broken.
  func breaks(in word: [UInt8]) -> [Int] {
    var numbers = numbers(for: word[...], 0, isStart: true, isEnd: true)
    clear(&numbers, word[...], before: fewest.before)
    clear(&numbers, word[...], behind: fewest.behind)
    return numbers.indices.filter { numbers[$0] & 1 == 1 }.map { $0 + 1 }
  }

  /// Returns the number after each byte of a word, or of a part of a compound.
  private func numbers(
    for word: ArraySlice<UInt8>, _ level: Int, isStart: Bool, isEnd: Bool
  ) -> [UInt8] {
    var numbers = levels[level].numbers(for: word)
    guard level + 1 < levels.count else { return numbers }
    var begin = 0
    for end in numbers.indices {
      let isBreak = numbers[end] & 1 == 1
      guard isBreak || (begin > 0 && end + 1 == numbers.count) else { continue }
      if end > begin {
        let part = word[(word.startIndex + begin)...(word.startIndex + end)]
        let inner = self.numbers(
          for: part, level, isStart: begin == 0 && isStart, isEnd: !isBreak && isEnd)
        for index in 0..<(end - begin) { numbers[begin + index] = inner[index] }
      }
      begin = end + 1
    }
    guard begin == 0 else { return numbers }
    // It is not a compound.
    numbers = self.numbers(for: word, level + 1, isStart: isStart, isEnd: isEnd)
    if !isStart { clear(&numbers, word, before: fewestOfPart.before) }
    if !isEnd { clear(&numbers, word, behind: fewestOfPart.behind) }
    return numbers
  }

  private func isLetter(_ byte: UInt8) -> Bool { !isUTF8 || byte & 0xC0 != 0x80 }

  /// Removes breaks with too few letters before them.
  private func clear(_ numbers: inout [UInt8], _ word: ArraySlice<UInt8>, before fewest: Int) {
    var letters = 0
    for index in numbers.indices {
      if isLetter(word[word.startIndex + index]) { letters += 1 }
      guard letters < fewest else { return }
      numbers[index] = 0
    }
  }

  /// Removes breaks with too few letters after them.
  private func clear(_ numbers: inout [UInt8], _ word: ArraySlice<UInt8>, behind fewest: Int) {
    var letters = 0
    for index in numbers.indices.reversed() {
      guard letters < fewest else { return }
      numbers[index] = 0
      if isLetter(word[word.startIndex + index]) { letters += 1 }
    }
  }
}
