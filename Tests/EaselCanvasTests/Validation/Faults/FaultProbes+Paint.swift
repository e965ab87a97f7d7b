import Foundation

@testable import EaselCanvas

extension FaultProbes {
  // MARK: Paths

  static let paths: [String: FaultProbe] = [
    "path-01": .calls(.noted(.limitExceeded), "stroked in chunks") {
      let surface = try bitmap()
      surface.canvas.stroke(tangle(20_000), with: black)
      return surface.context.diagnostics
    },
    "path-02": .throwing(.limitExceeded) {
      let surface = try bitmap(policy: .strict)
      surface.canvas.fill(tangle(20_000), with: black)
      _ = try surface.finishImage()
    },
    "path-04": .sound("an empty path has no ink, and clips everything away") { canvas in
      canvas.fill(Path(), with: black)
      canvas.stroke(Path(), with: black)
      canvas.withSavedState {
        canvas.clip(to: Path())
        try? FaultMismatch.unless(canvas.clipBounds.isEmpty, "something can be drawn")
      }
    },
  ]

  /// A path through points anywhere on the bitmap, which crosses itself again and again.
  private static func tangle(_ count: Int) -> Path {
    var numbers = FaultNumbers(seed: 7)
    return Path { path in
      path.move(to: point(numbers.next() * 500, numbers.next() * 500))
      for _ in 1..<count { path.addLine(to: point(numbers.next() * 500, numbers.next() * 500)) }
    }
  }

  static func bitmap(policy: RenderOptions.Policy = .lenient) throws -> BitmapSurface {
    try BitmapSurface(
      size: CGSize(width: 500, height: 500), options: RenderOptions(policy: policy))
  }

  // MARK: Paints

  private static func paint(_ code: EaselError.Code, _ paint: Paint) -> FaultProbe {
    .refused(code) { $0.fill(rect(), with: paint) }
  }

  private static func gradient(_ locations: [CGFloat]) -> Paint {
    let stops = locations.map { Gradient.Stop(.red, at: $0) }
    return .linearGradient(
      LinearGradient(Gradient(stops: stops), from: .zero, to: point(50, 0)))
  }

  static let paints: [String: FaultProbe] = [
    "paint-01": paint(.invalidNumber, .color(Color(red: .nan, green: 0, blue: 0))),
    "paint-03": .sound("clamped to 0 … 1") { canvas in
      for alpha in [2, -1] as [CGFloat] {
        canvas.fill(
          rect(), with: black, rule: .nonZero, compositing: Compositing(alpha: alpha))
      }
    },
    "paint-04": .refused(.invalidNumber) {
      $0.fill(rect(), with: black, rule: .nonZero, compositing: Compositing(alpha: .infinity))
    },
    "paint-06": paint(.invalidNumber, gradient([0, .nan])),
    "paint-07": .refused(.outOfRange) { canvas in
      canvas.fill(rect(), with: gradient([-0.5, 1]))
      canvas.fill(rect(), with: gradient([0, 1.5]))
    },
    "paint-09": paint(.limitExceeded, gradient((0..<100_000).map { CGFloat($0) / 100_000 })),
    "paint-10": .sound("no mesh can be given; a conic gradient of that reach is drawn") { canvas in
      let conic = ConicGradient(Gradient([.red, .blue]), center: point(50, 50))
      let everything = CGRect(x: -9e5, y: -9e5, width: 1.8e6, height: 1.8e6)
      canvas.fill(everything, with: .conicGradient(conic))
    },
    "paint-12": .impossible("blend modes are an enumeration"),
    "paint-13": .throwing(.invalidImage, "when the image is created") {
      _ = try Image(rgba: [1, 2, 3], width: 10, height: 10)
    },
    "paint-15": paint(
      .invalidNumber,
      .radialGradient(RadialGradient(Gradient([.red, .blue]), center: point(9, 9), radius: -1))),
  ]

  // MARK: Surfaces

  private static func bitmap(_ width: CGFloat, _ height: CGFloat) -> FaultProbe {
    .throwing(.invalidSize, "the message names the limit") {
      do {
        _ = try BitmapSurface(size: CGSize(width: width, height: height))
      } catch let error as EaselError {
        try FaultMismatch.unless(error.message.contains("32767"), error.message)
        throw error
      }
    }
  }

  private static func page(_ width: CGFloat, _ height: CGFloat) -> FaultProbe {
    .throwing(.invalidSize, "a side has 3 … 14,400 points") {
      try PDFDocument().page(size: CGSize(width: width, height: height)) { _ in }
    }
  }

  static let surfaces: [String: FaultProbe] = [
    "surf-01": bitmap(0, 0),
    "surf-03": bitmap(32_768, 10),
    "surf-04": bitmap(100_000, 100_000),
    "surf-06": .calls(.sound, "it is made, drawn on, and written") {
      let surface = try BitmapSurface(size: CGSize(width: 32_767, height: 10))
      surface.canvas.fill(CGRect(x: 32_766, y: 0, width: 1, height: 10), with: .color(.blue))
      let rendered = try surface.finishImage()
      try FaultMismatch.unless(
        rendered.output.straightPixel(x: 32_766, y: 5) == [0, 0, 255, 255], "no ink")
      _ = try rendered.output.encodedPNG()
      return rendered.diagnostics
    },
    "surf-07": page(0, 0),
    "surf-09": page(.nan, 10),
    "surf-10": page(.infinity, 10),
    "surf-12": page(1e308, 1e308),
    "surf-13": page(14_401, 14_401),
    "surf-15": page(1e6, 100),
    "surf-16": .throwing(.documentClosed) {
      let surface = try bitmap(policy: .strict)
      _ = try surface.finishImage()
      surface.canvas.fill(rect(), with: black)
      _ = try surface.finishImage()
    },
    "surf-18": .refused(.limitExceeded) { canvas in
      for _ in 0..<10_000 { canvas.beginGroup(GroupEffects()) }
      for _ in 0..<10_000 { canvas.endGroup() }
    },
    "surf-19": .impossible("pixels are handed out as a copy"),
    "mem-01": .test(
      "WorkerFaultTests.memory", .refused(.outOfMemory), "where a bitmap is made"),
  ]
}

/// Numbers that are the same for a seed, by the multiplier and increment of Knuth's MMIX generator.
struct FaultNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 6_364_136_223_846_793_005 }

  /// The next integer.
  mutating func bits() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 11
  }

  /// The next number in 0 ..< 1.
  mutating func next() -> CGFloat { CGFloat(bits()) / CGFloat(1 << 53) }
}
