import EaselCanvas
import Foundation

extension ReportBatch {
  /// A document of a batch: its bytes, its name, and the item that it was made of.
  public struct Document: Sendable {
    /// The item that the document was made of.
    public let item: Item
    /// The name that the batch gave the document.
    public let name: String
    /// The bytes of the PDF document.
    public let data: Data
    /// The number of pages.
    public let pageCount: Int
    /// The diagnostics of the rendering, which are in the list of the batch as well.
    public let diagnostics: [Diagnostic]
  }

  /// An item without a document, with the error that was thrown for it.
  ///
  /// A batch that stops at the first failure throws it.
  ///
  /// ```swift
  /// let batch = ReportBatch(["1000", "1001"], onFailure: .stop)
  /// do {
  ///   _ = try await batch.write(to: url, name: \.self) { number in
  ///     Report("Account \(number)", language: "en") { Text(number) }
  ///   }
  /// } catch let failure as ReportBatch<String>.Failure {
  ///   print(failure.name, failure.error)
  /// }
  /// ```
  public struct Failure: Error, Sendable {
    /// The item, with which another batch can try again.
    public let item: Item
    /// The position of the item in the input, counted from 0.
    public let index: Int
    /// The name of the item's document.
    public let name: String
    /// The error that the closure, the rendering or the writing threw.
    public let error: any Error
  }

  /// The outcome of a batch: the numbers of documents and pages, the failures and the diagnostics.
  ///
  /// Its lists are in the order of the input, and the same for any number of tasks. Failures and
  /// diagnostics that nobody reads are printed to standard error in debug builds of Easel.
  public struct Result: Sendable {
    private let counts: ReportBatchProgress
    private let failed: RenderResult<[Failure]>
    private let noted: RenderResult<[ReportBatchDiagnostic]>

    init(
      _ counts: ReportBatchProgress, _ failures: FirstEntries<Failure>,
      _ diagnostics: BatchDiagnostics
    ) {
      self.counts = counts
      let kept = failures.sorted.map(\.value)
      failed = RenderResult(output: kept, diagnostics: Self.printed(kept, failures.count))
      var merged = diagnostics.merged()
      if failures.leftOut > 0 {
        merged.append(
          ReportBatchDiagnostic(
            name: nil,
            diagnostic: Diagnostic(
              .error, .limitExceeded,
              "\(failures.leftOut) further failures are left out of the list; write the batch again with "
                + "skipsExisting, or raise ReportBatch.maximumFailures",
              operation: "ReportBatch.maximumFailures", value: "\(failures.leftOut)")))
      }
      noted = RenderResult(output: merged, diagnostics: merged.map(Self.printed))
    }

    /// The number of finished documents: those that were written or received.
    public var documentCount: Int { counts.documentCount }
    /// The number of pages of the finished documents.
    public var pageCount: Int { counts.pageCount }
    /// The number of items that were skipped, because their file exists.
    public var skippedCount: Int { counts.skippedCount }
    /// The number of items without a document, also of those that ``failures`` leaves out.
    public var failureCount: Int { counts.failureCount }

    /// The failures in the order of the input; those after ``ReportBatch/maximumFailures`` are left
    /// out, which ``diagnostics`` says.
    public var failures: [Failure] {
      _ = failed.diagnostics
      return failed.output
    }

    /// The items of ``failures``, with which another batch can try again.
    ///
    /// ```swift
    /// func write(_ numbers: [Int]) async throws -> ReportBatch<Int>.Result {
    ///   try await ReportBatch(numbers).write(to: url, name: { "\($0)" }) { number in
    ///     Report("Account \(number)", language: "en") { Text("\(number)") }
    ///   }
    /// }
    /// var result = try await write([1000, 1001])
    /// if result.failureCount > 0 { result = try await write(result.failedItems) }
    /// ```
    public var failedItems: [Item] { failures.map(\.item) }

    /// The diagnostics of all finished documents, in the order of the input.
    ///
    /// Of each severity and code those of the first documents are kept, up to
    /// ``ReportBatch/maximumDiagnostics``. Entries at the end have the numbers of those that are left
    /// out.
    public var diagnostics: [ReportBatchDiagnostic] {
      _ = noted.diagnostics
      return noted.output
    }

    /// The failures as the one line that is printed if nobody reads them.
    private static func printed(_ failures: [Failure], _ count: Int) -> [Diagnostic] {
      guard let first = failures.first else { return [] }
      return [
        Diagnostic(
          .error, .outputFailed, "\(count) documents of a batch failed; the first is \(first)",
          operation: "ReportBatch")
      ]
    }

    /// A diagnostic as it is printed if nobody reads it: without its page, so that equal ones of many
    /// documents are one line.
    private static func printed(_ entry: ReportBatchDiagnostic) -> Diagnostic {
      var diagnostic = entry.diagnostic
      diagnostic.page = nil
      return diagnostic
    }
  }
}

extension ReportBatch.Failure: LocalizedError, CustomStringConvertible {
  /// The name of the document and the error.
  public var description: String { "“\(NameInMessage(name).text)”: \(error)" }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}

extension ReportBatch.Result: CustomStringConvertible {
  /// The numbers of documents, pages, failures and skipped items as one line.
  public var description: String {
    "\(documentCount) documents with \(pageCount) pages; \(failureCount) failed, \(skippedCount) skipped"
  }
}
