import EaselCanvas
import Foundation

@testable import EaselAnimation

/// Drawings that change, stay, clear, and let through.
enum Example {
  static let size = CGSize(width: 60, height: 40)

  /// A bar that grows and a half-transparent disc that crosses it.
  static func growth(_ duration: TimeInterval = 0.5) -> AnimatedDrawing {
    AnimatedDrawing(size: size, duration: duration) { canvas, time in
      let share = CGFloat(time / duration)
      canvas.fill(
        CGRect(x: 5, y: 35 - 30 * share, width: 12.5, height: 30 * share),
        with: .color(.systemBlue))
      canvas.fill(
        Path(ellipseIn: CGRect(x: 40 - 30 * share, y: 10, width: 15, height: 15)),
        with: .color(.red), alpha: 0.5)
    }
  }

  /// A square that jumps at the given moments, and is still in between.
  static func steps(_ times: [TimeInterval], duration: TimeInterval) -> AnimatedDrawing {
    AnimatedDrawing(size: size, duration: duration) { canvas, time in
      let index = times.filter { $0 <= time + 1e-9 }.count
      canvas.fill(
        CGRect(x: 2 + 5 * CGFloat(index), y: 3, width: 4, height: 4), with: .color(.black))
    }
  }

  /// Two discs that move in opposite corners of rows of squares, which stay.
  static func corners() -> AnimatedDrawing {
    AnimatedDrawing(size: size, duration: 0.5) { canvas, time in
      for index in 0..<40 {
        let (x, y) = (CGFloat(index % 8) * 7.3, CGFloat(index / 8) * 8)
        canvas.fill(
          CGRect(x: x, y: y, width: 5, height: 5),
          with: .color(Color(red: x / 60, green: y / 40, blue: 0.5)))
      }
      let shift = CGFloat(time) * 8
      for center in [CGPoint(x: 3 + shift, y: 3), CGPoint(x: 57 - shift, y: 37)] {
        canvas.fill(
          Path(ellipseIn: CGRect(x: center.x - 3, y: center.y - 3, width: 6, height: 6)),
          with: .color(.red))
      }
    }
  }

  /// Nothing but a colour.
  static func still(_ duration: TimeInterval) -> AnimatedDrawing {
    AnimatedDrawing(size: size, duration: duration) { canvas, _ in
      canvas.fill(CGRect(origin: .zero, size: size), with: .color(.systemTeal))
    }
  }

  /// The images that an animation should show, each as drawn by itself.
  static func stills(
    _ drawing: AnimatedDrawing, _ times: [TimeInterval], _ options: AnimationExportOptions
  ) throws -> [Image] {
    try times.map { try drawing.still(at: $0, options: options).output }
  }
}

/// A folder of a test's own, removed with it.
final class Folder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("easel-\(UUID().uuidString)", isDirectory: true)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names of all that is in it, sorted, hidden files among them.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

extension Image {
  /// The greatest difference of a component, colours multiplied by alpha; nil for other sizes.
  func maximumDifference(from other: Image) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return withPremultipliedBytes { mine in
      other.withPremultipliedBytes { theirs in
        zip(mine, theirs).map { abs(Int($0) - Int($1)) }.max()
      }
    }
  }
}

extension Image {
  /// The mean difference of a component, colours multiplied by alpha; nil for other sizes.
  func meanDifference(from other: Image) -> Double? {
    guard width == other.width, height == other.height else { return nil }
    return withPremultipliedBytes { mine in
      other.withPremultipliedBytes { theirs in
        Double(zip(mine, theirs).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) })
          / Double(mine.count)
      }
    }
  }
}
