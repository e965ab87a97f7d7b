import EaselCanvas
import Foundation

extension View {
  /// The time of the clock, in seconds, at which the last current animation in the view's tree
  /// ends; 0 without animations.
  ///
  /// The tree includes the superviews of the view. For an animation that repeats forever, the end
  /// of its first pass counts. Animations that start when another animation ends are not included;
  /// ``runAnimationsToEnd(options:)`` runs them as well.
  public var animationEnd: TimeInterval {
    layoutIfNeeded()
    let root = layer.root
    var end: TimeInterval = 0
    root.forEachAnimated { _, entry, toClock in
      var timing = entry.timing
      if !timing.activeDuration.isFinite {
        (timing.repeatCount, timing.repeatDuration) = (0, 0)
      }
      guard timing.activeDuration.isFinite, timing.speed > 0 else { return }
      let own = timing.parentTime(atOwn: timing.activeDuration)
      end = max(end, own.flatMap(toClock) ?? 0)
    }
    return end
  }

  /// Runs the view's clock until all animations have ended, and returns its time in seconds.
  ///
  /// Completion handlers run as well, and so do the animations that they start. The clock only runs
  /// forwards, so drawing an earlier time afterwards requires a new view.
  ///
  /// - Parameter options: The options of the rendering; its time is ignored.
  /// - Returns: The time of the clock at the end, in seconds.
  /// - Throws: With the policy `strict`, the first diagnostic of error severity.
  public func runAnimationsToEnd(options: RenderOptions = RenderOptions()) throws -> TimeInterval {
    var options = options
    options.time = nil
    let canvas = RecordingCanvas(context: RenderContext(options))
    // The rendering of the final image notes the same diagnostics.
    canvas.context.ignoreDiagnostics()
    render(on: canvas)
    if options.policy == .strict, let error = canvas.context.firstError { throw error }
    return layer.root.clock?.time ?? 0
  }
}
