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

  /// The bounds of what can be drawn at present, in user space.
  public var boundingBoxOfClipPath: CGRect { canvas.clipBounds }
}
