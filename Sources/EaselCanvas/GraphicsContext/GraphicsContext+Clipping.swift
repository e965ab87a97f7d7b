import Foundation

extension GraphicsContext {
  /// Lets nothing outside of the current path be drawn any more, and drops the path.
  ///
  /// An empty path leaves the clip as it is, as in Core Graphics; clip to `CGRect.zero` to draw
  /// nothing at all.
  public func clip(using rule: FillRule = .nonZero) {
    let path = takePath()
    guard !path.isEmpty else { return }
    canvas.clip(to: path, rule: rule)
  }

  /// Lets nothing outside of a rectangle be drawn any more; the current path is dropped.
  public func clip(to rect: CGRect) {
    beginPath()
    canvas.clip(to: Path(rect.upright), rule: .nonZero)
  }

  /// Lets nothing outside of the rectangles together be drawn any more; the current path is
  /// dropped.
  public func clip(to rects: [CGRect]) {
    beginPath()
    canvas.clip(to: Path { $0.addRects(rects.map(\.upright)) }, rule: .nonZero)
  }

  /// Lets only what an image shows in a rectangle be drawn any more, in Core Graphics' manner: its top
  /// lies at the greatest y, and the current path is dropped.
  ///
  /// Of an image with opacity that counts; of an opaque one, how light it is.
  public func clip(to rect: CGRect, mask image: Image) {
    beginPath()
    let rect = rect.upright
    let recorder = RecordingCanvas(context: canvas.context)
    recorder.concatenate(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    recorder.draw(image, in: rect)
    clip(to: Mask(recorder.recording, mode: image.isOpaque ? .luminance : .alpha))
  }

  /// The bounds of what can be drawn at present, in user space.
  public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }
}
