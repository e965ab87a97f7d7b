import EaselCanvas
import Foundation

/// Encodes texts in Code 128 (ISO/IEC 15417).
enum Code128Encoder {
  /// The number of light modules on both sides.
  static let quietZone = 10

  /// Returns the bars of a text: one row of modules.
  ///
  /// - Throws: `invalidData` for a text that is empty, too long, or has characters beyond ASCII.
  static func grid(of text: String, limit: Int) throws(EaselError) -> ModuleGrid {
    let symbols = try symbols(of: text, limit: limit)
    var isDark: [Bool] = []
    for symbol in symbols {
      for (index, width) in widths(of: symbol).enumerated() {
        isDark.append(contentsOf: repeatElement(index % 2 == 0, count: width))
      }
    }
    return ModuleGrid(width: isDark.count, height: 1, isDark: isDark)
  }

  /// Returns the numbers of the symbols, from the start to the check symbol and the stop.
  static func symbols(of text: String, limit: Int) throws(EaselError) -> [Int] {
    guard !text.isEmpty else {
      throw EaselError(.invalidData, "the text of a barcode is empty; give it one")
    }
    guard text.utf8.count <= limit else {
      throw EaselError(
        .invalidData,
        "a text of \(text.utf8.count) bytes is too long for a barcode; the limit is \(limit): shorten it, or "
          + "use a QR code",
        value: "\(text.utf8.count)")
    }
    if let bad = text.unicodeScalars.first(where: { $0.value > 127 }) {
      let code = String(bad.value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(4 - code.count, 0)) + code
      throw EaselError(
        .invalidData,
        "Code 128 has no symbol for U+\(padded); it contains only ASCII characters; for others use a QR "
          + "code", value: "U+\(padded)")
    }
    var symbols = data(Array(text.utf8))
    let check = symbols.enumerated().reduce(0) { ($0 + max($1.offset, 1) * $1.element) % 103 }
    symbols += [check, stop]
    return symbols
  }

  // MARK: Code sets

  private enum CodeSet: Int, CaseIterable {
    // Among encodings of equal length the first set is preferred.
    case b, a, c

    /// The start symbol of a code in this set.
    var start: Int { self == .a ? 103 : self == .b ? 104 : 105 }

    /// The symbol that switches to this set from another one.
    var change: Int { self == .a ? 101 : self == .b ? 100 : 99 }

    /// Returns the symbol of a character; `nil` if the set has none, as always in set C.
    func symbol(_ byte: UInt8) -> Int? {
      switch (self, byte) {
      case (.a, 0..<32): Int(byte) + 64
      case (.a, 32..<96), (.b, 32...127): Int(byte) - 32
      default: nil
      }
    }
  }

  /// One step of an encoding of the text.
  private struct Step {
    /// The number of symbols up to here.
    var cost: Int
    /// The set before the step.
    var from: CodeSet
    /// The number of characters and the symbols of the step.
    var taken: Int
    var symbols: (Int, Int?)
  }

  private static let shift = 98
  private static let stop = 106

  /// Returns the minimum sequence of symbols for the characters, including the start.
  ///
  /// Dynamic programming: for each number of encoded characters and each set, the shortest encoding
  /// that ends in that set.
  private static func data(_ bytes: [UInt8]) -> [Int] {
    let sets = CodeSet.allCases
    var best = [[Step?]](
      repeating: [Step?](repeating: nil, count: sets.count), count: bytes.count + 1)
    for set in sets {
      best[0][set.rawValue] = Step(cost: 1, from: set, taken: 0, symbols: (set.start, nil))
    }
    func offer(_ step: Step, _ index: Int, _ set: CodeSet) {
      if let known = best[index][set.rawValue], known.cost <= step.cost { return }
      best[index][set.rawValue] = step
    }
    func isDigit(_ index: Int) -> Bool { index < bytes.count && (48...57).contains(bytes[index]) }
    for index in bytes.indices {
      // Switches of sets come first; a shortest encoding has no two consecutive switches.
      let known = best[index]
      for set in sets {
        guard let step = known[set.rawValue], index > 0 else { continue }
        for other in sets where other != set {
          offer(
            Step(cost: step.cost + 1, from: set, taken: 0, symbols: (other.change, nil)), index,
            other)
        }
      }
      for set in sets {
        guard let cost = best[index][set.rawValue]?.cost else { continue }
        if set == .c {
          guard isDigit(index), isDigit(index + 1) else { continue }
          let pair = Int(bytes[index] - 48) * 10 + Int(bytes[index + 1] - 48)
          offer(Step(cost: cost + 1, from: set, taken: 2, symbols: (pair, nil)), index + 2, set)
        } else if let symbol = set.symbol(bytes[index]) {
          offer(Step(cost: cost + 1, from: set, taken: 1, symbols: (symbol, nil)), index + 1, set)
        } else if let symbol = (set == .a ? CodeSet.b : .a).symbol(bytes[index]) {
          offer(
            Step(cost: cost + 2, from: set, taken: 1, symbols: (shift, symbol)), index + 1, set)
        }
      }
    }
    // Traces the shortest encoding back from the end.
    var index = bytes.count
    func cost(_ set: CodeSet) -> Int { best[index][set.rawValue]?.cost ?? .max }
    var set = sets.min { cost($0) < cost($1) } ?? .b
    var reversed: [Int] = []
    while let step = best[index][set.rawValue] {
      if let second = step.symbols.1 { reversed.append(second) }
      reversed.append(step.symbols.0)
      if index == 0 { break }
      index -= step.taken
      set = step.from
    }
    return reversed.reversed()
  }

  // MARK: Bars

  /// Returns the widths of the bars and spaces of a symbol in modules, starting with a bar.
  static func widths(of symbol: Int) -> [Int] {
    let pattern = patterns[symbol]
    return pattern.utf8.map { Int($0) - 48 }
  }

  /// The widths by symbol, from ISO/IEC 15417, table 1.
  private static let patterns: [Substring] = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232
    122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122
    321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311
    211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113
    213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422
    121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111
    241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121
    412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412
    211214 211232 2331112
    """.split(whereSeparator: \.isWhitespace)
}
