import EaselCanvas
import Foundation

/// One drawing of the grid that `Scripts/check-reader-grid` compares: an operation, a paint, a blend
/// mode, an opacity, and whether it is turned.
struct GridCell {
  enum Operation: String, CaseIterable {
    case fill, stroke, stamp, text, image, recording, clip, group, mask, cover, shadow, soft, alone
    case twice, inner
  }

  var operation: Operation
  var paint: GridPaint
  var mode: BlendMode
  var alpha: CGFloat
  var isTurned: Bool

  var name: String {
    [
      operation.rawValue, paint.rawValue, mode.rawValue, "\(alpha)",
      isTurned ? "turned" : "upright",
    ]
    .joined(separator: " ")
  }

  static let size = CGSize(width: 60, height: 60)
  /// Pixels to a point.
  static let scale: CGFloat = 2

  // MARK: Which there are

  /// All cells: every paint with every opacity, and every mode with some paints.
  static func all(isShort: Bool) -> [GridCell] {
    let whole = paints() + modes()
    guard isShort else { return whole }
    // Neighbours differ in one property: a step that shares no factor with their numbers meets each.
    return stride(from: 0, to: whole.count, by: shortStep).map { whole[$0] }
  }

  private static let shortStep = 17

  private static func paints() -> [GridCell] {
    Operation.allCases.flatMap { operation in
      GridPaint.paints(of: operation).flatMap { paint in
        [1, 0.8, 0.5].flatMap { alpha in
          [false, true].map {
            GridCell(
              operation: operation, paint: paint, mode: .normal, alpha: alpha, isTurned: $0)
          }
        }
      }
    }
  }

  private static func modes() -> [GridCell] {
    Operation.allCases.flatMap { operation in
      GridPaint.paints(of: operation).filter { $0.isMain || operation == .image }.flatMap { paint in
        BlendMode.allCases.filter { $0 != .normal }.flatMap { mode in
          [1, 0.8].map {
            GridCell(operation: operation, paint: paint, mode: mode, alpha: $0, isTurned: false)
          }
        }
      }
    }
  }

  // MARK: Drawing

  private var compositing: Compositing { Compositing(alpha: alpha, blendMode: mode) }

  func draw(on canvas: any Canvas) {
    // What lies beneath: nothing, half and full.
    canvas.fill(CGRect(x: 20, y: 0, width: 20, height: 60), with: .color(GridPaint.beneathHalf))
    canvas.fill(CGRect(x: 40, y: 0, width: 20, height: 60), with: .color(GridPaint.beneathFull))
    canvas.withSavedState {
      if isTurned {
        canvas.translate(x: 32, y: 26)
        canvas.rotate(by: 0.3)
        canvas.scale(x: 1.1, y: 0.9)
        canvas.translate(x: -30, y: -30)
      }
      drawOperation(on: canvas)
    }
  }

  private static let box = CGRect(x: 6, y: 10, width: 48, height: 40)
  private static let dot = Path(ellipseIn: CGRect(x: -8, y: -8, width: 16, height: 16))
  private static let zigzag = Path {
    $0.addLines(
      [8, 22, 36, 50].enumerated().map { index, x in
        CGPoint(x: x, y: index.isMultiple(of: 2) ? 16 : 44)
      })
  }

  private func drawOperation(on canvas: any Canvas) {
    let paint = self.paint.paint
    switch operation {
    case .fill:
      canvas.fill(Path(Self.box), with: paint, rule: .nonZero, compositing: compositing)
    case .stroke:
      canvas.stroke(
        Self.zigzag, with: paint, style: StrokeStyle(lineWidth: 10), compositing: compositing)
    case .stamp:
      canvas.stamp(
        Self.dot,
        at: [(14, 18), (24, 18), (46, 20), (16, 42), (30, 40), (41, 44)].map {
          CGPoint(x: $0.0, y: $0.1)
        }, with: paint, compositing: compositing)
    case .text:
      let style = TextStyle(font: .system(size: 40), color: self.paint.color)
      canvas.draw(TextLayout("RB", style: style), at: CGPoint(x: 4, y: 6), compositing: compositing)
    case .image:
      guard let image = self.paint.image else { return }
      canvas.draw(image, from: nil, in: Self.box, interpolation: .high, compositing: compositing)
    case .group:
      canvas.withGroup(GroupEffects(opacity: alpha, blendMode: mode)) {
        canvas.fill(CGRect(x: 6, y: 10, width: 36, height: 26), with: paint)
        canvas.fill(CGRect(x: 18, y: 24, width: 36, height: 26), with: paint)
      }
    case .recording:
      // Drawn a second time, it becomes a form.
      let recorder = RecordingCanvas()
      for row in 0..<3 {
        for column in 0..<3 {
          recorder.fill(
            CGRect(x: 16 * column, y: 7 * row, width: 14, height: 5), with: paint)
        }
      }
      recorder.fill(
        Path(CGRect(x: 4, y: 3, width: 38, height: 14)), with: paint, rule: .nonZero,
        compositing: compositing)
      for y in [9, 31] {
        canvas.withSavedState {
          canvas.translate(x: 7, y: CGFloat(y))
          canvas.draw(recorder.recording)
        }
      }
    case .mask, .cover:
      let recorder = RecordingCanvas()
      recorder.fill(Self.box, with: paint)
      let mask = Mask(recorder.recording, mode: operation == .mask ? .luminance : .alpha)
      canvas.withGroup(GroupEffects(opacity: alpha, blendMode: mode, mask: mask)) {
        canvas.fill(CGRect(x: 0, y: 0, width: 60, height: 60), with: .color(GridPaint.ink))
      }
    case .clip:
      canvas.clip(to: Path(ellipseIn: Self.box))
      canvas.fill(
        Path(CGRect(x: 0, y: 4, width: 60, height: 50)), with: paint, rule: .nonZero,
        compositing: compositing)
    case .shadow, .soft, .alone:
      let shadow = Shadow(
        color: GridPaint.beneathFull.withAlphaComponent(0.6), offset: CGSize(width: 6, height: 6),
        blur: operation == .soft ? 6 : 0)
      canvas.withGroup(
        GroupEffects(
          opacity: alpha, blendMode: mode, shadow: shadow, showsContent: operation != .alone)
      ) {
        canvas.fill(CGRect(x: 8, y: 8, width: 38, height: 36), with: paint)
      }
    case .twice:
      // What a mode left lies beneath it again.
      canvas.fill(
        Path(CGRect(x: 4, y: 8, width: 40, height: 30)), with: paint, rule: .nonZero,
        compositing: compositing)
      canvas.fill(
        Path(CGRect(x: 14, y: 22, width: 40, height: 30)), with: .color(GridPaint.inkHalf),
        rule: .nonZero, compositing: compositing)
    case .inner:
      canvas.withGroup(GroupEffects(opacity: 0.9)) {
        canvas.fill(
          CGRect(x: 10, y: 0, width: 20, height: 60), with: .color(GridPaint.beneathHalf))
        canvas.fill(Path(Self.box), with: paint, rule: .nonZero, compositing: compositing)
      }
    }
  }
}
