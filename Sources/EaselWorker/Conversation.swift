import EaselCanvas
import Foundation
import Synchronization

/// The exchange of a job and a reply with one worker.
///
/// The job is written while the reply and the errors are read, so that both sides never wait for
/// each other with a full buffer.
final class Conversation: Sendable {
  /// The way in which the exchange ended.
  enum Ending {
    case reply(WorkerReply)
    case invalid(Data)
    case tooLong
    /// The worker closed its output, or ended, after a part of a reply, or without any.
    case closed(Data)
    case deadline
    case cancelled
  }

  struct Result {
    var ending: Ending
    var end: WorkerProcess.End
    var duration: Duration
    /// The end of its standard error output.
    var errors: String
  }

  private let isCancelled = Mutex(false)

  func cancel() { isCancelled.withLock { $0 = true } }

  /// The time between checks for cancellation and for the end of the process, while no bytes
  /// arrive.
  private static let tick: Int32 = 20  // milliseconds
  /// The maximum number of bytes of the error output that are kept.
  private static let tail = 8_192
  /// The time that a worker may take to end after its reply.
  private static let grace = Duration.seconds(1)

  /// Exchanges the job and the reply; afterwards the process has always ended and is collected.
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
      // The worker may still clean up; the document is complete.
      state.waitForEnd(until: min(clock.now + Self.grace, start + deadline), isCancelled)
    case .closed:
      // Its exit status tells whether it crashed.
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

  /// The sockets and the bytes that were exchanged.
  private struct State {
    let process: WorkerProcess
    var job: Data
    var reply = Data()
    var errors = Data()
    var isWriting = true
    var isReading = true
    var hasErrors = true

    /// Writes and reads until the reply is complete or cannot be completed.
    mutating func exchange(
      until deadline: ContinuousClock.Instant, _ maximumReplyBytes: Int, _ isCancelled: () -> Bool
    ) -> Ending {
      var isOver = false
      while true {
        if isCancelled() { return .cancelled }
        if ContinuousClock.now >= deadline { return .deadline }
        // After the end of the process the sockets are read once more, since they still contain its
        // output.
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

    /// Waits until the process has ended, and reads its errors, so that it does not block on them.
    mutating func waitForEnd(until latest: ContinuousClock.Instant, _ isCancelled: () -> Bool) {
      isReading = false
      while !process.hasEnded, ContinuousClock.now < latest, !isCancelled() {
        readErrors()
        usleep(1_000)
      }
    }

    /// Waits until bytes can be written or read, or until a tick has passed.
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
      // A worker that stops reading may still answer.
      if job.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR {
        shutdown(process.input, Int32(SHUT_WR))
        isWriting = false
      }
    }

    mutating func readErrors() {
      guard hasErrors else { return }
      hasErrors = read(process.errors, into: &errors, keeping: Conversation.tail)
    }

    /// Reads the available bytes; returns false at the end of the stream.
    ///
    /// - Parameters:
    ///   - most: The number of bytes beyond which it stops, since the reply is too long.
    ///   - tail: The minimum number of last bytes that are kept; nil for all.
    private func read(
      _ socket: Int32, into data: inout Data, beyond most: Int = .max, keeping tail: Int? = nil
    ) -> Bool {
      let size = 64 * 1_024
      return withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
        // Bounded, so that continuous output does not prevent the check of the deadline.
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

    /// The end of the error output as text for a message.
    ///
    /// The stack frames that follow the message of a Swift trap are left out.
    var errorText: String {
      String(decoding: errors.suffix(Conversation.tail), as: UTF8.self)
        .split(whereSeparator: \.isNewline)
        .filter { !($0.first?.isNumber == true && $0.contains(" 0x")) }
        .joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}
