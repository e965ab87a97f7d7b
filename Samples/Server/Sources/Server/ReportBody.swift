import Easel
import Hummingbird

/// The body of a response that is a report, as PDF.
///
/// A report hands its bytes to a synchronous closure, which may wait, and no thread of Swift's tasks may.
/// So it is drawn by a thread of its own, at most 16 pieces of 64 KiB ahead of the client. Where the
/// client hangs up, the task that sends is cancelled or fails; the closure throws then, which ends the
/// rendering.
///
/// - Parameter makeReport: Makes the report; called by that thread.
func reportBody(_ makeReport: @escaping @Sendable () -> Report) -> ResponseBody {
  ResponseBody { writer in
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
      do {
        try makeReport().render(
          to: .sink { bytes in
            room.wait()
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
