/// Rows of samples as PNG filters them, each after a byte that names its filter.
package struct PNGRows {
  /// The rows, one after the other.
  package private(set) var bytes: [UInt8]
  let width: Int
  let height: Int
  let layout: PNGLayout

  private var row: Int { width * layout.bytes + 1 }

  /// Takes rows that are not filtered: each begins with a byte of 0.
  package init(bytes: [UInt8], width: Int, height: Int, layout: PNGLayout) {
    self.bytes = bytes
    self.width = width
    self.height = height
    self.layout = layout
  }

  /// Filters rows that are unfiltered yet; of several filters each row gets the one whose bytes, as
  /// signed numbers, have the least sum (PNG specification, third edition, section 12.7).
  package mutating func filter(by filters: [PNGFilter]) {
    guard filters != [.none] else { return }
    let (row, size, height) = (row, layout.bytes, height)
    let zeros = [UInt8](repeating: 0, count: row)
    var line = zeros
    bytes.withUnsafeMutableBufferPointer { bytes in
      // From below, so that the row above is still what it was.
      for y in (0..<height).reversed() {
        let target = UnsafeMutableBufferPointer(rebasing: bytes[(y * row)..<((y + 1) * row)])
        _ = line.withUnsafeMutableBufferPointer { $0.update(fromContentsOf: target) }
        line.withUnsafeBufferPointer { line in
          zeros.withUnsafeBufferPointer { zeros in
            let above =
              y == 0 ? zeros : UnsafeBufferPointer(rebasing: bytes[((y - 1) * row)..<(y * row)])
            PNGFilter.write(
              UnsafeBufferPointer(rebasing: line[1...]),
              above: UnsafeBufferPointer(rebasing: above[1...]), bytes: size, filters, to: target)
          }
        }
      }
    }
  }

  /// What is looked at: one row in so many, in bands of so many, and in so many bands at the least.
  private static let sampling = (share: 64, band: 4, bands: 8)
  /// By how much a filter must make the sample smaller to be worth its time.
  private static let minimumGain = 0.05

  /// The filters by which a sample of the rows becomes the smallest.
  func bestFilters(_ deflater: Deflater) throws -> [PNGFilter] {
    let sample = sample
    // What repeats as it is only loses by filters, and most drawings do.
    if sample.isFlat { return [.none] }
    func size(_ filters: [PNGFilter]) throws -> Int {
      var filtered = sample
      filtered.filter(by: filters)
      return try filtered.bytes.withUnsafeBytes(deflater.compressed).count
    }
    var best = (
      filters: [PNGFilter.none], size: Double(try size([.none])) * (1 - Self.minimumGain)
    )
    for filters in [[.up], PNGFilter.allCases] {
      let size = Double(try size(filters))
      if size < best.size { best = (filters, size) }
    }
    return best.filters
  }

  /// Bands of rows from all over the picture.
  private var sample: PNGRows {
    let band = min(Self.sampling.band, height)
    let bands = max(height / (band * Self.sampling.share), min(Self.sampling.bands, height / band))
    var chosen: [UInt8] = []
    chosen.reserveCapacity(bands * band * row)
    for index in 0..<bands {
      // In the middle of each part: the edges of pictures are often empty.
      let start = min((2 * index + 1) * height / (2 * bands), height - band)
      chosen += bytes[(start * row)..<((start + band) * row)]
    }
    return PNGRows(bytes: chosen, width: width, height: bands * band, layout: layout)
  }

  /// Whether at least half of the samples are those of the pixel before: filters only disturb what
  /// repeats (PNG specification, third edition, section 12.7, says so of few colors).
  package var isFlat: Bool {
    let size = layout.bytes
    var equal = 0
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices.dropFirst(size) where bytes[index] == bytes[index - size] {
        equal += 1
      }
    }
    return equal * 2 >= bytes.count
  }
}
