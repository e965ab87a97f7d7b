import EaselCanvas
import Foundation

#if GIF
  internal import CGIF

  /// Writes parts of a GIF file with giflib.
  ///
  /// Each part is cut out of a file of its own, so that frames can be compressed in parallel.
  struct GIFWriter {
    /// The trailer byte of a file.
    static let trailer = UInt8(ascii: ";")

    /// The buffer for the bytes of giflib.
    private final class Output {
      var bytes: [UInt8] = []
    }

    private let file: GIFFile
    private let output = Output()
    private let headerLength: Int

    init(_ settings: AnimationSettings) throws {
      var error: Int32 = 0
      let target = Unmanaged.passUnretained(output).toOpaque()
      let pointer = EGifOpen(
        target,
        { file, bytes, count in
          guard let file, let bytes, let target = file.pointee.UserData else { return 0 }
          Unmanaged<Output>.fromOpaque(target).takeUnretainedValue().bytes.append(
            contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
          return count
        }, &error)
      guard let pointer else { throw Self.failure(error) }
      file = GIFFile(owning: pointer)
      EGifSetGifVersion(pointer, true)
      // Eight bits per color; the background is not in a palette.
      let status = EGifPutScreenDesc(
        pointer, Int32(settings.width), Int32(settings.height), 8, 0, nil)
      guard status != GIF_ERROR else { throw Self.failure(pointer.pointee.Error) }
      headerLength = output.bytes.count
    }

    /// Returns the signature, the size and the loop count.
    func header(loopCount: Int) throws -> [UInt8] {
      // An animation that plays once has no entry. Otherwise the entry is the number of repetitions
      // after the first, or 0 for endless ones (Netscape's application extension).
      if loopCount != 1 {
        let rounds = max(loopCount - 1, 0)
        let pointer = file.pointer
        try check(EGifPutExtensionLeader(pointer, APPLICATION_EXT_FUNC_CODE))
        try check(EGifPutExtensionBlock(pointer, 11, Array("NETSCAPE2.0".utf8)))
        try check(
          EGifPutExtensionBlock(pointer, 3, [1, UInt8(rounds & 255), UInt8(rounds >> 8)]))
        try check(EGifPutExtensionTrailer(pointer))
      }
      return output.bytes
    }

    /// Returns a frame with its graphics control extension.
    func image(
      _ pixels: IndexedPixels, in rect: PixelRect, delay: Int, isCleared: Bool
    ) throws -> [UInt8] {
      let pointer = file.pointer
      var control = GraphicsControlBlock()
      control.DisposalMode = isCleared ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT
      control.DelayTime = Int32(delay)
      control.TransparentColor = Int32(pixels.transparent ?? Int(NO_TRANSPARENT_COLOR))
      var bytes = [UInt8](repeating: 0, count: 4)
      _ = EGifGCBToExtension(&control, &bytes)
      try check(EGifPutExtension(pointer, GRAPHICS_EXT_FUNC_CODE, 4, bytes))
      // The size of a palette is a power of two.
      let size = max(2, 1 << Int(GifBitSize(Int32(pixels.palette.count))))
      let colors = (0..<size).map { index in
        let color = index < pixels.palette.count ? pixels.palette[index] : 0
        return GifColorType(
          Red: UInt8(color >> 16 & 255), Green: UInt8(color >> 8 & 255), Blue: UInt8(color & 255))
      }
      guard let map = GifMakeMapObject(Int32(size), colors) else {
        throw Self.failure(E_GIF_ERR_NOT_ENOUGH_MEM)
      }
      defer { GifFreeMapObject(map) }
      try check(
        EGifPutImageDesc(
          pointer, Int32(rect.x), Int32(rect.y), Int32(rect.width), Int32(rect.height), false, map))
      var indices = pixels.indices
      try check(EGifPutLine(pointer, &indices, Int32(indices.count)))
      return Array(output.bytes[headerLength...])
    }

    private func check(_ status: Int32) throws {
      guard status != GIF_ERROR else { throw Self.failure(file.pointer.pointee.Error) }
    }

    private static func failure(_ code: Int32) -> EaselError {
      let reason = GifErrorString(code).map { String(cString: $0) } ?? "error \(code)"
      return EaselError(
        .backendFailed, "giflib says: \(reason)", operation: "AnimatedDrawing")
    }
  }

  /// Owns a file that giflib writes.
  private final class GIFFile {
    let pointer: UnsafeMutablePointer<GifFileType>

    init(owning pointer: UnsafeMutablePointer<GifFileType>) { self.pointer = pointer }

    deinit {
      // Closing writes a trailer, which is discarded.
      pointer.pointee.UserData = nil
      var error: Int32 = 0
      _ = EGifCloseFile(pointer, &error)
    }
  }
#endif
