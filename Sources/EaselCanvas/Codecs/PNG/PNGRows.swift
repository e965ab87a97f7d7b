/// Rows of samples in PNG's form, each after a byte that identifies its filter.
package struct PNGRows {
  /// The rows, one after another.
  package private(set) var bytes: [UInt8]
  let width: Int
  let height: Int
  let layout: PNGLayout

  private var row: Int { width * layout.bytes + 1 }

  /// Creates rows from unfiltered ones, each of which begins with a byte of 0.
  package init(bytes: [UInt8], width: Int, height: Int, layout: PNGLayout) {
    self.bytes = bytes
    self.width = width
    self.height = height
    self.layout = layout
  }

  /// Filters unfiltered rows, each with the best of several filters.
  ///
  /// The best filter of a row is the one with the smallest sum of the magnitudes of its bytes as
  /// signed numbers (PNG specification, third edition, section 12.7).
  package mutating func filter(by filters: [PNGFilter]) {
    guard filters != [.none] else { return }
    let (row, size, height) = (row, layout.bytes, height)
    let zeros = [UInt8](repeating: 0, count: row)
    var line = zeros
    bytes.withUnsafeMutableBufferPointer { bytes in
      // From the last row upwards, so that the row above is still unfiltered.
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

  /// The sampling: one row in 64, in bands of four rows, and at least eight bands.
  private static let sampling = (share: 64, band: 4, bands: 8)
  /// The minimum reduction of the sample's size for which a filter is worth its time.
  private static let minimumGain = 0.05

  /// Returns the filters with which a sample of the rows has the smallest compressed size.
  func bestFilters(_ deflater: Deflater) throws -> [PNGFilter] {
    let sample = sample
    // Filters make repeated bytes larger, and most drawings have repeated bytes.
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

  /// Bands of rows from the whole image.
  private var sample: PNGRows {
    let band = min(Self.sampling.band, height)
    let bands = max(height / (band * Self.sampling.share), min(Self.sampling.bands, height / band))
    var chosen: [UInt8] = []
    chosen.reserveCapacity(bands * band * row)
    for index in 0..<bands {
      // From the middle of each part, since the edges of images are often empty.
      let start = min((2 * index + 1) * height / (2 * bands), height - band)
      chosen += bytes[(start * row)..<((start + band) * row)]
    }
    return PNGRows(bytes: chosen, width: width, height: bands * band, layout: layout)
  }

  /// Whether at least half of the samples equal those of the pixel before.
  ///
  /// Filters then disturb repetitions (PNG specification, third edition, section 12.7, on few
  /// colors).
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
