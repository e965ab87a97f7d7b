/// The color space that the chunks of a PNG file state (PNG specification, third edition, 11.3.2).
enum PNGColorSpace {
  /// The maximum size of a profile after decompression; one of CMYK with tables has some megabytes.
  private static let maximumProfileBytes = 16 * 1024 * 1024
  /// The exponent that encoders write for sRGB, which is no power.
  private static let sRGBExponent = 0.45455

  /// Returns the color space, or `nil` for sRGB and for files that state none.
  ///
  /// Of several chunks the first of cICP, iCCP, sRGB, and gAMA with cHRM decides.
  static func read(_ chunks: [String: ArraySlice<UInt8>]) -> FileColorSpace? {
    if let codes = chunks["cICP"] { return codePoints(Array(codes)) }
    if let body = chunks["iCCP"] { return .profile(profile(body)) }
    if chunks["sRGB"] != nil { return nil }
    return gamma(chunks["gAMA"].map(numbers) ?? [], chunks["cHRM"].map(numbers) ?? [])
  }

  /// The space of the code points of ITU-T H.273: primaries, transfer function, matrix and range.
  private static func codePoints(_ codes: [UInt8]) -> FileColorSpace? {
    guard codes.count == 4 else { return .unsupported("of a damaged chunk cICP") }
    switch (codes[0], codes[1], codes[2], codes[3]) {
    case (1, 13, 0, 1): return nil
    case (12, 13, 0, 1): return .primaries(.displayP3, .sRGB)
    default:
      return .unsupported("\(codes.map(String.init).joined(separator: "-")) (cICP)")
    }
  }

  /// The profile in a chunk: a name, a zero, the number of the compression, and a zlib stream.
  ///
  /// The result is empty if the chunk is damaged; no profile opens from it.
  private static func profile(_ body: ArraySlice<UInt8>) -> [UInt8] {
    guard let end = body.firstIndex(of: 0), end - body.startIndex <= 79, end + 2 < body.endIndex,
      body[end + 1] == 0
    else { return [] }
    return Inflater.expanded(Array(body[(end + 2)...]), most: maximumProfileBytes) ?? []
  }

  /// The numbers of a chunk, in hundred-thousandths.
  private static func numbers(_ body: ArraySlice<UInt8>) -> [Double] {
    let bytes = Array(body)
    return stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      Double(bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }) / 100_000
    }
  }

  private static func gamma(_ gamma: [Double], _ points: [Double]) -> FileColorSpace? {
    guard let exponent = gamma.first else { return nil }
    var primaries = RGBPrimaries.sRGB
    if points.count >= 8 {
      primaries = RGBPrimaries(
        white: Array(points[0...1]), red: Array(points[2...3]), green: Array(points[4...5]),
        blue: Array(points[6...7]))
    }
    guard (0.01...100).contains(exponent), primaries.isValid else {
      return .unsupported("of damaged chunks gAMA and cHRM")
    }
    // As libpng, which takes exponents that differ by at most a twentieth as equal.
    let isCurve = abs(exponent / sRGBExponent - 1) <= 0.05
    if isCurve, primaries.isClose(to: .sRGB) { return nil }
    return .primaries(primaries, isCurve ? .sRGB : .power(1 / exponent))
  }
}
