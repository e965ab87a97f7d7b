import EaselCanvas
import Foundation

extension Image {
  /// The part of the picture in a rectangle of its pixels; nil where they do not meet.
  public func cropping(to rect: CGRect) -> Image? { cropped(to: rect) }
}

/// Where a bitmap's opacity stands among the bytes of a pixel.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// None.
  case none
  /// Last; the colours are multiplied by it.
  case premultipliedLast
  /// First; the colours are multiplied by it.
  case premultipliedFirst
  /// Last.
  case last
  /// First.
  case first
  /// The last byte has no meaning.
  case noneSkipLast
  /// The first byte has no meaning.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// How a bitmap's pixels lie in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// The bits that hold the order of bytes.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// Words of four bytes, the least first.
  public static let byteOrder32Little = Self(rawValue: 0x2000)
  /// Words of four bytes, the greatest first.
  public static let byteOrder32Big = Self(rawValue: 0x4000)
}

extension GraphicsContext {
  /// Makes a context over a bitmap of its own, with the origin at the bottom left.
  ///
  /// Without memory of the caller's the bitmap has eight bits of red, green, blue and opacity in
  /// sRGB, whatever is asked for. With memory, it begins with what that holds;
  /// ``/EaselCanvas/GraphicsContext/flush()``, ``/EaselCanvas/GraphicsContext/makeImage()`` and
  /// ``data`` write the pixels to it. Nil for a size that cannot be made, for a row that is too
  /// short, and for pixels that are not of eight bits a component.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: ColorSpace, bitmapInfo: UInt32
  ) {
    var memory: BitmapMemory?
    if let data {
      guard bitsPerComponent == 8, let layout = Self.layout(space, bitmapInfo) else { return nil }
      memory = BitmapMemory(data, width: width, bytesPerRow: bytesPerRow, layout: layout)
      if memory == nil { return nil }
    }
    do { try self.init(bitmapWidth: width, height: height, memory: memory) } catch { return nil }
  }

  private static func layout(_ space: ColorSpace, _ info: UInt32) -> BitmapMemory.Layout? {
    let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
    let order = CGBitmapInfo(rawValue: info & CGBitmapInfo.byteOrderMask.rawValue)
    if alpha == .alphaOnly { return .alpha }
    if space.model == .monochrome { return alpha == CGImageAlphaInfo.none ? .gray : nil }
    switch (alpha, order) {
    case (.premultipliedLast, []), (.premultipliedLast, .byteOrder32Big), (.noneSkipLast, []),
      (.noneSkipLast, .byteOrder32Big):
      return .rgba
    case (.premultipliedFirst, .byteOrder32Little), (.noneSkipFirst, .byteOrder32Little):
      return .bgra
    case (.premultipliedFirst, []), (.premultipliedFirst, .byteOrder32Big), (.noneSkipFirst, []),
      (.noneSkipFirst, .byteOrder32Big):
      return .argb
    default: return nil
    }
  }
}
