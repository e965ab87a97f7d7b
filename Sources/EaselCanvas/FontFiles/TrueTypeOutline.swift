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
      guard flags <= outline.count else { return }
      bytes += outline[..<lengthPlace]
      bytes.append16(0)
      bytes += outline[flags...]
      return
    }
    guard let (components, end) = components(of: outline, from: 0) else { return }
    let start = bytes.count
    bytes += outline[..<end]
    for component in components {
      let flags = outline.unsigned16(at: component) & ~Flag.hasInstructions
      bytes.set16(Int(flags), at: start + component)
    }
  }

  /// Where the components of an outline begin, of which each has flags and a glyph, and where the
  /// last one ends; nil for an outline of its own, and one that is damaged.
  static func components(of bytes: [UInt8], from start: Int) -> (places: [Int], end: Int)? {
    guard bytes.signed16(at: start) < 0 else { return nil }
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
