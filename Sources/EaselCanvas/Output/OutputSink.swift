import Foundation

/// A receiver of the bytes of a document, which is completed or abandoned at the end.
///
/// The first error is stored. Everything after it is ignored, and ``finish()`` throws it.
package final class OutputSink {
  private enum State {
    case data(Data)
    case file(AtomicFile)
    case closure((UnsafeRawBufferPointer) throws -> Void)
    case ended
  }

  private var state: State
  /// The name of the target for messages, or `nil` for memory.
  let target: String?
  /// Bytes that are written together later: cairo passes them on number by number.
  private var buffer = Data()
  private(set) var failure: (any Error)?

  /// The number of bytes that are written together.
  ///
  /// It is the capacity of a pipe on Linux.
  private static let capacity = 64 * 1_024

  /// Opens the target.
  ///
  /// Throws at once if a file cannot be created in its folder.
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

  /// Writes a whole document.
  ///
  /// Returns its bytes if the target is memory, otherwise no bytes.
  package static func deliver(
    _ data: Data, to target: OutputTarget, synchronizes: Bool
  ) throws -> Data {
    try OutputSink(target, synchronizes: synchronizes).deliver { data }
  }

  /// Writes the bytes that a closure returns as the whole output.
  ///
  /// If the closure throws, the target stays as it was.
  func deliver(_ make: () throws -> Data) throws -> Data {
    do {
      write(try make())
    } catch {
      abandon()
      throw error
    }
    return try finish()
  }

  /// Writes bytes.
  ///
  /// Returns `false` if this or an earlier write failed.
  @discardableResult
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard failure == nil else { return false }
    switch state {
    case .data(var data):
      // Removed from the state during the append, so that the bytes are not copied each time.
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

  /// Passes the buffered bytes to the target.
  private func flush() {
    guard !buffer.isEmpty else { return }
    buffer.withUnsafeBytes { pass($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Passes bytes to the target and stores the error that it throws.
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

  /// Completes the output.
  ///
  /// Returns its bytes if the target is memory.
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

  /// Abandons the output; the file at the target stays as it was.
  func abandon() {
    if case .file(let file) = state { file.abandon() }
    buffer = Data()
    state = .ended
  }
}
