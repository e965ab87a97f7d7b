import EaselCanvas
import Foundation
import Synchronization

/// What is said between a caller and one worker: the job is written while the reply and the errors
/// are read, so that neither waits for the other with a full buffer.
final class Conversation: Sendable {
  /// How it came to its end.
  enum Ending {
    case reply(WorkerReply)
    case invalid(Data)
    case tooLong
    /// The worker closed its output, or ended, after a part of a reply, or nothing.
    case closed(Data)
    case deadline
    case cancelled
  }

  struct Result {
    var ending: Ending
    var end: WorkerProcess.End
    var duration: Duration
    /// The last of what it wrote to its standard error.
    var errors: String
  }

  private let isCancelled = Mutex(false)

  func cancel() { isCancelled.withLock { $0 = true } }

  /// How long nothing is looked at while nothing comes: cancellation and ends are seen by then.
  private static let tick: Int32 = 20  // milliseconds
  /// The longest tail of the errors that is kept.
  private static let tail = 8_192
  /// How long a worker that has answered may take to end by itself.
  private static let grace = Duration.seconds(1)

  /// Holds the conversation; whatever happens, the process has ended and is collected afterwards.
  func hold(
    with process: WorkerProcess, job: Data, deadline: Duration, maximumReplyBytes: Int
  ) -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    var state = State(process: process, job: job)
    let isCancelled = { self.isCancelled.withLock { $0 } }
    let ending = state.exchange(until: start + deadline, maximumReplyBytes, isCancelled)
    switch ending {
    case .reply:
      // It may still tidy up; the document is there.
      state.waitForEnd(until: min(clock.now + Self.grace, start + deadline), isCancelled)
    case .closed:
      // Whether it crashed or will go on is known only at its end.
      state.waitForEnd(until: start + deadline, isCancelled)
    case .invalid, .tooLong, .deadline, .cancelled: break
    }
    state.readErrors()
    let isLate = !process.hasEnded
    let end = process.collect()
    state.close()
    var result = Result(
      ending: ending, end: end, duration: clock.now - start, errors: state.errorText)
    if case .closed = ending, isLate { result.ending = .deadline }
    return result
  }

  /// The sockets and what went through them.
  private struct State {
    let process: WorkerProcess
    var job: Data
    var reply = Data()
    var errors = Data()
    var isWriting = true
    var isReading = true
    var hasErrors = true

    /// Writes and reads until the reply is complete or cannot become so.
    mutating func exchange(
      until deadline: ContinuousClock.Instant, _ maximumReplyBytes: Int, _ isCancelled: () -> Bool
    ) -> Ending {
      var isOver = false
      while true {
        if isCancelled() { return .cancelled }
        if ContinuousClock.now >= deadline { return .deadline }
        // What it wrote before its end is still in the sockets: they are read once more after it.
        let hasEnded = process.hasEnded
        if !hasEnded { wait() }
        if isWriting { write() }
        readErrors()
        if isReading { isReading = read(process.output, into: &reply, beyond: maximumReplyBytes) }
        if reply.count > maximumReplyBytes { return .tooLong }
        switch WorkerReply.read(reply) {
        case .complete(let reply): return .reply(reply)
        case .invalid: return .invalid(reply.prefix(80))
        case .incomplete: break
        }
        if !isReading || isOver { return .closed(reply.prefix(80)) }
        isOver = hasEnded
      }
    }

    /// Waits until the process has ended, and reads its errors, lest it waits for that.
    mutating func waitForEnd(until latest: ContinuousClock.Instant, _ isCancelled: () -> Bool) {
      isReading = false
      while !process.hasEnded, ContinuousClock.now < latest, !isCancelled() {
        readErrors()
        usleep(1_000)
      }
    }

    /// Waits until something can be written or read, or for a tick.
    private func wait() {
      var polled: [pollfd] = []
      if isReading { polled.append(pollfd(fd: process.output, events: Int16(POLLIN), revents: 0)) }
      if hasErrors { polled.append(pollfd(fd: process.errors, events: Int16(POLLIN), revents: 0)) }
      if isWriting { polled.append(pollfd(fd: process.input, events: Int16(POLLOUT), revents: 0)) }
      _ = poll(&polled, nfds_t(polled.count), Conversation.tick)
    }

    private mutating func write() {
      let count = job.withUnsafeBytes { bytes in
        send(
          process.input, bytes.baseAddress, bytes.count,
          Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      }
      if count > 0 { job = job.dropFirst(count) }
      // A worker that reads no further may still answer.
      if job.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR {
        shutdown(process.input, Int32(SHUT_WR))
        isWriting = false
      }
    }

    mutating func readErrors() {
      guard hasErrors else { return }
      hasErrors = read(process.errors, into: &errors, keeping: Conversation.tail)
    }

    /// Reads what is there; false at the end.
    ///
    /// - Parameters:
    ///   - most: As soon as there are more bytes than these, it stops: they are too many.
    ///   - tail: How many bytes are kept at the least; all, if it is nil.
    private func read(
      _ socket: Int32, into data: inout Data, beyond most: Int = .max, keeping tail: Int? = nil
    ) -> Bool {
      let size = 64 * 1_024
      return withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
        // A flood may not keep it here for ever: the deadline is looked at between.
        for _ in 0..<64 where data.count <= most {
          let count = recv(socket, buffer.baseAddress, size, Int32(MSG_DONTWAIT))
          if count == 0 { return false }
          if count < 0 { return errno == EAGAIN || errno == EINTR }
          data.append(contentsOf: buffer[..<count])
          if let tail, data.count > 2 * tail { data = Data(data.suffix(tail)) }
        }
        return true
      }
    }

    func close() {
      for socket in [process.input, process.output, process.errors] { Glibc.close(socket) }
    }

    /// The last of the errors as text for a message, without the frames of a Swift trap's stack,
    /// which come after its message.
    var errorText: String {
      String(decoding: errors.suffix(Conversation.tail), as: UTF8.self)
        .split(whereSeparator: \.isNewline)
        .filter { !($0.first?.isNumber == true && $0.contains(" 0x")) }
        .joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}
