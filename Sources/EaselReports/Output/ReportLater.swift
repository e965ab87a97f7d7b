import EaselCanvas
import Foundation

/// Lines of texts that are set when what they say is known.
final class ReportLater: LaterDrawing {
  private struct Pending {
    let number: Int
    let isReady: () -> Bool
    let draw: (any Canvas) -> Void
  }

  private unowned let target: any PageTarget
  private var pending: [Pending] = []
  /// How many were left when all were looked at last.
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
        "a text that refers to what follows shows what was expected: "
          + ((error as? EaselError)?.message
            ?? "it stands in a drawing of its own, which is made at once"),
        operation: "Report")
      return draw(canvas)
    }
    pending.append(Pending(number: number, isReady: isReady, draw: draw))
  }

  /// Draws what is known; only now and then, so that what waits long is not looked at on each page.
  func drawSome() throws {
    guard pending.count >= 2 * kept + 64 else { return }
    try drawReady()
  }

  /// Draws what is known.
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
