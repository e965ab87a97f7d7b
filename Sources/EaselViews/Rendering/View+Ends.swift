import EaselCanvas
import Foundation

extension View {
  /// The moment at which the last of the animations that the view has now ends, in seconds; 0
  /// without any.
  ///
  /// What goes on for ever counts one pass. Animations that only another's end begins are not known
  /// yet: ``runAnimationsToEnd(options:)`` runs them all.
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

  /// Runs the view's clock until nothing ends any more, completions and what they begin included,
  /// and returns the moment.
  ///
  /// The clock only goes forwards, so the moments before need a fresh view.
  ///
  /// - Throws: Strictly, the first diagnostic of error severity.
  public func runAnimationsToEnd(options: RenderOptions = RenderOptions()) throws -> TimeInterval {
    var options = options
    options.time = nil
    let canvas = RecordingCanvas(context: RenderContext(options))
    // The picture of the end notes the same.
    canvas.context.ignoreDiagnostics()
    render(on: canvas)
    if options.policy == .strict, let error = canvas.context.firstError { throw error }
    return layer.root.clock?.time ?? 0
  }
}
