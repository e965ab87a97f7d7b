import EaselCanvas
import Foundation

#if GIF
  internal import CImageQuant

  /// Finds a palette for a frame with many colors, with libimagequant.
  struct Quantizer {
    /// The speed of libimagequant, from 1, best, to 10, fastest.
    private static let speed: Int32 = 10
    /// The fraction of the error that is diffused to neighbors, which avoids bands in gradients.
    ///
    /// The whole error would cause moving noise and large files.
    private static let dithering: Float = 0.5
    /// One of the 256 entries is for transparent pixels.
    private static let maximumColors: Int32 = 255

    /// Returns indexed pixels; pixels that are 0 are transparent, all others are opaque.
    func indexed(_ pixels: [UInt32], width: Int, height: Int) throws -> IndexedPixels {
      guard let attributes = liq_attr_create() else { throw Self.failure(LIQ_OUT_OF_MEMORY) }
      defer { liq_attr_destroy(attributes) }
      try Self.check(liq_set_speed(attributes, Self.speed))
      try Self.check(liq_set_max_colors(attributes, Self.maximumColors))
      let bytes = Self.rgba(pixels)
      return try bytes.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress,
          let image = liq_image_create_rgba(
            attributes, base, Int32(width), Int32(height), 0)
        else { throw Self.failure(LIQ_OUT_OF_MEMORY) }
        defer { liq_image_destroy(image) }
        return try OpenMP.withOneThread {
          var result: OpaquePointer?
          try Self.check(liq_image_quantize(image, attributes, &result))
          guard let result else { throw Self.failure(LIQ_OUT_OF_MEMORY) }
          defer { liq_result_destroy(result) }
          try Self.check(liq_set_dithering_level(result, Self.dithering))
          var indices = [UInt8](repeating: 0, count: pixels.count)
          try Self.check(liq_write_remapped_image(result, image, &indices, indices.count))
          guard let palette = liq_get_palette(result) else {
            throw Self.failure(LIQ_OUT_OF_MEMORY)
          }
          let entries = Self.entries(palette.pointee)
          return Self.separated(pixels, indices, entries.colors, entries.isOpaque)
        }
      }
    }

    /// Returns the colors of a palette, and whether they are opaque.
    private static func entries(_ palette: liq_palette) -> (colors: [UInt32], isOpaque: [Bool]) {
      withUnsafeBytes(of: palette.entries) { bytes in
        let entries = bytes.bindMemory(to: liq_color.self).prefix(Int(palette.count))
        return (
          entries.map {
            0xFF00_0000 | UInt32($0.r) << 16 | UInt32($0.g) << 8 | UInt32($0.b)
          }, entries.map { $0.a >= 128 }
        )
      }
    }

    /// Makes exactly the intended pixels transparent.
    ///
    /// libimagequant has an entry for them, but may assign it to a neighboring pixel, or another
    /// entry to them.
    static func separated(
      _ pixels: [UInt32], _ indices: [UInt8], _ colors: [UInt32], _ isOpaque: [Bool]
    ) -> IndexedPixels {
      var (colors, isOpaque) = (colors, isOpaque)
      var (indices, transparent) = (indices, isOpaque.firstIndex(of: false))
      for (position, pixel) in pixels.enumerated() {
        if pixel == 0 {
          if transparent == nil {
            transparent = colors.count
            colors.append(0)
            isOpaque.append(false)
          }
          indices[position] = UInt8(transparent ?? 0)
        } else if !isOpaque[Int(indices[position])] {
          indices[position] = nearest(pixel, colors, isOpaque)
        }
      }
      return IndexedPixels(palette: colors, transparent: transparent, indices: indices)
    }

    private static func nearest(
      _ pixel: UInt32, _ colors: [UInt32], _ isOpaque: [Bool]
    ) -> UInt8 {
      var best = (index: 0, distance: Int.max)
      for (index, color) in colors.enumerated() where isOpaque[index] {
        let distance = [0, 8, 16].reduce(0) { sum, shift in
          let difference = Int(color >> shift & 255) - Int(pixel >> shift & 255)
          return sum + difference * difference
        }
        if distance < best.distance { best = (index, distance) }
      }
      return UInt8(best.index)
    }

    /// Returns the pixels as bytes in the order red, green, blue, alpha.
    private static func rgba(_ pixels: [UInt32]) -> [UInt32] {
      pixels.map { (($0 << 8) | ($0 >> 24)).bigEndian }
    }

    private static func check(_ error: liq_error) throws {
      guard error == LIQ_OK else { throw failure(error) }
    }

    private static func failure(_ error: liq_error) -> EaselError {
      EaselError(
        .backendFailed, "libimagequant cannot find a palette: error \(error.rawValue)",
        operation: "AnimatedDrawing")
    }
  }

  /// The number of threads of libimagequant, if it was built with OpenMP.
  private enum OpenMP {
    private typealias Getter = @convention(c) () -> Int32
    private typealias Setter = @convention(c) (Int32) -> Void

    private static let functions: (get: Getter, set: Setter)? = {
      guard let program = dlopen(nil, RTLD_NOW), let get = dlsym(program, "omp_get_max_threads"),
        let set = dlsym(program, "omp_set_num_threads")
      else { return nil }
      return (unsafeBitCast(get, to: Getter.self), unsafeBitCast(set, to: Setter.self))
    }()

    /// Runs a closure with one thread.
    ///
    /// Sums over several threads are rounded differently, so that the bytes would depend on the
    /// number of processors. The setting belongs to the calling thread.
    static func withOneThread<Result>(_ body: () throws -> Result) rethrows -> Result {
      guard let functions else { return try body() }
      let before = functions.get()
      functions.set(1)
      defer { functions.set(before) }
      return try body()
    }
  }
#endif
