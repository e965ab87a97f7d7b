import Foundation

/// A checker of one glyph's charstring, which counts operands (Adobe technical note 5177).
struct CFFCharstringReader {
  private let bytes: [UInt8]
  private let locals: [Range<Int>]
  private let globals: [Range<Int>]
  /// The operands; `nil` for those that are only known when the outline is drawn.
  private var stack: [Int?] = []
  private var hints = 0
  /// Whether the first operator that may be preceded by the width was read.
  private var hasWidth = false
  private var isAtEnd = false
  private var steps = 0

  /// The limits of annex B of the note.
  private static let mostOperands = 48
  private static let deepest = 10
  /// The maximum number of steps; real glyphs need fewer.
  private static let mostSteps = 200_000

  init(_ bytes: [UInt8], locals: [Range<Int>], globals: [Range<Int>]) {
    (self.bytes, self.locals, self.globals) = (bytes, locals, globals)
  }

  /// Returns whether an outline can be read to its end.
  mutating func read(_ range: Range<Int>) -> Bool { run(range, depth: 0) && isAtEnd }

  private mutating func run(_ range: Range<Int>, depth: Int) -> Bool {
    guard depth <= Self.deepest else { return false }
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = Int(bytes[position])
      position += 1
      steps += 1
      guard steps <= Self.mostSteps, stack.count <= Self.mostOperands else { return false }
      switch byte {
      case 28, 32...255:
        let length = byte == 28 ? 2 : byte < 247 ? 0 : byte < 255 ? 1 : 4
        guard position + length <= range.upperBound else { return false }
        stack.append(number(byte, at: position))
        position += length
      case 10, 29:
        let subroutines = byte == 10 ? locals : globals
        let bias = subroutines.count < 1_240 ? 107 : subroutines.count < 33_900 ? 1_131 : 32_768
        guard case let operand?? = stack.popLast(),
          subroutines.indices.contains(operand + bias),
          run(subroutines[operand + bias], depth: depth + 1)
        else { return false }
        if isAtEnd { return true }
      case 11: return true
      case 14:
        isAtEnd = true
        // `endchar` with four operands makes an accented character.
        return take { $0 == 0 || $0 == 4 }
      case 19, 20:
        guard takeHints() else { return false }
        position += (hints + 7) / 8
        guard position <= range.upperBound else { return false }
      case 12:
        guard position < range.upperBound, escape(Int(bytes[position])) else { return false }
        position += 1
      default: guard draw(byte) else { return false }
      }
    }
    // A subroutine may end without a `return` operator.
    return true
  }

  private func number(_ byte: Int, at position: Int) -> Int? {
    switch byte {
    case 28: Int(bytes.signed16(at: position))
    case ..<247: byte - 139
    case ..<251: (byte - 247) * 256 + Int(bytes[position]) + 108
    case ..<255: (251 - byte) * 256 - Int(bytes[position]) - 108
    // A 16.16 fixed-point number: the lower half is the fraction.
    default: Int(bytes.signed16(at: position))
    }
  }

  /// Takes all operands and returns whether their number is valid.
  ///
  /// The first operator that clears the stack may have an additional operand, the width.
  private mutating func take(_ isRight: (Int) -> Bool) -> Bool {
    defer {
      stack.removeAll(keepingCapacity: true)
      hasWidth = true
    }
    return isRight(stack.count) || !hasWidth && stack.count > 0 && isRight(stack.count - 1)
  }

  private mutating func takeHints() -> Bool {
    hints += stack.count / 2
    return take { $0.isMultiple(of: 2) }
  }

  private mutating func draw(_ code: Int) -> Bool {
    switch code {
    case 1, 3, 18, 23: return takeHints()
    case 21: return take { $0 == 2 }
    case 4, 22: return take { $0 == 1 }
    default: break
    }
    // The first drawing operator must be a move, which may have the width.
    guard hasWidth else { return false }
    switch code {
    case 5: return take { $0 >= 2 && $0.isMultiple(of: 2) }
    case 6, 7: return take { $0 >= 1 }
    case 8: return take { $0 >= 6 && $0.isMultiple(of: 6) }
    case 24: return take { $0 >= 8 && $0 % 6 == 2 }
    case 25: return take { $0 >= 8 && $0.isMultiple(of: 2) }
    case 26, 27: return take { $0 >= 4 && $0 % 4 <= 1 }
    case 30, 31: return take { $0 >= 4 && $0 % 4 <= 1 }
    default: return false
    }
  }

  private mutating func escape(_ code: Int) -> Bool {
    switch code {
    case 0: return true
    case 34: return hasWidth && take { $0 == 7 }
    case 35: return hasWidth && take { $0 == 13 }
    case 36: return hasWidth && take { $0 == 9 }
    case 37: return hasWidth && take { $0 == 11 }
    default: break
    }
    // Arithmetic operators, with the numbers of their operands and results.
    let arithmetic: [Int: (Int, Int)] = [
      3: (2, 1), 4: (2, 1), 5: (1, 1), 9: (1, 1), 10: (2, 1), 11: (2, 1), 12: (2, 1), 14: (1, 1),
      15: (2, 1), 18: (1, 0), 20: (2, 0), 21: (1, 1), 22: (4, 1), 23: (0, 1), 24: (2, 1),
      26: (1, 1), 27: (1, 2), 28: (2, 2), 29: (1, 1), 30: (2, 0),
    ]
    guard let (operands, results) = arithmetic[code], stack.count >= operands else { return false }
    stack.removeLast(operands)
    stack += Array(repeating: nil, count: results)
    return true
  }
}
