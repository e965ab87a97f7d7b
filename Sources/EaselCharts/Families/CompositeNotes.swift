import EaselCanvas

/// The diagnostics of a chart family about its data, one for each kind of fault.
///
/// A diagnostic names the first three items, and the number of the others.
struct CompositeNotes {
  let operation: String
  private var counts: [String: (names: [String], count: Int)] = [:]
  private var order: [String] = []

  init(_ operation: String) { self.operation = operation }

  /// Records a fault of an item.
  mutating func add(_ fault: String, _ name: String) {
    if counts[fault] == nil { order.append(fault) }
    var known = counts[fault] ?? ([], 0)
    if known.count < 3 { known.names.append(name) }
    known.count += 1
    counts[fault] = known
  }

  /// The diagnostics, in the order in which the faults were first recorded.
  var diagnostics: [Diagnostic] {
    order.map { fault in
      let known = counts[fault] ?? ([], 0)
      let more = known.count - known.names.count
      let names = known.names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      return Diagnostic(
        .warning, .invalidData, "\(operation): \(fault) (\(names))", operation: operation,
        value: names)
    }
  }
}
