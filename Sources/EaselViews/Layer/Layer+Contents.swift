import EaselCanvas
import Foundation

extension Layer {
  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Draws an image according to the gravity.
  ///
  /// ``contentsRect`` selects the part that is drawn, and ``contentsCenter`` the area that is
  /// stretched.
  func paint(_ contents: Image, on canvas: any Canvas) {
    let (width, height) = (contents.size.width, contents.size.height)
    let source = CGRect(
      x: contentsRect.minX * width, y: contentsRect.minY * height,
      width: contentsRect.width * width, height: contentsRect.height * height)
    // The number of points in the image for one point of the layer.
    let scale = (contentsScale > 0 ? contentsScale : 1) / contents.scale
    let size = CGSize(width: source.width / scale, height: source.height / scale)
    let frame = contentsGravity.frame(of: size, in: bounds)
    guard !frame.isEmpty else { return }
    let isResized = [.resize, .resizeAspect, .resizeAspectFill].contains(contentsGravity)
    let center = contentsCenter.bounded?.intersection(Self.whole) ?? .null
    if isResized, center != Self.whole, !center.isNull {
      let columns = Self.parts(
        center.minX, center.maxX, source.minX, source.width, scale, frame.minX, frame.width)
      let rows = Self.parts(
        center.minY, center.maxY, source.minY, source.height, scale, frame.minY, frame.height)
      for row in rows {
        for column in columns {
          canvas.draw(
            contents,
            from: CGRect(
              x: column.source, y: row.source, width: column.taken, height: row.taken),
            in: CGRect(
              x: column.position, y: row.position, width: column.length, height: row.length),
            interpolation: .high, compositing: .normal)
        }
      }
    } else if contentsRect == Self.whole {
      canvas.draw(contents, in: frame)
    } else {
      canvas.draw(contents, from: source, in: frame, interpolation: .high, compositing: .normal)
    }
  }

  /// A section of the image along one axis, and the section of the layer where it is drawn.
  private struct Part {
    var (source, taken): (CGFloat, CGFloat)
    var (position, length): (CGFloat, CGFloat)
  }

  /// Returns the nonempty sections before, in and after the center along one axis.
  private static func parts(
    _ low: CGFloat, _ high: CGFloat, _ source: CGFloat, _ extent: CGFloat, _ scale: CGFloat,
    _ position: CGFloat, _ length: CGFloat
  ) -> [Part] {
    let taken = [low * extent, (high - low) * extent, (1 - high) * extent]
    var (first, last) = (taken[0] / scale, taken[2] / scale)
    // Both ends shrink by the same factor if there is not enough space for them.
    if first + last > length {
      (first, last) = (length * first / (first + last), length * last / (first + last))
    }
    let lengths = [first, length - first - last, last]
    var parts: [Part] = []
    var (from, to) = (source, position)
    for (taken, length) in zip(taken, lengths) {
      if taken > 0, length > 0 {
        parts.append(Part(source: from, taken: taken, position: to, length: length))
      }
      from += taken
      to += length
    }
    return parts
  }
}
