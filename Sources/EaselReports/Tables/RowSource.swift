import EaselBlocks
import Foundation

/// The source of the rows of a table, read one by one.
final class RowSource<Row> {
  private let next: () -> Row?
  /// Asynchronous rows that are loaded; those before `first` are read.
  private var loaded: [Row] = []
  private var first = 0
  /// Loads asynchronous rows; `nil` for a sequence.
  private let loader: RowLoader<Row>?
  private var isAtEnd = false

  /// - Parameter next: Returns the next row; `nil` at the end.
  init(_ next: @escaping () -> Row?) {
    self.next = next
    loader = nil
  }

  init<Rows: AsyncSequence>(_ rows: Rows) where Rows.Element == Row {
    next = { nil }
    loader = SequenceLoader(rows)
  }

  /// The result of reading a row.
  enum Answer {
    case row(Row)
    case end
    /// The row is not loaded yet.
    case wait
  }

  func read() -> Answer {
    guard !isAtEnd else { return .end }
    guard let loader else {
      if let row = next() { return .row(row) }
      isAtEnd = true
      return .end
    }
    if first < loaded.count {
      defer { first += 1 }
      return .row(loaded[first])
    }
    guard loader.isAtEnd else { return .wait }
    isAtEnd = true
    return .end
  }
}

extension RowSource: RowSupply {
  /// The number of rows that are loaded at once, enough for some pages.
  private static var batch: Int { 256 }

  func load(_ isolation: isolated (any Actor)?) async throws {
    guard let loader else { return }
    loaded.removeFirst(first)
    first = 0
    loaded += try await loader.load(Self.batch, isolation)
  }
}

/// Loads rows from an asynchronous sequence, with its type erased.
private class RowLoader<Row> {
  fileprivate(set) var isAtEnd = false

  /// Loads rows; returns fewer than `count` only at the end.
  func load(_ count: Int, _ isolation: isolated (any Actor)?) async throws -> [Row] { [] }
}

/// Loads rows from an asynchronous sequence of a known type.
private final class SequenceLoader<Rows: AsyncSequence>: RowLoader<Rows.Element> {
  private var iterator: Rows.AsyncIterator

  init(_ rows: Rows) { iterator = rows.makeAsyncIterator() }

  override func load(
    _ count: Int, _ isolation: isolated (any Actor)?
  ) async throws -> [Rows.Element] {
    var rows: [Rows.Element] = []
    var iterator = iterator
    defer { self.iterator = iterator }
    while rows.count < count {
      if Task.isCancelled { throw CancellationError() }
      guard let row = try await iterator.next(isolation: isolation) else {
        isAtEnd = true
        break
      }
      rows.append(row)
    }
    return rows
  }
}
