import Easel
import Hummingbird

/// The body of a response that is a report, as PDF.
///
/// A report hands its bytes to a synchronous closure, which may wait, and no thread of Swift's tasks may.
/// So it is drawn by a thread of its own, in turns with other reports (``DrawingTurns``), and at most 16
/// pieces of 64 KiB ahead of the client. Where the client hangs up, the task that sends is cancelled or
/// fails; the closure throws then, which ends the rendering.
///
/// - Parameters:
///   - place: The place of the report, which is taken until all is sent.
///   - makeReport: Makes the report; called by that thread.
func reportBody(
  in place: ReportPlace, _ makeReport: @escaping @Sendable () -> Report
) -> ResponseBody {
  ResponseBody { writer in
    defer { withExtendedLifetime(place) {} }
    let (pieces, continuation) = AsyncThrowingStream<ByteBuffer, any Error>.makeStream()
    // One that ends with less than it began with is an error, so it begins with nothing.
    let room = DispatchSemaphore(value: 0)
    for _ in 0..<16 { room.signal() }
    // Lets the thread find that nobody reads on.
    defer {
      continuation.finish()
      room.signal()
    }
    Thread.detachNewThread {
      let turns = DrawingTurns.shared
      var turn = turns.begin()
      defer { turns.end() }
      do {
        try makeReport().render(
          to: .sink { bytes in
            let hasRoom = room.wait(timeout: .now()) == .success
            if !hasRoom || turn.isOver {
              turns.end()
              if !hasRoom { room.wait() }
              turn = turns.begin()
            }
            let result = continuation.yield(ByteBuffer(bytes: bytes))
            if case .terminated = result { throw CancellationError() }
          })
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    for try await piece in pieces {
      try await writer.write(piece)
      room.signal()
    }
    try Task.checkCancellation()
    try await writer.finish(nil)
  }
}
