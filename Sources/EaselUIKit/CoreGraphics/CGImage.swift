import EaselCanvas
import Foundation

extension Image {
  /// Returns the part of the image inside a rectangle in pixels from the top left; `nil` without
  /// overlap.
  public func cropping(to rect: CGRect) -> Image? { cropped(to: rect) }
}

/// The position of the alpha component in the bytes of a pixel, and whether colors are
/// premultiplied with it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is no alpha component.
  ///
  /// For memory of the caller it is supported in gray only.
  case none
  /// The last component is alpha; the colors are premultiplied with it.
  case premultipliedLast
  /// The first component is alpha; the colors are premultiplied with it.
  case premultipliedFirst
  /// The last component is alpha; the colors are not premultiplied with it.
  ///
  /// It is not supported for memory of the caller.
  case last
  /// The first component is alpha; the colors are not premultiplied with it.
  ///
  /// It is not supported for memory of the caller.
  case first
  /// The last component is ignored; there is no alpha component.
  ///
  /// In memory of the caller it is written as 255.
  case noneSkipLast
  /// The first component is ignored; there is no alpha component.
  ///
  /// In memory of the caller it is written as 255.
  case noneSkipFirst
  /// There is only an alpha component, without colors.
  case alphaOnly
}

/// The memory layout of the pixels of a bitmap: the alpha information and the byte order, as bits.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the layout: bits 0...4 are a ``CGImageAlphaInfo``, bits 12...14 the byte order.
  public let rawValue: UInt32

  /// Creates a layout from the bits of ``rawValue``.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The mask of the bits that contain the raw value of a ``CGImageAlphaInfo``.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// The mask of the bits that contain the byte order.
  public static let byteOrderMask = Self(rawValue: 0x7000)
  /// The byte order of 32-bit little-endian pixels, whose last component comes first in memory.
  ///
  /// With ``CGImageAlphaInfo/premultipliedFirst`` the bytes are blue, green, red and alpha. With
  /// ``CGImageAlphaInfo/noneSkipFirst`` the fourth byte is ignored. Other layouts with red, green
  /// and blue are not supported in this order.
  public static let byteOrder32Little = Self(rawValue: 0x2000)
  /// The byte order of 32-bit big-endian pixels, whose first component comes first in memory.
  ///
  /// A layout without a byte order has this one.
  public static let byteOrder32Big = Self(rawValue: 0x4000)
}

extension GraphicsContext {
  /// Creates a context that draws on a bitmap, with the origin at the bottom left; `nil` for an
  /// unsupported size or layout.
  ///
  /// Without memory of the caller the bitmap has eight bits each of red, green, blue and alpha in
  /// sRGB, and the other parameters are ignored. With memory, drawing starts with its content;
  /// ``/EaselCanvas/GraphicsContext/flush()``, ``/EaselCanvas/GraphicsContext/makeImage()`` and
  /// ``data`` write the pixels to it. The result is `nil` for an invalid size, for rows that are
  /// too short, for more or fewer than eight bits per component, and for a layout that is not
  /// supported. The supported layouts with colors are premultiplied or skip alpha, with big-endian
  /// byte order or none, or with little-endian byte order and alpha first.
  ///
  /// - Parameters:
  ///   - data: The memory for the pixels; `nil` allocates it.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The number of bits of a component; only 8 is supported.
  ///   - bytesPerRow: The number of bytes of a row.
  ///   - space: The color space, sRGB or gray.
  ///   - bitmapInfo: The layout of the pixels: a ``CGImageAlphaInfo`` and a byte order of
  ///     ``CGBitmapInfo``.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: ColorSpace, bitmapInfo: UInt32
  ) {
    var memory: BitmapMemory?
    if let data {
      guard bitsPerComponent == 8, let layout = Self.layout(space, bitmapInfo) else { return nil }
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
      memory = BitmapMemory(
        data, width: width, bytesPerRow: bytesPerRow, layout: layout,
        isOpaque: alpha == .noneSkipLast || alpha == .noneSkipFirst)
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
