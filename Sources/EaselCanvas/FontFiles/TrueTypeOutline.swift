import Foundation

/// The parts of an entry of `glyf` (OpenType 1.9, “glyf”).
enum TrueTypeOutline {
  /// Flags of a component.
  private enum Flag {
    static let argumentsAreWords: UInt16 = 0x0001
    static let hasScale: UInt16 = 0x0008
    static let moreComponents: UInt16 = 0x0020
    static let hasTwoScales: UInt16 = 0x0040
    static let hasMatrix: UInt16 = 0x0080
    static let hasInstructions: UInt16 = 0x0100
  }

  /// The length of the number of contours and the bounding box.
  private static let headerLength = 10

  /// Adds an outline without its instructions; adds nothing if it is damaged.
  ///
  /// PDF readers hint little or not at all. Without instructions the font does not need the tables
  /// that instructions use.
  static func appendWithoutInstructions(_ outline: [UInt8], to bytes: inout [UInt8]) {
    guard outline.count >= headerLength else { return }
    let contours = Int(outline.signed16(at: 0))
    guard contours < 0 else {
      let lengthPosition = headerLength + 2 * contours
      let flags = lengthPosition + 2 + Int(outline.unsigned16(at: lengthPosition))
      guard flags <= outline.count, let end = end(of: outline, contours, flags: flags) else {
        return
      }
      bytes += outline[..<lengthPosition]
      bytes.append16(0)
      // Tools pad an entry; more bytes than the padding are not part of the outline.
      bytes += outline[flags..<(outline.count - end <= longestFilling ? outline.count : end)]
      return
    }
    // Readers interpret negative numbers of contours other than −1 differently.
    guard let (components, end) = components(of: outline, from: 0) else { return }
    let start = bytes.count
    bytes += outline[..<end]
    for component in components {
      let flags = outline.unsigned16(at: component) & ~Flag.hasInstructions
      bytes.set16(Int(flags), at: start + component)
    }
  }

  /// The maximum number of padding bytes that tools add to align the next outline to four bytes.
  private static let longestFilling = 3

  /// Flags of a point.
  private enum PointFlag {
    static let xIsByte: UInt8 = 0x02
    static let yIsByte: UInt8 = 0x04
    static let repeats: UInt8 = 0x08
    static let xIsSame: UInt8 = 0x10
    static let yIsSame: UInt8 = 0x20
  }

  /// Returns the end of an outline's coordinates, or `nil` if it is outside of the entry.
  private static func end(of outline: [UInt8], _ contours: Int, flags: Int) -> Int? {
    var points = 0
    for contour in 0..<contours {
      let last = Int(outline.unsigned16(at: headerLength + 2 * contour))
      guard last + 1 >= points else { return nil }
      points = last + 1
    }
    var (position, count, coordinates) = (flags, 0, 0)
    func length(_ flag: UInt8, _ isByte: UInt8, _ isSame: UInt8) -> Int {
      flag & isByte != 0 ? 1 : flag & isSame != 0 ? 0 : 2
    }
    while count < points {
      guard position < outline.count else { return nil }
      let flag = outline[position]
      position += 1
      var times = 1
      if flag & PointFlag.repeats != 0 {
        guard position < outline.count else { return nil }
        times += Int(outline[position])
        position += 1
      }
      count += times
      coordinates +=
        times
        * (length(flag, PointFlag.xIsByte, PointFlag.xIsSame)
          + length(flag, PointFlag.yIsByte, PointFlag.yIsSame))
    }
    let end = position + coordinates
    return count == points && end <= outline.count ? end : nil
  }

  /// Returns the glyphs of which an outline is composed; empty for a simple outline.
  static func parts(of outline: [UInt8]) -> [Int] {
    (components(of: outline, from: 0)?.positions ?? []).map { Int(outline.unsigned16(at: $0 + 2)) }
  }

  /// Returns the positions of an outline's components, each with flags and a glyph, and their end.
  ///
  /// The result is `nil` for a simple outline and for a damaged one.
  static func components(of bytes: [UInt8], from start: Int) -> (positions: [Int], end: Int)? {
    guard bytes.signed16(at: start) == -1 else { return nil }
    var positions: [Int] = []
    var position = start + headerLength
    while true {
      let flags = bytes.unsigned16(at: position)
      positions.append(position)
      position += flags & Flag.argumentsAreWords != 0 ? 8 : 6
      if flags & Flag.hasScale != 0 {
        position += 2
      } else if flags & Flag.hasTwoScales != 0 {
        position += 4
      } else if flags & Flag.hasMatrix != 0 {
        position += 8
      }
      guard position <= bytes.count else { return nil }
      if flags & Flag.moreComponents == 0 { return (positions, position) }
    }
  }
}
