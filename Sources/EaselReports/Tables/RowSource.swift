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
    loader = RowLoader(rows)
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

/// Reads an asynchronous sequence.
private final class RowLoader<Row> {
  private let next: (isolated (any Actor)?) async throws -> Row?
  private(set) var isAtEnd = false

  init<Rows: AsyncSequence>(_ rows: Rows) where Rows.Element == Row {
    let box = IteratorBox(rows.makeAsyncIterator())
    next = { try await box.next($0) }
  }

  func load(_ count: Int, _ isolation: isolated (any Actor)?) async throws -> [Row] {
    var rows: [Row] = []
    while rows.count < count {
      if Task.isCancelled { throw CancellationError() }
      guard let row = try await next(isolation) else {
        isAtEnd = true
        break
      }
      rows.append(row)
    }
    return rows
  }
}

/// An iterator that is shared by the closures that read it.
private final class IteratorBox<Iterator: AsyncIteratorProtocol> {
  private var iterator: Iterator

  init(_ iterator: Iterator) { self.iterator = iterator }

  func next(_ isolation: isolated (any Actor)?) async throws -> Iterator.Element? {
    var copy = iterator
    defer { iterator = copy }
    return try await copy.next(isolation: isolation)
  }
}
