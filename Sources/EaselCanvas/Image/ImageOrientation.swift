import Foundation

/// The position of an upright image's first row and column in the stored pixels, as in EXIF.
///
/// The raw values are those of the tag 274 (EXIF 3.0, section 4.6.4, `Orientation`).
package enum ImageOrientation: Int, Sendable, CaseIterable {
  /// The pixels are upright.
  case up = 1
  /// The pixels are mirrored left to right.
  case upMirrored = 2
  /// The pixels are turned by 180°.
  case down = 3
  /// The pixels are mirrored top to bottom.
  case downMirrored = 4
  /// Rows and columns are exchanged.
  case leftMirrored = 5
  /// The pixels have to be turned by 90° clockwise.
  case right = 6
  /// Rows and columns are exchanged and both reversed.
  case rightMirrored = 7
  /// The pixels have to be turned by 90° counterclockwise.
  case left = 8

  /// Whether the width of the upright image is the height of the stored one.
  package var swapsSides: Bool { rawValue >= 5 }

  /// The orientation that turns the upright pixels back.
  package var inverse: Self {
    switch self {
    case .right: .left
    case .left: .right
    default: self
    }
  }

  /// Returns the upright pixels of stored ones, four bytes each.
  func upright(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
    guard self != .up, width > 0, height > 0, pixels.count == width * height * 4 else {
      return pixels
    }
    // The upright index of a stored pixel is a linear function of its column and row.
    let across = swapsSides ? height : width
    let (lastColumn, lastRow) = (width - 1, height - 1)
    let (start, column, row) =
      switch self {
      case .up: (0, 1, across)
      case .upMirrored: (lastColumn, -1, across)
      case .down: (lastRow * across + lastColumn, -1, -across)
      case .downMirrored: (lastRow * across, 1, -across)
      case .leftMirrored: (0, across, 1)
      case .right: (lastRow, across, -1)
      case .rightMirrored: (lastColumn * across + lastRow, -across, -1)
      case .left: (lastColumn * across, -across, 1)
      }
    return [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
      pixels.withUnsafeBytes { source in
        let target = UnsafeMutableRawBufferPointer(target)
        for y in 0..<height {
          var from = y * width * 4
          var to = (start + y * row) * 4
          for _ in 0..<width {
            let pixel = source.loadUnaligned(fromByteOffset: from, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: to, as: UInt32.self)
            from += 4
            to += column * 4
          }
        }
      }
      count = pixels.count
    }
  }
}

extension Image {
  /// Creates an image with the pixels of another one turned upright, and remembers their
  /// orientation.
  ///
  /// A scale outside of 10⁻⁶...10⁶ becomes 1.
  package convenience init(_ image: Image, scale: CGFloat, orientation: ImageOrientation) {
    let swaps = orientation.swapsSides
    self.init(
      premultipliedBGRA: orientation.upright(
        image.pixels, width: image.width, height: image.height),
      width: swaps ? image.height : image.width, height: swaps ? image.width : image.height,
      scale: Self.isScale(scale) ? scale : 1,
      jpegData: orientation == .up ? image.jpegData : nil, orientation: orientation,
      diagnostics: image.diagnostics)
  }

  /// The image with the pixels as they were stored in the file, before they were turned upright.
  package var asStored: Image {
    guard orientation != .up else { return with(style: ImageStyle()) }
    let turn = orientation.inverse
    return Image(
      premultipliedBGRA: turn.upright(pixels, width: width, height: height),
      width: turn.swapsSides ? height : width, height: turn.swapsSides ? width : height,
      scale: scale, diagnostics: diagnostics)
  }
}
