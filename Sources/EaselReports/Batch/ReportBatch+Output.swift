import EaselCanvas
import Foundation

extension ReportBatch {
  /// Writes a PDF file for each item into a folder, several at a time.
  ///
  /// A file is written completely or not at all. An existing file is replaced, or kept by
  /// `skipsExisting`. Two items with the same name are never written to one file: the later one is a
  /// failure.
  ///
  /// ```swift
  /// let result = try await ReportBatch(1...1000, atOnce: 4).write(
  ///   to: URL(filePath: "statements"), name: { "statement-\($0)" }, skipsExisting: true,
  ///   progress: { print($0.endedCount, "of 1000") }
  /// ) { number in
  ///   Report("Statement \(number)", language: "en") { Text("Statement \(number)") }
  /// }
  /// print(result)
  /// ```
  ///
  /// When the task is canceled, no further document is begun, those that are begun end at their next
  /// page and leave no file, and `CancellationError` is thrown. Finished files remain, after this and
  /// after any other error: with `skipsExisting` the same call goes on with the missing ones.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created if it does not exist.
  ///   - name: Returns the name of an item's file, without the extension `pdf`, which is added. A name
  ///     is not empty and at most 251 bytes long, has no `/` and no control characters, and does not
  ///     begin with a dot.
  ///   - skipsExisting: Whether an item is skipped whose file exists and is not empty; its report is
  ///     not made. The default is false.
  ///   - options: The appearance, locale, limits, and the policy for diagnostics.
  ///   - progress: A closure that is called after each item, one call at a time, by the caller's actor.
  ///   - isolation: The actor that reads the items and calls `name` and `progress`; by default that of
  ///     the caller.
  ///   - makeReport: Makes the report of an item; called by several tasks at the same time. An error
  ///     that it throws is a failure of the item.
  /// - Returns: The numbers of documents, the failures and the diagnostics.
  /// - Throws: `outputFailed` if the folder cannot be created or written, `outOfRange` if ``atOnce`` is
  ///   below 1, the first ``Failure`` if the batch stops at failures, `CancellationError`, and errors
  ///   of an asynchronous sequence of items.
  public func write(
    to folder: URL, name: (Item) -> String, skipsExisting: Bool = false,
    options: RenderOptions = RenderOptions(), progress: ((ReportBatchProgress) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    report makeReport: @escaping @Sendable (Item) async throws -> Report
  ) async throws -> Result {
    try checkTasks()
    try BatchFolder.prepare(folder)
    let run = BatchRun(self, BatchNames(.files), progress) { name in
      skipsExisting && BatchFolder.hasDocument(BatchNames.file(name, in: folder))
    }
    return try await run.result(isolation, name: name) { item, name in
      try await Self.render(
        makeReport(item), to: .file(BatchNames.file(name, in: folder)), options
      ).counts
    }
  }

  /// Passes the bytes of a PDF document for each item to a closure, several at a time.
  ///
  /// ```swift
  /// @Sendable func send(_ document: Data, to address: String) async throws { print(document.count) }
  /// let result = try await ReportBatch(["ada@example.com"]).render(name: \.self) { address in
  ///   Report("March", language: "en") { Text("Hello \(address)") }
  /// } to: { document in
  ///   try await send(document.data, to: document.item)
  /// }
  /// print(result.failures)
  /// ```
  ///
  /// Documents are received in the order in which they are finished, and by several tasks at the same
  /// time. When the task is canceled, no further document is begun, those that are begun end at their
  /// next page, and `CancellationError` is thrown.
  ///
  /// - Parameters:
  ///   - name: Returns the name of an item's document. It is not empty, and no other item has it.
  ///   - options: The appearance, locale, limits, and the policy for diagnostics.
  ///   - progress: A closure that is called after each item, one call at a time, by the caller's actor.
  ///   - isolation: The actor that reads the items and calls `name` and `progress`; by default that of
  ///     the caller.
  ///   - makeReport: Makes the report of an item; called by several tasks at the same time. An error
  ///     that it throws is a failure of the item.
  ///   - receive: Receives a document; called by several tasks at the same time, once for each
  ///     document. An error that it throws is a failure of the item.
  /// - Returns: The numbers of documents, the failures and the diagnostics.
  /// - Throws: `outOfRange` if ``atOnce`` is below 1, the first ``Failure`` if the batch stops at
  ///   failures, `CancellationError`, and errors of an asynchronous sequence of items.
  public func render(
    name: (Item) -> String, options: RenderOptions = RenderOptions(),
    progress: ((ReportBatchProgress) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    report makeReport: @escaping @Sendable (Item) async throws -> Report,
    to receive: @escaping @Sendable (Document) async throws -> Void
  ) async throws -> Result {
    try checkTasks()
    let run = BatchRun(self, BatchNames(.keys), progress)
    return try await run.result(isolation, name: name) { item, name in
      let (counts, data) = try await Self.render(makeReport(item), to: .data, options)
      try await receive(
        Document(
          item: item, name: name, data: data, pageCount: counts.pages,
          diagnostics: counts.diagnostics))
      return counts
    }
  }

  private func checkTasks() throws {
    guard atOnce >= 1 else {
      throw EaselError(
        .outOfRange, "a batch makes \(atOnce) documents at once; give 1 or more",
        operation: "ReportBatch.atOnce", value: "\(atOnce)")
    }
  }

  private static func render(
    _ report: Report, to target: OutputTarget, _ options: RenderOptions
  ) async throws -> (counts: BatchRun<Item>.Counts, data: Data) {
    var pages = 0
    let result = try await report.render(
      to: target, options: options, progress: { pages = $0 }, isolation: nil)
    return (BatchRun<Item>.Counts(pages: pages, diagnostics: result.diagnostics), result.output)
  }
}
