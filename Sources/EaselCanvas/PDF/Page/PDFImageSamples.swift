/// The samples of an image as a document stores them.
///
/// An image with few colors has a palette. Other images have PNG filters if these make them
/// smaller.
struct PDFImageSamples {
  /// The samples, compressed.
  let stream: PDFFile.Stream

  private var palette: [UInt8]?
  private let isGray: Bool
  private var bits = 8
  /// The number of samples of a filtered row; nil for rows without a filter.
  private var filteredColumns: Int?

  /// The minimum number of pixels for a palette or a filter.
  ///
  /// A smaller image gains less than their entries in the dictionary take.
  private static let minimumPixels = 256

  /// - Parameter values: Gray, or red, green and blue, of each pixel.
  init(_ values: [UInt8], width: Int, height: Int, isGray: Bool) throws {
    self.isGray = isGray
    if width * height >= Self.minimumPixels {
      if !isGray, let indexed = IndexedColors(values, width: width, height: height) {
        (palette, bits) = (indexed.palette, indexed.bits)
        stream = try PDFFile.Stream(compressing: indexed.rows, .usual)
        return
      }
      if let filtered = try Self.filtered(values, width, height, isGray: isGray) {
        filteredColumns = width
        stream = filtered
        return
      }
    }
    stream = try PDFFile.Stream(compressing: values, .usual)
  }

  /// Returns the rows with PNG filters, compressed; nil if that does not make them smaller.
  private static func filtered(
    _ values: [UInt8], _ width: Int, _ height: Int, isGray: Bool
  ) throws -> PDFFile.Stream? {
    let layout: PNGLayout = isGray ? .gray : .rgb
    let row = width * layout.bytes
    guard values.count == row * height else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: (row + 1) * height) { target, count in
      for y in 0..<height {
        target[y * (row + 1)] = PNGFilter.none.rawValue
        for x in 0..<row { target[y * (row + 1) + 1 + x] = values[y * row + x] }
      }
      count = (row + 1) * height
    }
    var rows = PNGRows(bytes: bytes, width: width, height: height, layout: layout)
    let filters = try rows.bestFilters(Deflater(.quick))
    guard filters != [.none] else { return nil }
    rows.filter(by: filters)
    let stream = try PDFFile.Stream(compressing: rows.bytes, .usual)
    // Filter parameters require a compressed stream.
    return stream.filter == nil ? nil : stream
  }

  /// Writes the entries of the image dictionary that describe the samples.
  func writeEntries(to writer: inout PDFWriter) {
    writer.raw("/BitsPerComponent ")
    writer.integer(bits)
    writer.raw(" /ColorSpace ")
    if let palette {
      writer.raw("[/Indexed /DeviceRGB ")
      writer.integer(palette.count / 3 - 1)
      writer.byte(0x20)
      writer.hexadecimal(palette)
      writer.raw("] ")
    } else {
      writer.raw(isGray ? "/DeviceGray " : "/DeviceRGB ")
    }
    if let filteredColumns {
      writer.raw("/DecodeParms << /Predictor 15 /Colors ")
      writer.integer(isGray ? 1 : 3)
      writer.raw(" /Columns ")
      writer.integer(filteredColumns)
      writer.raw(" >> ")
    }
  }
}

/// An image of at most 256 colors as indices of a palette (ISO 32000-1, 8.6.6.3).
private struct IndexedColors {
  /// Red, green and blue of each color, in the order in which the colors occur.
  private(set) var palette: [UInt8] = []
  /// The number of bits of an index: 2, 4 or 8.
  private(set) var bits = 8
  /// The indices; each row begins with a new byte.
  private(set) var rows: [UInt8] = []

  private static let maximumColors = 256

  /// Fails for an image with more colors.
  init?(_ values: [UInt8], width: Int, height: Int) {
    guard values.count == 3 * width * height, !values.isEmpty else { return nil }
    var numbers: [UInt32: UInt8] = [:]
    var indexes = [UInt8](repeating: 0, count: width * height)
    var (last, lastNumber): (UInt32, UInt8) = (.max, 0)
    let isWhole = values.withUnsafeBufferPointer { values in
      for pixel in indexes.indices {
        let color =
          UInt32(values[3 * pixel]) << 16 | UInt32(values[3 * pixel + 1]) << 8
          | UInt32(values[3 * pixel + 2])
        if color != last {
          if let number = numbers[color] {
            lastNumber = number
          } else {
            guard numbers.count < Self.maximumColors else { return false }
            lastNumber = UInt8(numbers.count)
            numbers[color] = lastNumber
            palette += [values[3 * pixel], values[3 * pixel + 1], values[3 * pixel + 2]]
          }
          last = color
        }
        indexes[pixel] = lastNumber
      }
      return true
    }
    guard isWhole else { return nil }
    let count = numbers.count
    // At least 2, since tools that extract images take 1 bit for black and white.
    bits = count <= 4 ? 2 : count <= 16 ? 4 : 8
    guard bits < 8 else {
      rows = indexes
      return
    }
    let perByte = 8 / bits
    let row = (width + perByte - 1) / perByte
    rows = [UInt8](repeating: 0, count: row * height)
    for y in 0..<height {
      for x in 0..<width {
        let shift = 8 - bits * (x % perByte + 1)
        rows[y * row + x / perByte] |= indexes[y * width + x] << UInt8(shift)
      }
    }
  }
}
