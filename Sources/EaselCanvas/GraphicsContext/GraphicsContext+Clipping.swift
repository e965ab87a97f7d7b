import Foundation

extension GraphicsContext {
  /// Intersects the clip with the current path and removes the path.
  ///
  /// An empty path does not change the clip, as in Core Graphics. To clip away everything, clip to
  /// `CGRect.zero`.
  public func clip(using rule: FillRule = .nonZero) {
    let path = takePath()
    guard !path.isEmpty else { return }
    canvas.clip(to: path, rule: rule)
  }

  /// Intersects the clip with a rectangle and removes the current path.
  public func clip(to rect: CGRect) {
    beginPath()
    canvas.clip(to: Path(rect.upright), rule: .nonZero)
  }

  /// Intersects the clip with the union of rectangles and removes the current path.
  ///
  /// An empty array clips away everything.
  public func clip(to rects: [CGRect]) {
    beginPath()
    canvas.clip(to: Path { $0.addRects(rects.map(\.upright)) }, rule: .nonZero)
  }

  /// Intersects the clip with an image as a mask, scaled to a rectangle, and removes the current
  /// path.
  ///
  /// An image with transparency masks by its opacity. An opaque image masks by its luminance: white
  /// areas are drawn, black areas are not. As in Core Graphics the top of the image is at the
  /// greatest y of the rectangle.
  public func clip(to rect: CGRect, mask image: Image) {
    beginPath()
    let rect = rect.upright
    let recorder = RecordingCanvas(context: canvas.context)
    recorder.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    recorder.draw(image, in: rect)
    clip(to: Mask(recorder.recording, mode: image.isOpaque ? .luminance : .alpha))
  }

  /// The bounding box of the current clip, in user space.
  public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }
}
