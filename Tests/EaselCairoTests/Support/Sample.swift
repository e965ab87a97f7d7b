import EaselCanvas
import Foundation

/// One of everything that a canvas can do.
enum Sample {
  static let text = "Größe “fi” ffi café 売上"

  static func draw(_ canvas: any Canvas) {
    shapes(canvas)
    paints(canvas)
    groups(canvas)
    canvas.draw(
      TextLayout(text, style: TextStyle(font: .system(size: 11), hasUnderline: true)),
      at: CGPoint(x: 8, y: 150))
  }

  static func shapes(_ canvas: any Canvas) {
    canvas.fill(CGRect(x: 8, y: 8, width: 40, height: 24), with: .color(.systemBlue))
    canvas.withSavedState {
      canvas.translate(x: 80, y: 20)
      canvas.rotate(by: 0.4)
      canvas.clip(to: Path(ellipseIn: CGRect(x: -16, y: -12, width: 32, height: 24)))
      canvas.fill(CGRect(x: -20, y: -20, width: 40, height: 40), with: .color(.systemOrange))
    }
    canvas.stroke(
      Path {
        $0.move(to: CGPoint(x: 110, y: 30))
        $0.addQuadCurve(to: CGPoint(x: 150, y: 30), control: CGPoint(x: 130, y: -10))
      }, with: .color(.systemRed),
      style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [6, 4]))
    canvas.stamp(
      Path(ellipseIn: CGRect(x: -2, y: -2, width: 4, height: 4)),
      at: (0..<5).map { CGPoint(x: 172 + 7 * CGFloat($0), y: 20) }, with: .color(.systemPurple),
      compositing: .normal)
  }

  static func paints(_ canvas: any Canvas) {
    let gradient = Gradient([.systemRed, .systemYellow, .systemBlue])
    let paints: [Paint] = [
      .linearGradient(
        LinearGradient(gradient, from: CGPoint(x: 8, y: 0), to: CGPoint(x: 48, y: 0))),
      .radialGradient(RadialGradient(gradient, center: CGPoint(x: 75, y: 65), radius: 20)),
      .conicGradient(ConicGradient(gradient, center: CGPoint(x: 122, y: 65))),
      .hatch(
        HatchPattern(.black, background: .systemGray5, spacing: 9, lineWidth: 3, isCrossed: true)),
    ]
    for (index, paint) in paints.enumerated() {
      canvas.fill(
        CGRect(x: 8 + 47 * CGFloat(index), y: 48, width: 40, height: 34), with: paint)
    }
    guard let squares else { return }
    canvas.fill(
      CGRect(x: 200, y: 48, width: 32, height: 32), with: .image(ImagePattern(squares)))
    canvas.draw(
      squares, from: nil, in: CGRect(x: 200, y: 92, width: 32, height: 32), interpolation: .none,
      compositing: .normal)
  }

  static func groups(_ canvas: any Canvas) {
    canvas.withGroup(GroupEffects(opacity: 0.5, blendMode: .multiply)) {
      canvas.fill(CGRect(x: 8, y: 96, width: 30, height: 20), with: .color(.systemTeal))
      canvas.fill(CGRect(x: 24, y: 104, width: 30, height: 20), with: .color(.systemPink))
    }
    let shadow = Shadow(
      color: .black.withAlphaComponent(0.5), offset: CGSize(width: 3, height: 3), blur: 4)
    canvas.withGroup(GroupEffects(shadow: shadow)) {
      canvas.fill(CGRect(x: 70, y: 98, width: 30, height: 24), with: .color(.white))
    }
    for (index, mode) in [Mask.Mode.alpha, .luminance].enumerated() {
      let recorder = RecordingCanvas()
      let x = 112 + 44 * CGFloat(index)
      recorder.fill(
        CGRect(x: x, y: 96, width: 36, height: 28),
        with: .linearGradient(
          LinearGradient(
            Gradient([.white, .white.withAlphaComponent(0)]), from: CGPoint(x: x, y: 0),
            to: CGPoint(x: x + 36, y: 0))))
      canvas.withGroup(GroupEffects(mask: Mask(recorder.recording, mode: mode))) {
        canvas.fill(CGRect(x: x, y: 96, width: 36, height: 28), with: .color(.systemIndigo))
      }
    }
  }

  /// Four squares of 8 × 8 pixels.
  static let squares: Image? = {
    let colors: [[UInt8]] = [
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 0, 255],
    ]
    let pixels = (0..<256).flatMap { (pixel: Int) -> [UInt8] in
      colors[pixel / 128 * 2 + pixel % 16 / 8]
    }
    return try? Image(rgba: pixels, width: 16, height: 16)
  }()

  static func label(_ text: String, at point: CGPoint, on canvas: any Canvas) {
    canvas.draw(TextLayout(text, style: TextStyle(font: .system(size: 12))), at: point)
  }
}
