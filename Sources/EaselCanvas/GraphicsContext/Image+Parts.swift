import Foundation

/// A part of an image with fixed edges, and the rectangle that it is drawn into.
private struct ImagePart {
  /// The part of the image, in the image's points.
  var source: CGRect
  var frame: CGRect
}

extension Image {
  /// Draws the image in its style.
  ///
  /// An image with caps is drawn as nine parts, and a template image in one color.
  package func draw(
    on canvas: any Canvas, in rect: CGRect, color: @autoclosure () -> Color,
    interpolation: Interpolation = .high, compositing: Compositing = .normal
  ) {
    let image =
      style.renderingMode == .alwaysTemplate
      ? tinted(with: color(), for: canvas.context.appearance) : self
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    // The canvas notes a rectangle that is not finite.
    guard let caps = style.caps, numbers.allSatisfy(\.isFinite) else {
      return canvas.draw(
        image, from: nil, in: rect, interpolation: interpolation, compositing: compositing)
    }
    for part in image.parts(caps, in: rect.upright) {
      if caps.resizingMode == .tile, image.tile(part, on: canvas, compositing) { continue }
      canvas.draw(
        image, from: part.source, in: part.frame, interpolation: interpolation,
        compositing: compositing)
    }
  }

  /// Returns the shape of the image in a color, resolved for an appearance.
  package func tinted(with color: Color, for appearance: Appearance) -> Image {
    let parts = color.components(for: appearance)
    return tinted(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Fills the rectangle of a part with copies of it.
  ///
  /// Returns `false` for a part that fills the rectangle without copies, and for a part of one
  /// pixel, which looks the same stretched.
  private func tile(
    _ part: ImagePart, on canvas: any Canvas, _ compositing: Compositing
  ) -> Bool {
    let (source, frame) = (part.source, part.frame)
    let isWhole = source.width >= frame.width && source.height >= frame.height
    let isLine = source.width * scale <= 1 && source.height * scale <= 1
    let pixels = source.applying(CGAffineTransform(scaleX: scale, y: scale))
    guard !isWhole, !isLine, let tile = cropped(to: pixels) else { return false }
    let pattern = ImagePattern(
      tile, transform: CGAffineTransform(translationX: frame.minX, y: frame.minY))
    canvas.fill(Path(frame), with: .image(pattern), rule: .nonZero, compositing: compositing)
    return true
  }

  /// Returns the parts before, between and after the caps, row by row, without empty ones.
  private func parts(_ caps: ImageCaps, in rect: CGRect) -> [ImagePart] {
    let columns = Self.stretches(caps.left, caps.right, size.width, rect.minX, rect.width)
    let rows = Self.stretches(caps.top, caps.bottom, size.height, rect.minY, rect.height)
    return rows.flatMap { row in
      columns.map { column in
        ImagePart(
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.length, height: row.source.length),
          frame: CGRect(
            x: column.frame.lowerBound, y: row.frame.lowerBound, width: column.frame.length,
            height: row.frame.length))
      }
    }
  }

  private typealias Stretch = (source: Range<CGFloat>, frame: Range<CGFloat>)

  /// Returns the intervals of an image along one axis and the intervals that they are drawn into.
  private static func stretches(
    _ first: CGFloat, _ last: CGFloat, _ length: CGFloat, _ start: CGFloat, _ extent: CGFloat
  ) -> [Stretch] {
    // Caps longer than the image are scaled to share it, and shrink if the rectangle is too small.
    // A cap that is negative or not finite is 0.
    func sound(_ cap: CGFloat) -> CGFloat { cap > 0 && cap.isFinite ? cap : 0 }
    let (before, after) = fitting(sound(first), sound(last), in: length)
    let (head, tail) = fitting(before, after, in: extent)
    let source = [0, before, length - after, length]
    let frame = [start, start + head, start + extent - tail, start + extent]
    return (0..<3).compactMap { index in
      guard source[index] < source[index + 1], frame[index] < frame[index + 1] else { return nil }
      return (source[index]..<source[index + 1], frame[index]..<frame[index + 1])
    }
  }

  private static func fitting(
    _ first: CGFloat, _ last: CGFloat, in length: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard first + last > length, first + last > 0 else { return (first, last) }
    return (length * first / (first + last), length * last / (first + last))
  }
}

extension Range<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
