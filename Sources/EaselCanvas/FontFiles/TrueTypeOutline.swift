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

  /// Number of contours and box.
  private static let headerLength = 10

  /// Adds an outline without its instructions; nothing, where it is damaged.
  ///
  /// Readers of PDFs hint little or nothing, and without instructions the font needs none of the
  /// tables that these build on.
  static func appendWithoutInstructions(_ outline: [UInt8], to bytes: inout [UInt8]) {
    guard outline.count >= headerLength else { return }
    let contours = Int(outline.signed16(at: 0))
    guard contours < 0 else {
      let lengthPlace = headerLength + 2 * contours
      let flags = lengthPlace + 2 + Int(outline.unsigned16(at: lengthPlace))
      guard flags <= outline.count, let end = end(of: outline, contours, flags: flags) else {
        return
      }
      bytes += outline[..<lengthPlace]
      bytes.append16(0)
      // Tools fill an entry up; more than that belongs to nothing.
      bytes += outline[flags..<(outline.count - end <= longestFilling ? outline.count : end)]
      return
    }
    // Readers disagree on what other negative numbers of contours mean.
    guard let (components, end) = components(of: outline, from: 0) else { return }
    let start = bytes.count
    bytes += outline[..<end]
    for component in components {
      let flags = outline.unsigned16(at: component) & ~Flag.hasInstructions
      bytes.set16(Int(flags), at: start + component)
    }
  }

  /// Bytes behind an outline that tools put there, so that the next one begins at a multiple of four.
  private static let longestFilling = 3

  /// Flags of a point.
  private enum PointFlag {
    static let xIsByte: UInt8 = 0x02
    static let yIsByte: UInt8 = 0x04
    static let repeats: UInt8 = 0x08
    static let xIsSame: UInt8 = 0x10
    static let yIsSame: UInt8 = 0x20
  }

  /// Where the coordinates of an outline end; nil where they lie beyond its entry.
  private static func end(of outline: [UInt8], _ contours: Int, flags: Int) -> Int? {
    var points = 0
    for contour in 0..<contours {
      let last = Int(outline.unsigned16(at: headerLength + 2 * contour))
      guard last + 1 >= points else { return nil }
      points = last + 1
    }
    var (place, count, coordinates) = (flags, 0, 0)
    func length(_ flag: UInt8, _ isByte: UInt8, _ isSame: UInt8) -> Int {
      flag & isByte != 0 ? 1 : flag & isSame != 0 ? 0 : 2
    }
    while count < points {
      guard place < outline.count else { return nil }
      let flag = outline[place]
      place += 1
      var times = 1
      if flag & PointFlag.repeats != 0 {
        guard place < outline.count else { return nil }
        times += Int(outline[place])
        place += 1
      }
      count += times
      coordinates +=
        times
        * (length(flag, PointFlag.xIsByte, PointFlag.xIsSame)
          + length(flag, PointFlag.yIsByte, PointFlag.yIsSame))
    }
    let end = place + coordinates
    return count == points && end <= outline.count ? end : nil
  }

  /// The glyphs that an outline is composed of; empty for one of its own.
  static func parts(of outline: [UInt8]) -> [Int] {
    (components(of: outline, from: 0)?.places ?? []).map { Int(outline.unsigned16(at: $0 + 2)) }
  }

  /// Where the components of an outline begin, of which each has flags and a glyph, and where the
  /// last one ends; nil for an outline of its own, and one that is damaged.
  static func components(of bytes: [UInt8], from start: Int) -> (places: [Int], end: Int)? {
    guard bytes.signed16(at: start) == -1 else { return nil }
    var places: [Int] = []
    var place = start + headerLength
    while true {
      let flags = bytes.unsigned16(at: place)
      places.append(place)
      place += flags & Flag.argumentsAreWords != 0 ? 8 : 6
      if flags & Flag.hasScale != 0 {
        place += 2
      } else if flags & Flag.hasTwoScales != 0 {
        place += 4
      } else if flags & Flag.hasMatrix != 0 {
        place += 8
      }
      guard place <= bytes.count else { return nil }
      if flags & Flag.moreComponents == 0 { return (places, place) }
    }
  }
}
