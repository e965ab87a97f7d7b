import EaselCanvas
import Foundation

/// An animation: a drawing that a closure makes for each time in seconds, and that can be written
/// to a file.
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
/// renders the drawing makes one pass: it draws the frames in ascending order of their times, each
/// on a new, empty canvas, on the calling thread. A drawing whose frames cannot be drawn in another
/// order, such as one that advances a virtual clock, needs a new closure for each pass: use
/// ``init(size:duration:passes:)``.
public struct AnimatedDrawing {
  /// A closure that draws the frame at a time, in seconds, on a canvas.
  public typealias Draw = (_ canvas: any Canvas, _ time: TimeInterval) throws -> Void

  /// The size of each frame, in points.
  public let size: CGSize
  /// The length of the animation in seconds, which is the time of its end state.
  public let duration: TimeInterval

  let makePass: () throws -> Draw

  /// Creates a drawing from a closure that draws the frame at a time, whatever was drawn before.
  ///
  /// - Parameters:
  ///   - size: The size of each frame, in points.
  ///   - duration: The time of the end state, in seconds.
  ///   - draw: The closure that draws one frame.
  public init(size: CGSize, duration: TimeInterval, draw: @escaping Draw) {
    self.init(size: size, duration: duration, passes: { draw })
  }

  /// Creates a drawing whose frames can be drawn in ascending order only, from a closure that
  /// returns a new drawing closure for each pass.
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
  ///   - passes: The closure that is called once for each pass. The drawing closure that it returns
  ///     is called with ascending times.
  public init(size: CGSize, duration: TimeInterval, passes: @escaping () throws -> Draw) {
    self.size = size
    self.duration = duration
    makePass = passes
  }
}
