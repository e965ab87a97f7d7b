import EaselCanvas
import Foundation

/// The text lines that are drawn later, when their content is known.
final class ReportLater: LaterDrawing {
  private struct Pending {
    let number: Int
    let isReady: () -> Bool
    let draw: (any Canvas) -> Void
  }

  private unowned let target: any PageTarget
  private var pending: [Pending] = []
  /// The number of parts that were left after the last check of all.
  private var kept = 0

  init(_ target: any PageTarget) { self.target = target }

  func draw(
    in rect: CGRect, on canvas: any Canvas, when isReady: @escaping () -> Bool,
    _ draw: @escaping (any Canvas) -> Void
  ) {
    let number: Int
    do {
      number = try target.deferDrawing(in: rect, on: canvas)
    } catch {
      let code = (error as? EaselError)?.code ?? .unsupportedOption
      canvas.context.note(
        .error, code,
        "a text with a value that is known later keeps its placeholder: "
          + ((error as? EaselError)?.message
            ?? "it is inside a separate drawing, which is created at once"),
        operation: "Report")
      return draw(canvas)
    }
    pending.append(Pending(number: number, isReady: isReady, draw: draw))
  }

  /// Draws the parts that are ready; checks only when their number has doubled, so that the total
  /// cost stays linear.
  func drawSome() throws {
    guard pending.count >= 2 * kept + 64 else { return }
    try drawReady()
  }

  /// Draws the parts that are ready.
  func drawReady() throws {
    let all = pending
    pending = []
    for part in all {
      guard part.isReady() else {
        pending.append(part)
        continue
      }
      try target.draw(deferred: part.number) { part.draw($0) }
    }
    kept = pending.count
  }
}
