/// Pixels as indices of a palette.
struct IndexedPixels: Hashable, Sendable {
  /// The opaque colors, at most 256, with red in the third byte, then green and blue.
  var palette: [UInt32]
  /// The index for transparent pixels; nil if there are none.
  var transparent: Int?
  /// The index of each pixel.
  var indices: [UInt8]

  /// Creates indices for all colors; fails if there are too many.
  ///
  /// Pixels that are 0 are transparent.
  init?(exactly pixels: [UInt32]) {
    let hasTransparent = pixels.contains(0)
    var table = ColorTable(capacity: hasTransparent ? 255 : 256)
    let transparent = hasTransparent ? UInt8(0) : nil
    // The transparent entry is the first, so that its index does not depend on the number of
    // colors.
    let offset = hasTransparent ? 1 : 0
    var isWithin = true
    let indices = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
      var last: (pixel: UInt32, index: UInt8) = (0, transparent ?? 0)
      for (position, pixel) in pixels.enumerated() {
        if pixel != last.pixel {
          if pixel == 0 {
            last = (0, 0)
          } else if let index = table.index(of: pixel) {
            last = (pixel, UInt8(index + offset))
          } else {
            isWithin = false
            break
          }
        }
        target[position] = last.index
      }
      count = isWithin ? pixels.count : 0
    }
    guard isWithin else { return nil }
    self.palette = (hasTransparent ? [0] : []) + table.colors
    self.transparent = transparent.map(Int.init)
    self.indices = indices
  }

  /// Creates indexed pixels from their parts.
  init(palette: [UInt32], transparent: Int?, indices: [UInt8]) {
    self.palette = palette
    self.transparent = transparent
    self.indices = indices
  }
}

/// A hash table of a limited number of colors, with open addressing.
struct ColorTable {
  private(set) var colors: [UInt32] = []
  private let capacity: Int
  /// One more than the index of a color; 0 is free.
  private var slots: [UInt16]

  /// Four times the maximum number of colors, so that few collide.
  private static let slotCount = 1024

  init(capacity: Int) {
    self.capacity = capacity
    slots = [UInt16](repeating: 0, count: Self.slotCount)
  }

  /// Returns the index of a color, which is added if necessary; nil if the table is full.
  mutating func index(of color: UInt32) -> Int? {
    // Fibonacci hashing: multiplied by 2³² divided by the golden ratio, then the highest ten bits.
    var slot = Int((color &* 2_654_435_769) >> 22)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if colors[index] == color { return index }
      slot = (slot + 1) % Self.slotCount
    }
    guard colors.count < capacity else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return colors.count - 1
  }
}
