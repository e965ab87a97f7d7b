import EaselCanvas
import Foundation

/// A drawing that is a function of time.
///
/// ```swift
/// let drawing = AnimatedDrawing(size: CGSize(width: 120, height: 40), duration: 2) { canvas, time in
///   let bar = CGRect(x: 10, y: 10, width: 50 * time, height: 20)
///   canvas.fill(bar, with: .color(.systemBlue))
/// }
/// try drawing.write(to: URL(fileURLWithPath: "bar.png"))
/// ```
///
/// The size is in points, times are in seconds from 0 to ``duration``. One writing is one pass: the
/// moments come in ascending order, each on a canvas of its own that is empty, all of them on the
/// thread that asked. Every writing begins a pass of its own; a drawing that can only go forward,
/// such as one that moves a virtual clock, is made anew for each by ``init(size:duration:passes:)``.
public struct AnimatedDrawing {
  /// Draws a moment, in seconds.
  public typealias Draw = (_ canvas: any Canvas, _ time: TimeInterval) throws -> Void

  /// The size of each picture, in points.
  public let size: CGSize
  /// The moment of the end state, in seconds.
  public let duration: TimeInterval

  let makePass: () throws -> Draw

  /// Describes a drawing that can be drawn at any moment, as often as wanted.
  public init(size: CGSize, duration: TimeInterval, draw: @escaping Draw) {
    self.init(size: size, duration: duration, passes: { draw })
  }

  /// Describes a drawing that only goes forward: the closure makes what draws one pass.
  ///
  /// ```swift
  /// AnimatedDrawing(size: size, duration: 1) {
  ///   let clock = Clock()
  ///   return { canvas, time in clock.advance(to: time).draw(on: canvas) }
  /// }
  /// ```
  public init(size: CGSize, duration: TimeInterval, passes: @escaping () throws -> Draw) {
    self.size = size
    self.duration = duration
    makePass = passes
  }
}
