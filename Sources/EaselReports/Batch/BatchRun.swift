import EaselCanvas

/// One run of a batch: the tasks that are begun, the numbers so far, and the lists of the result.
final class BatchRun<Item: Sendable> {
  /// The facts of a finished document.
  struct Counts: Sendable {
    let pages: Int
    let diagnostics: [Diagnostic]
  }

  /// Makes the document of an item with a name.
  typealias Make = @Sendable (Item, String) async throws -> Counts

  /// The outcome of a document.
  private struct Ended: Sendable {
    let index: Int
    let item: Item
    let name: String
    let result: Result<Counts, any Error>
  }

  private let batch: ReportBatch<Item>
  private let items: BatchItems<Item>
  private var names: BatchNames
  private let skips: (String) -> Bool
  private let progress: ((ReportBatchProgress) -> Void)?
  private var counts = ReportBatchProgress()
  private var failures: FirstEntries<ReportBatch<Item>.Failure>
  private var diagnostics: BatchDiagnostics
  /// The failure that is the first in the order of the input.
  private var firstFailure: ReportBatch<Item>.Failure?
  private var isCanceled = false
  /// The error that the sequence of items threw.
  private var readingError: (any Error)?

  /// The number of items that are skipped or refused before other tasks run.
  private static var stepsAtOnce: Int { 256 }

  init(
    _ batch: ReportBatch<Item>, _ names: BatchNames,
    _ progress: ((ReportBatchProgress) -> Void)?, skips: @escaping (String) -> Bool = { _ in false }
  ) {
    self.batch = batch
    self.names = names
    self.progress = progress
    self.skips = skips
    items = batch.makeItems()
    counts.total = batch.total
    failures = FirstEntries(batch.maximumFailures)
    diagnostics = BatchDiagnostics(batch.maximumDiagnostics)
  }

  /// Makes all documents, and returns the result.
  func result(
    _ isolation: isolated (any Actor)?, name: (Item) -> String, _ make: @escaping Make
  ) async throws -> ReportBatch<Item>.Result {
    await withTaskGroup(of: Ended.self, isolation: isolation) { group in
      // Named here, so that the closure runs on the caller's actor.
      _ = isolation
      var index = 0
      var running = 0
      while let item = await nextItem(isolation) {
        let name = name(item)
        if begins(item, index, name) {
          group.addTask { [index] in
            do {
              let counts = try await make(item, name)
              return Ended(index: index, item: item, name: name, result: .success(counts))
            } catch {
              return Ended(index: index, item: item, name: name, result: .failure(error))
            }
          }
          running += 1
        } else if index % Self.stepsAtOnce == 0 {
          await Task.yield()
        }
        index += 1
        if running == batch.atOnce, let ended = await group.next(isolation: isolation) {
          running -= 1
          take(ended)
        }
      }
      while let ended = await group.next(isolation: isolation) { take(ended) }
    }
    if isCanceled { throw CancellationError() }
    if batch.failurePolicy == .stop, let firstFailure { throw firstFailure }
    if let readingError { throw readingError }
    return ReportBatch.Result(counts, failures, diagnostics)
  }

  /// Returns the next item; `nil` at the end, and when no further document is begun.
  private func nextItem(_ isolation: isolated (any Actor)?) async -> Item? {
    if batch.failurePolicy == .stop, firstFailure != nil { return nil }
    var item: Item?
    do {
      item = try await items.next(isolation)
    } catch {
      readingError = error
    }
    // Read after the item: asynchronous sequences end when their task is canceled.
    guard !Task.isCancelled else {
      isCanceled = true
      return nil
    }
    return item
  }

  /// Returns whether a task for an item begins: its name is valid, and it is not skipped.
  private func begins(_ item: Item, _ index: Int, _ name: String) -> Bool {
    do {
      try names.add(name)
    } catch {
      fail(ReportBatch.Failure(item: item, index: index, name: name, error: error))
      return false
    }
    guard skips(name) else { return true }
    counts.skippedCount += 1
    report()
    return false
  }

  private func take(_ ended: Ended) {
    switch ended.result {
    case .success(let document):
      counts.documentCount += 1
      counts.pageCount += document.pages
      diagnostics.add(document.diagnostics, of: ended.index, ended.name)
      report()
    case .failure(let error):
      guard !Task.isCancelled else {
        isCanceled = true
        return
      }
      fail(
        ReportBatch.Failure(item: ended.item, index: ended.index, name: ended.name, error: error))
    }
  }

  private func fail(_ failure: ReportBatch<Item>.Failure) {
    counts.failureCount += 1
    failures.add(failure, of: failure.index)
    if failure.index < firstFailure?.index ?? .max { firstFailure = failure }
    report()
  }

  private func report() {
    if let total = counts.total, counts.endedCount > total { counts.total = nil }
    progress?(counts)
  }
}
