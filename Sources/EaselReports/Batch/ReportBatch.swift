import EaselCanvas
import Foundation

/// Many reports, made of items such as customers, and written by several tasks at a time.
///
/// ```swift
/// struct Customer { var key: String; var balance: Decimal }
/// let customers = (1000..<2000).map { Customer(key: "\($0)", balance: 119) }
/// let result = try await ReportBatch(customers).write(
///   to: URL(filePath: "statements"), name: \.key
/// ) { customer in
///   Report("Account \(customer.key)", language: "en") {
///     KeyValues(["Balance": Text(customer.balance, format: .currency(code: "EUR"))])
///   }
/// }
/// for failure in result.failures { print(failure.name, failure.error) }
/// for entry in result.diagnostics { print(entry) }
/// ```
///
/// Items are read when a task is free, and a document is removed from memory when it is written: the
/// memory is that of ``atOnce`` documents, and 20 to 40 bytes for each name. Files and lists are the
/// same for any number of tasks. Tasks draw on the threads of Swift's concurrency, and let other tasks
/// run after each page.
public struct ReportBatch<Item: Sendable> {
  /// The reaction to an item without a document: its name is not valid, or the closure that makes its
  /// report, the rendering or the writing threw an error.
  public enum FailurePolicy: Hashable, Sendable {
    /// Goes on with the other items; the failures are in the result.
    case goOn
    /// Begins no further document, finishes those that are begun, and throws the failure that is the
    /// first in the order of the input.
    case stop
  }

  /// The maximum number of documents that are made at the same time, at least 1.
  ///
  /// The default is the number of active processors. More take more memory and are not faster, unless
  /// the closure that makes a report waits, for example for a database.
  public var atOnce: Int
  /// The reaction to an item without a document; by default the batch goes on.
  public var failurePolicy: FailurePolicy
  /// The number of items for the progress; `nil` if it is not known.
  ///
  /// It is known for collections, such as arrays.
  public var total: Int?
  /// The maximum number of failures that the result lists, with their items; 10,000 by default.
  ///
  /// Further ones are counted.
  public var maximumFailures = 10_000
  /// The maximum number of diagnostics of each severity and code that the result lists; 1,000 by
  /// default.
  ///
  /// Further ones are counted.
  public var maximumDiagnostics = 1_000
  let makeItems: () -> BatchItems<Item>

  /// Creates a batch from the items of a sequence, such as an array or a lazy sequence.
  ///
  /// - Parameters:
  ///   - items: The items, which are read one by one.
  ///   - atOnce: The maximum number of documents that are made at the same time. The default is the
  ///     number of active processors.
  ///   - failurePolicy: The reaction to an item without a document. The default is to go on.
  public init(
    _ items: some Sequence<Item>,
    atOnce: Int = ProcessInfo.processInfo.activeProcessorCount,
    onFailure failurePolicy: FailurePolicy = .goOn
  ) {
    self.atOnce = atOnce
    self.failurePolicy = failurePolicy
    // Lazy filters return 0, since they would have to call their closure for a number.
    total = (items as? any Collection).map(\.underestimatedCount).flatMap { $0 > 0 ? $0 : nil }
    makeItems = { SequenceItems(items) }
  }

  /// Creates a batch from the items of an asynchronous sequence, such as the rows of a query.
  ///
  /// The end of a document is noticed when the next item arrives: until then its progress is not
  /// reported, and a failure does not stop the batch.
  ///
  /// - Parameters:
  ///   - items: The items, which are read one by one. An error that they throw ends the batch.
  ///   - atOnce: The maximum number of documents that are made at the same time. The default is the
  ///     number of active processors.
  ///   - failurePolicy: The reaction to an item without a document. The default is to go on.
  public init<Items: AsyncSequence>(
    stream items: Items,
    atOnce: Int = ProcessInfo.processInfo.activeProcessorCount,
    onFailure failurePolicy: FailurePolicy = .goOn
  ) where Items.Element == Item {
    self.atOnce = atOnce
    self.failurePolicy = failurePolicy
    total = nil
    makeItems = { StreamItems(items) }
  }
}
