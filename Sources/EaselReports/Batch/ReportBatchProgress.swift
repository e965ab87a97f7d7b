/// The state of a batch after a document: the numbers of documents that are finished, failed and
/// skipped.
///
/// No number ever decreases.
public struct ReportBatchProgress: Hashable, Sendable {
  /// The number of finished documents: those that are written or received.
  public internal(set) var documentCount = 0
  /// The number of items without a document, because an error was thrown for them.
  public internal(set) var failureCount = 0
  /// The number of items that were skipped, because their file exists.
  public internal(set) var skippedCount = 0
  /// The number of pages of the finished documents.
  public internal(set) var pageCount = 0
  /// The number of items of the batch; `nil` if it is not known before the last one.
  public internal(set) var total: Int?

  /// The number of items that are finished, failed or skipped.
  public var endedCount: Int { documentCount + failureCount + skippedCount }

  /// The fraction of the items that are finished, failed or skipped, from 0 to 1; `nil` if the number
  /// of items is not known.
  public var fraction: Double? {
    guard let total, total > 0 else { return nil }
    return min(Double(endedCount) / Double(total), 1)
  }
}
