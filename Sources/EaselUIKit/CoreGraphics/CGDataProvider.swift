// Functions have the names of Core Foundation.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import Foundation

/// Bytes of an image or a font: those of a file, of memory, or the pixels of an image.
///
/// ```swift
/// let (label, url) = (UILabel(), URL(filePath: "Brand.ttf"))
/// if let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider) {
///   label.font = CTFontCreateWithGraphicsFont(font, 17, nil, nil)
/// }
/// ```
public final class CGDataProvider {
  private let bytes: NSData

  /// Creates a provider of a copy of the data; the result is never `nil`.
  public init?(data: CFData) {
    // Bridged data of some bytes has no address of its own.
    let data = data as Data
    bytes = data.withUnsafeBytes { NSData(bytes: $0.baseAddress, length: $0.count) }
  }

  /// Reads a file; `nil` if the URL is not a file URL, or the file cannot be read.
  public convenience init?(url: CFURL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init(data: data as CFData)
  }

  /// Reads the file at a path; `nil` if it cannot be read.
  public convenience init?(filename: String) {
    self.init(url: URL(fileURLWithPath: filename) as CFURL)
  }

  /// Creates a provider of a copy of memory and calls the closure that releases the memory.
  ///
  /// The result is `nil`, and nothing is released, for a negative size.
  ///
  /// - Parameters:
  ///   - dataInfo: A pointer that is passed to the closure.
  ///   - data: The address of the memory.
  ///   - size: The number of bytes.
  ///   - releaseData: The closure, which is called before the initializer returns.
  public init?(
    dataInfo: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    bytes = NSData(bytes: data, length: size)
    releaseData(dataInfo, data, size)
  }

  fileprivate init(_ pixels: PixelBytes) {
    bytes = NSData(bytesNoCopy: pixels.pointer, length: pixels.count) { _, _ in
      withExtendedLifetime(pixels) {}
    }
  }

  /// The bytes, never `nil`.
  public var data: CFData? { bytes }
}

extension Image {
  /// The pixels of the image: red, green, blue and alpha in this order, one byte each, row by row;
  /// never `nil`.
  ///
  /// Colors are premultiplied with alpha. Pointers to the bytes are valid as long as the image
  /// exists. On iOS the order depends on how the image was made; ``bitmapInfo`` tells it.
  public var dataProvider: CGDataProvider? { CGDataProvider(rgba) }

  /// The number of bits of a component in ``dataProvider``, always 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel in ``dataProvider``, always 32.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes of a row in ``dataProvider``: four for each pixel.
  public var bytesPerRow: Int { 4 * width }

  /// The position of alpha in ``dataProvider``, always `premultipliedLast`.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The layout of ``dataProvider``: `premultipliedLast` without a byte order.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The color space of the pixels, always sRGB.
  public var colorSpace: CGColorSpace? { .rgb }

  /// Creates an image from a PNG file in the provider's bytes; `nil` if it is not valid.
  ///
  /// - Parameters:
  ///   - source: The provider of the file's bytes.
  ///   - decode: Not used.
  ///   - shouldInterpolate: Not used: the context decides.
  ///   - intent: Not used: all colors are sRGB.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(fileOf: source)
  }

  /// Creates an image from a JPEG file in the provider's bytes; `nil` if it is not valid, or
  /// without the package trait `JPEG`.
  ///
  /// - Parameters:
  ///   - source: The provider of the file's bytes.
  ///   - decode: Not used.
  ///   - shouldInterpolate: Not used: the context decides.
  ///   - intent: Not used: all colors are sRGB.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    self.init(fileOf: source)
  }

  private convenience init?(fileOf source: CGDataProvider) {
    do {
      let data = (source.data ?? NSData()) as Data
      let limits = GraphicsContext.current?.canvas.context.limits ?? Limits()
      try self.init(data: data, scale: 1, limits: limits)
    } catch { return nil }
  }
}

extension Font {
  /// Creates a font of 1 point from the bytes of a TrueType or OpenType file; `nil` if they are not
  /// a font.
  ///
  /// The font is registered for the whole process, so that `UIFont(name:size:)` finds it as well,
  /// as after `CTFontManagerRegisterGraphicsFont`.
  public convenience init?(_ provider: CGDataProvider) {
    let data = (provider.data ?? NSData()) as Data
    guard let font = try? FontLibrary.registeredFont(data) else { return nil }
    self.init(
      family: font.family, size: font.size, weight: font.weight, width: font.width,
      isItalic: font.isItalic)
  }
}

// Implicitly unwrapped as in Core Foundation: callers write `let bytes: UnsafePointer<UInt8> =`.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// Returns the address of the bytes of data, which is valid as long as the data exists; `nil` for
/// `nil`.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! {
  data?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of bytes of data; 0 for `nil`.
public func CFDataGetLength(_ data: CFData?) -> Int { data?.length ?? 0 }

/// Returns data with a copy of bytes; `nil` for a negative length.
///
/// - Parameters:
///   - allocator: Not used.
///   - bytes: The address of the bytes.
///   - length: The number of bytes.
public func CFDataCreate(
  _ allocator: NSObject?, _ bytes: UnsafePointer<UInt8>?, _ length: Int
) -> CFData? {
  length < 0 ? nil : NSData(bytes: bytes, length: bytes == nil ? 0 : length)
}
