import EaselCanvas
import Foundation

/// A drawing that is a function of time.
///
/// ```swift
/// let size = CGSize(width: 120, height: 40)
/// let drawing = AnimatedDrawing(size: size, duration: 2) { canvas, time in
///   let bar = CGRect(x: 10, y: 10, width: 50 * time, height: 20)
///   canvas.fill(bar, with: .color(.systemBlue))
/// }
/// try drawing.write(to: URL(fileURLWithPath: "bar.png"))
/// ```
///
/// The size is in points, and times are in seconds from 0 to ``duration``. Each call that writes or
/// renders it draws one pass: the times are in ascending order, each frame is drawn on a new, empty
/// canvas, and all are drawn on the calling thread. A drawing that can only go forwards, such as
/// one that advances a virtual clock, makes a new closure for each pass: use
/// ``init(size:duration:passes:)``.
public struct AnimatedDrawing {
  /// A closure that draws one frame on a canvas, for a time in seconds.
  public typealias Draw = (_ canvas: any Canvas, _ time: TimeInterval) throws -> Void

  /// The size of each frame, in points.
  public let size: CGSize
  /// The time of the end state, in seconds.
  public let duration: TimeInterval

  let makePass: () throws -> Draw

  /// Creates a drawing from a closure that can draw any time, any number of times.
  ///
  /// - Parameters:
  ///   - size: The size of each frame, in points.
  ///   - duration: The time of the end state, in seconds.
  ///   - draw: The closure that draws one frame.
  public init(size: CGSize, duration: TimeInterval, draw: @escaping Draw) {
    self.init(size: size, duration: duration, passes: { draw })
  }

  /// Creates a drawing that only goes forwards from a closure that starts a new pass.
  ///
  /// ```swift
  /// final class Slide {
  ///   var x = 0.0
  ///   func advance(to time: TimeInterval) { x = max(x, 40 * time) }
  /// }
  /// let drawing = AnimatedDrawing(size: CGSize(width: 120, height: 40), duration: 1) {
  ///   let slide = Slide()
  ///   return { canvas, time in
  ///     slide.advance(to: time)
  ///     canvas.fill(CGRect(x: slide.x, y: 10, width: 20, height: 20), with: .color(.systemBlue))
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of each frame, in points.
  ///   - duration: The time of the end state, in seconds.
  ///   - passes: The closure that returns the drawing closure of one pass.
  public init(size: CGSize, duration: TimeInterval, passes: @escaping () throws -> Draw) {
    self.size = size
    self.duration = duration
    makePass = passes
  }
}
