/// The entries of the first documents, up to a maximum number, in the order of the input.
///
/// Documents are finished in any order. The entries that are kept do not depend on it, and the memory
/// does not depend on the number of documents.
struct FirstEntries<Value> {
  private let maximum: Int
  private var entries: [(index: Int, value: Value)] = []
  /// The number of all entries, also of those that are left out.
  private(set) var count = 0

  init(_ maximum: Int) { self.maximum = max(maximum, 0) }

  /// The number of entries that are left out.
  var leftOut: Int { max(count - maximum, 0) }

  /// Adds an entry of a document; those of one document are added one after the other.
  mutating func add(_ value: Value, of index: Int) {
    count += 1
    entries.append((index, value))
    // Twice the maximum, so that an entry takes constant time on average, apart from the sorting.
    if entries.count / 2 > maximum { entries = Array(sorted) }
  }

  /// The entries that are kept, in the order of the input.
  var sorted: ArraySlice<(index: Int, value: Value)> {
    // The sort is stable: entries of one document stay in their order.
    entries.sorted { $0.index < $1.index }.prefix(maximum)
  }
}
