import Foundation

/// Takes the bytes of a document as they come, and ends in one of two ways.
///
/// The first failure is kept; everything after it is ignored, and ``finish()`` throws it.
package final class OutputSink {
  private enum State {
    case data(Data)
    case file(AtomicFile)
    case closure((UnsafeRawBufferPointer) throws -> Void)
    case ended
  }

  private var state: State
  /// The file that is written, for messages; nil for memory.
  let target: String?
  /// Bytes that wait for a write of their own: cairo hands them over number by number.
  private var buffer = Data()
  private(set) var failure: (any Error)?

  /// Bytes that are written at once: as many as a pipe of Linux holds.
  private static let capacity = 64 * 1_024

  /// Opens the target; throws at once when a file cannot be made beside it.
  init(_ target: OutputTarget, synchronizes: Bool) throws {
    switch target {
    case .data: self.target = nil
    case .file(let url): self.target = url.path
    case .sink: self.target = "the sink"
    }
    switch target {
    case .data: state = .data(Data())
    case .file(let url): state = .file(try AtomicFile(url, synchronizes: synchronizes))
    case .sink(let closure): state = .closure(closure)
    }
  }

  /// Writes a whole document; returns its bytes when the target is memory, else nothing.
  package static func deliver(
    _ data: Data, to target: OutputTarget, synchronizes: Bool
  ) throws -> Data {
    try OutputSink(target, synchronizes: synchronizes).deliver { data }
  }

  /// Writes what a closure makes as the whole output; when it throws, the target stays as it was.
  func deliver(_ make: () throws -> Data) throws -> Data {
    do {
      write(try make())
    } catch {
      abandon()
      throw error
    }
    return try finish()
  }

  /// Writes bytes; false when this or an earlier write failed.
  @discardableResult
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard failure == nil else { return false }
    switch state {
    case .data(var data):
      // Taken out for the append, so that the bytes are not copied each time.
      state = .ended
      data.append(contentsOf: bytes)
      state = .data(data)
    case .file, .closure:
      if buffer.count + bytes.count > Self.capacity { flush() }
      if bytes.count > Self.capacity { pass(bytes) } else { buffer.append(contentsOf: bytes) }
    case .ended: return false
    }
    return failure == nil
  }

  /// Hands what waits to the target.
  private func flush() {
    guard !buffer.isEmpty else { return }
    buffer.withUnsafeBytes { pass($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Hands bytes to the target, and keeps what it throws.
  private func pass(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil else { return }
    do {
      switch state {
      case .file(let file): try BlockedSignals.during(reports: true) { try file.write(bytes) }
      case .closure(let closure): try BlockedSignals.during { try closure(bytes) }
      case .data, .ended: break
      }
    } catch {
      failure = error
    }
  }

  /// Writes bytes.
  @discardableResult
  func write(_ data: Data) -> Bool { data.withUnsafeBytes { write($0) } }

  /// Completes the output; returns its bytes when it went to memory.
  func finish() throws -> Data {
    flush()
    defer { state = .ended }
    if let failure {
      abandon()
      throw failure
    }
    switch state {
    case .data(let data): return data
    case .file(let file): try file.commit()
    case .closure, .ended: break
    }
    return Data()
  }

  /// Gives the output up: a file's target stays as it was.
  func abandon() {
    if case .file(let file) = state { file.abandon() }
    buffer = Data()
    state = .ended
  }
}
