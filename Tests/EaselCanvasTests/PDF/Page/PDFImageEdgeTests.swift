import Foundation
import Testing

@testable import EaselCanvas

/// Drawings at the edges of what operators can say, beside a bitmap of the same drawing.
@Suite("Renderings of PDF pages with drawing at the edges")
struct PDFImageEdgeTests {
  typealias Sample = PDFImageTests.Sample

  @Test(arguments: samples)
  func pageLooksLikeBitmap(_ sample: Sample) throws {
    try PDFImageTests().pageLooksLikeBitmap(sample)
  }

  private static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }
  private static func line(_ x: CGFloat, _ y: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Path {
    Path {
      $0.move(to: CGPoint(x: x, y: y))
      $0.addLine(to: CGPoint(x: x2, y: y2))
    }
  }
  private static let half = GroupEffects(opacity: 0.5)
  private static func linear(
    _ gradient: Gradient, _ x: CGFloat, _ y: CGFloat, _ x2: CGFloat, _ y2: CGFloat
  ) -> Paint {
    .linearGradient(
      LinearGradient(gradient, from: CGPoint(x: x, y: y), to: CGPoint(x: x2, y: y2)))
  }
  private static func radial(
    _ gradient: Gradient, _ x: CGFloat, _ y: CGFloat, _ r: CGFloat, _ x2: CGFloat, _ y2: CGFloat,
    _ r2: CGFloat
  ) -> Paint {
    .radialGradient(
      RadialGradient(
        gradient, startCenter: CGPoint(x: x, y: y), startRadius: r,
        endCenter: CGPoint(x: x2, y: y2), endRadius: r2))
  }
  private static let ramp = Gradient([.systemRed, .systemYellow, .systemBlue])
  private static let jumps = Gradient(
    stops: [
      .init(.systemRed, at: 0), .init(.systemYellow, at: 0), .init(.systemBlue, at: 0.5),
      .init(.systemGreen, at: 0.5), .init(.systemPink, at: 1), .init(.black, at: 1),
    ])
  private static func extended(_ gradient: Gradient, _ extend: Gradient.Extend) -> Gradient {
    Gradient(stops: gradient.stops, extend: extend)
  }
  /// Gradients from one circle to another, a row for each way in which they go on.
  private static func circles(_ canvas: any Canvas, to x: CGFloat, _ radius: CGFloat) {
    for (index, extend) in [Gradient.Extend.pad, .repeat, .reflect, .none].enumerated() {
      canvas.withSavedState {
        canvas.clip(to: box(0, CGFloat(index) * 20, 120, 19))
        let y = CGFloat(index) * 20 + 10
        canvas.fill(
          box(0, 0, 120, 80), with: radial(extended(ramp, extend), 40, y, 9, x, y, radius))
      }
    }
  }
  private static func recording(_ draw: (any Canvas) -> Void) -> Recording {
    let canvas = RecordingCanvas()
    draw(canvas)
    return canvas.recording
  }

  static let samples: [Sample] = [
    Sample(name: "state of a group") { canvas in
      canvas.fill(box(0, 0, 20, 80), with: .color(.systemRed))
      canvas.stroke(
        line(20, 40, 40, 40), with: .color(.systemBlue),
        style: StrokeStyle(lineWidth: 9, lineCap: .round, lineJoin: .round, dash: [4, 12]))
      canvas.withGroup(half) {
        canvas.fill(box(50, 0, 20, 30), with: .color(.black))
        canvas.stroke(
          box(50, 40, 40, 30), with: .color(.black), style: StrokeStyle(lineWidth: 1))
      }
    },
    Sample(name: "state of a mask") { canvas in
      canvas.fill(box(0, 0, 20, 80), with: .color(.systemRed))
      canvas.stroke(
        line(20, 40, 40, 40), with: .color(.systemBlue),
        style: StrokeStyle(lineWidth: 9, lineCap: .round, dash: [4, 12]))
      let mask = recording {
        $0.fill(box(0, 0, 120, 80), with: .color(.white))
        $0.fill(box(60, 20, 30, 30), with: .color(.black))
        $0.stroke(line(50, 60, 110, 60), with: .color(.black), style: StrokeStyle(lineWidth: 1))
      }
      canvas.withGroup(GroupEffects(mask: Mask(mask, mode: .luminance))) {
        canvas.fill(box(40, 0, 80, 80), with: .color(.systemGreen))
      }
    },
    Sample(name: "dashed rectangles") { canvas in
      canvas.stroke(
        box(10, 10, 50, 35), with: .color(.black),
        style: StrokeStyle(lineWidth: 4, dash: [17, 9]))
      canvas.stroke(
        box(70, 10, 40, 60), with: .color(.black),
        style: StrokeStyle(lineWidth: 4, dash: [30, 3, 1], dashPhase: -11))
    },
    Sample(name: "flat shapes", budget: 0) { canvas in
      canvas.fill(box(10, 10, 50, 0), with: .color(.black))
      canvas.fill(box(10, 20, 0, 50), with: .color(.black))
      canvas.fill(line(30, 30, 90, 60), with: .color(.black))
      canvas.fill(box(10, 70, 50, 0.0001), with: .color(.black))
    },
    Sample(name: "flat clips", budget: 0) { canvas in
      canvas.withSavedState {
        canvas.clip(to: box(10, 10, 50, 0))
        canvas.fill(box(0, 0, 120, 80), with: .color(.black))
      }
      canvas.withSavedState {
        canvas.clip(to: Path())
        canvas.fill(box(0, 0, 120, 80), with: .color(.black))
      }
    },
    Sample(name: "letters beyond the box of a faded text", budget: 0.01) { canvas in
      canvas.scale(x: 30, y: 30)
      canvas.translate(x: 0.5, y: 0.2)
      canvas.draw(
        TextLayout("jf", style: TextStyle(font: Font(family: "Roboto", size: 1.4, isItalic: true))),
        at: .zero,
        compositing: Compositing(alpha: 0.5))
    },
    Sample(name: "marks above a faded group", budget: 0.01) { canvas in
      canvas.withGroup(half) {
        canvas.draw(
          TextLayout(
            "e\u{301}\u{302}\u{303}\u{304}\u{306}\u{308}\u{30a}\u{323}\u{324}\u{330}\u{331}",
            style: TextStyle(font: .system(size: 20))), at: CGPoint(x: 40, y: 40))
      }
    },
    Sample(name: "line widths where x and y differ much") { canvas in
      canvas.scale(x: 600_000, y: 300_000)
      canvas.stroke(
        line(0.000_02, 0.000_05, 0.000_18, 0.000_2), with: .color(.black),
        style: StrokeStyle(lineWidth: 0.000_003))
      canvas.stroke(
        line(0.000_02, 0.000_2, 0.000_18, 0.000_05), with: .color(.black),
        style: StrokeStyle(lineWidth: 0.000_006))
    },
    Sample(name: "line widths where x and y are tiny") { canvas in
      canvas.scale(x: 0.000_01, y: 0.000_02)
      canvas.stroke(
        line(1_000_000, 500_000, 11_000_000, 3_500_000), with: .color(.black),
        style: StrokeStyle(lineWidth: 300_000))
    },
    Sample(name: "a miter limit below 1") { canvas in
      canvas.stroke(
        box(20, 20, 60, 40), with: .color(.black),
        style: StrokeStyle(lineWidth: 12, lineJoin: .miter, miterLimit: 0.5))
    },
    Sample(name: "a line without length") { canvas in
      for (index, extend) in [Gradient.Extend.pad, .repeat, .reflect, .none].enumerated() {
        canvas.fill(
          box(CGFloat(index) * 30, 0, 28, 80), with: linear(extended(ramp, extend), 50, 40, 50, 40))
      }
    },
    Sample(name: "circles that are one") { canvas in
      for (index, extend) in [Gradient.Extend.pad, .repeat, .reflect, .none].enumerated() {
        canvas.fill(
          box(CGFloat(index) * 30, 0, 28, 80),
          with: radial(extended(ramp, extend), 50, 40, 20, 50, 40, 20))
      }
    },
    Sample(name: "jumps at the ends", budget: 0.02) { canvas in
      canvas.fill(box(0, 0, 120, 38), with: linear(jumps, 30, 0, 90, 0))
      canvas.fill(box(0, 42, 60, 38), with: radial(jumps, 30, 60, 5, 30, 60, 15))
      canvas.fill(box(62, 42, 60, 38), with: radial(jumps, 90, 60, 0, 90, 60, 15))
    },
    Sample(name: "one stop and none", budget: 0.01) { canvas in
      canvas.fill(
        box(0, 0, 60, 40),
        with: linear(Gradient(stops: [.init(.systemRed, at: 0.3)]), 10, 0, 30, 0))
      canvas.fill(box(60, 0, 60, 40), with: linear(Gradient(stops: []), 10, 0, 30, 0))
      canvas.fill(
        box(0, 40, 60, 40),
        with: radial(Gradient(stops: [.init(.systemBlue, at: 1)]), 20, 50, 0, 20, 50, 10))
      canvas.fill(
        box(60, 40, 60, 40),
        with: .conicGradient(
          ConicGradient(
            Gradient(stops: [.init(.systemGreen, at: 0.7)]), center: CGPoint(x: 90, y: 60))))
    },
    Sample(name: "stops out of order", budget: 0.01) { canvas in
      canvas.fill(
        box(0, 0, 120, 80),
        with: linear(
          Gradient(stops: [
            .init(.systemRed, at: 0.8), .init(.systemGreen, at: 0.2), .init(.systemBlue, at: 0.5),
          ]), 0, 0, 120, 0))
    },
    Sample(name: "equal circles", budget: 0.03) { circles($0, to: 60, 9) },
    Sample(name: "circles beside each other", budget: 0.04) { circles($0, to: 70, 4) },
    Sample(name: "images in a mask by luminance", budget: 0.04) { canvas in
      let mask = recording {
        $0.draw(
          tile, from: nil, in: CGRect(x: 60, y: 0, width: 50, height: 30), interpolation: .none,
          compositing: .normal)
        $0.draw(
          TextLayout("🔴🟦", style: TextStyle(font: .system(size: 30))),
          at: CGPoint(x: 55, y: 35))
      }
      canvas.withGroup(GroupEffects(mask: Mask(mask, mode: .luminance))) {
        canvas.fill(box(0, 0, 120, 80), with: .color(.black))
      }
    },
    Sample(name: "gradients in groups that move", budget: 0.02) { canvas in
      canvas.translate(x: 20, y: 10)
      canvas.scale(x: 0.7, y: 0.7)
      canvas.withGroup(GroupEffects(opacity: 0.8)) {
        canvas.rotate(by: 0.2)
        canvas.withGroup(
          GroupEffects(
            shadow: Shadow(color: .black, offset: CGSize(width: 20, height: 10), blur: 0))
        ) {
          canvas.fill(
            Path(ellipseIn: CGRect(x: 20, y: 0, width: 60, height: 60)),
            with: linear(
              Gradient([Color(red: 1, green: 0, blue: 0, alpha: 0), .systemBlue]), 20, 0, 80, 0))
        }
      }
    },
    Sample(name: "a mask within a mask", budget: 0.01) { canvas in
      let inner = recording {
        $0.fill(
          Path(ellipseIn: CGRect(x: 20, y: 10, width: 60, height: 60)),
          with: .color(.white))
      }
      let outer = recording { canvas in
        canvas.translate(x: 10, y: 0)
        canvas.withGroup(GroupEffects(mask: Mask(inner, mode: .alpha))) {
          canvas.fill(box(0, 0, 120, 40), with: .color(.white))
        }
        canvas.fill(box(0, 60, 100, 10), with: .color(.systemRed))
      }
      canvas.withGroup(GroupEffects(mask: Mask(outer, mode: .luminance))) {
        canvas.fill(box(0, 0, 120, 80), with: .color(.systemBlue))
      }
    },
    Sample(name: "shadows in a mask", budget: 0.02) { canvas in
      let mask = recording { canvas in
        canvas.withGroup(
          GroupEffects(
            shadow: Shadow(color: .systemRed, offset: CGSize(width: 10, height: 10), blur: 6))
        ) { canvas.fill(box(20, 20, 40, 30), with: .color(.white)) }
        canvas.withGroup(
          GroupEffects(
            shadow: Shadow(color: .systemRed, offset: CGSize(width: 10, height: 10), blur: 0))
        ) { canvas.fill(box(70, 20, 30, 30), with: .color(.white)) }
      }
      for mode in [Mask.Mode.alpha, .luminance] {
        canvas.withGroup(GroupEffects(mask: Mask(mask, mode: mode))) {
          canvas.fill(box(0, 0, 120, 80), with: .color(.systemBlue))
        }
        canvas.translate(x: 0, y: 40)
      }
    },
    Sample(name: "shadows from outside of a clip", budget: 0.01) { canvas in
      canvas.clip(to: box(40, 0, 50, 80))
      for (y, blur) in [(5, 0), (45, 5)] as [(CGFloat, CGFloat)] {
        canvas.withGroup(
          GroupEffects(
            shadow: Shadow(color: .black, offset: CGSize(width: 35, height: 0), blur: blur))
        ) { canvas.fill(box(5, y, 33, 25), with: .color(.systemRed)) }
      }
    },
    Sample(name: "many clips", budget: 0.01) { canvas in
      for step in 0..<60 {
        canvas.clip(
          to: Path(
            ellipseIn: CGRect(x: CGFloat(step) / 2, y: 0, width: 110, height: 80)))
      }
      canvas.fill(box(0, 0, 120, 80), with: .color(.systemBlue))
      canvas.save()
      canvas.clip(to: box(50, 30, 20, 20))
      canvas.fill(box(0, 0, 120, 80), with: .color(.systemRed))
      canvas.restore()
      canvas.fill(box(60, 40, 2, 50), with: .color(.black))
    },
    Sample(name: "a hatch in a mask and in a coverage", budget: 0.02) { canvas in
      canvas.fill(box(0, 0, 120, 80), with: .color(.systemYellow))
      canvas.fill(
        Path(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60)),
        with: .hatch(HatchPattern(.black, background: .systemRed, spacing: 6, lineWidth: 3)),
        rule: .nonZero, compositing: Compositing(alpha: 0.5, blendMode: .destinationOut))
      canvas.stroke(
        line(80, 10, 110, 70), with: linear(ramp, 80, 10, 110, 70),
        style: StrokeStyle(lineWidth: 12), alpha: 0.5)
    },
    Sample(name: "a mirrored and a skewed text", budget: 0.03) { canvas in
      canvas.withSavedState {
        canvas.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 110, ty: 0))
        canvas.draw(TextLayout("Mirror", style: TextStyle(font: .system(size: 22))), at: .zero)
      }
      canvas.concatenate(CGAffineTransform(a: 1, b: 0.2, c: -0.6, d: 0.7, tx: 30, ty: 35))
      canvas.draw(TextLayout("Skewed", style: TextStyle(font: .system(size: 22))), at: .zero)
    },
    Sample(name: "texts of extreme sizes", budget: 0.03) { canvas in
      canvas.withSavedState {
        canvas.scale(x: 0.0001, y: 0.0001)
        canvas.draw(
          TextLayout("Large", style: TextStyle(font: .system(size: 200_000))),
          at: CGPoint(x: 100_000, y: 0))
      }
      canvas.withSavedState {
        canvas.rotate(by: 0.3)
        canvas.scale(x: 300, y: 300)
        canvas.draw(
          TextLayout("Small", style: TextStyle(font: .system(size: 0.07))),
          at: CGPoint(x: 0.1, y: 0.08))
      }
    },
    Sample(name: "an overlapping translucent text", budget: 0.03) { canvas in
      canvas.draw(
        TextLayout(
          "WAVE",
          style: TextStyle(
            font: .system(size: 30), color: Color(red: 1, green: 0, blue: 0, alpha: 0.5),
            kerning: -8, hasUnderline: true, hasStrikethrough: true)), at: CGPoint(x: 5, y: 5))
      canvas.withGroup(GroupEffects(blendMode: .multiply)) {
        canvas.draw(
          TextLayout(
            "WAVE",
            style: TextStyle(font: .system(size: 30), color: .systemBlue, kerning: -8)),
          at: CGPoint(x: 5, y: 40), compositing: Compositing(alpha: 0.5, blendMode: .multiply))
      }
    },
    Sample(name: "ends of nothing", budget: 0.01) { canvas in
      canvas.fill(box(0, 0, 120, 80), with: .color(.systemYellow))
      canvas.withSavedState {
        canvas.clip(to: box(0, 0, 40, 80))
        canvas.withGroup(GroupEffects(blendMode: .copy)) {}
      }
      canvas.withSavedState {
        canvas.clip(to: box(60, 0, 40, 80))
        canvas.fill(
          box(70, 90, 40, 80), with: .color(.systemRed), rule: .nonZero,
          compositing: Compositing(blendMode: .sourceIn))
      }
    },
  ]

  private static let tile: Image = {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 255, 255, 255, 255, 128]
    return (try? Image(rgba: pixels, width: 2, height: 2))
      ?? Image(premultipliedBGRA: [0, 0, 0, 0], width: 1, height: 1, scale: 1)
  }()
}
