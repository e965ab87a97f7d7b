/// The items of one run of a batch, read one by one, with the type of their sequence erased.
class BatchItems<Item> {
  /// Returns the next item; `nil` at the end.
  func next(_ isolation: isolated (any Actor)?) async throws -> Item? { nil }
}

/// The items of a sequence.
final class SequenceItems<Items: Sequence>: BatchItems<Items.Element> {
  private var iterator: Items.Iterator

  init(_ items: Items) { iterator = items.makeIterator() }

  override func next(_ isolation: isolated (any Actor)?) async throws -> Items.Element? {
    iterator.next()
  }
}

/// The items of an asynchronous sequence.
final class StreamItems<Items: AsyncSequence>: BatchItems<Items.Element> {
  private var iterator: Items.AsyncIterator

  init(_ items: Items) { iterator = items.makeAsyncIterator() }

  override func next(_ isolation: isolated (any Actor)?) async throws -> Items.Element? {
    // A copy, since a property cannot be changed during a wait.
    var iterator = iterator
    defer { self.iterator = iterator }
    return try await iterator.next(isolation: isolation)
  }
}
