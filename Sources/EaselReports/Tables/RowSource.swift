import EaselBlocks
import Foundation

/// The rows of a table, one after another.
final class RowSource<Row> {
  private let next: () -> Row?
  /// Rows that were waited for and not read.
  private var loaded: [Row] = []
  private var first = 0
  /// Reads asynchronous rows; nil for a sequence.
  private let loader: RowLoader<Row>?
  private var isAtEnd = false

  /// - Parameter next: The next row; nil at the end.
  init(_ next: @escaping () -> Row?) {
    self.next = next
    loader = nil
  }

  init<Rows: AsyncSequence>(_ rows: Rows) where Rows.Element == Row {
    next = { nil }
    loader = SequenceLoader(rows)
  }

  /// What came of asking for a row.
  enum Answer {
    case row(Row)
    case end
    /// Rows are to be waited for.
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
  /// How many rows are waited for at once: some pages of them.
  private static var batch: Int { 256 }

  func load(_ isolation: isolated (any Actor)?) async throws {
    guard let loader else { return }
    loaded.removeFirst(first)
    first = 0
    loaded += try await loader.load(Self.batch, isolation)
  }
}

/// Reads an asynchronous sequence of rows.
private class RowLoader<Row> {
  fileprivate(set) var isAtEnd = false

  /// Waits for rows, of which there are fewer at the end only.
  func load(_ count: Int, _ isolation: isolated (any Actor)?) async throws -> [Row] { [] }
}

/// Reads an asynchronous sequence of a type.
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
