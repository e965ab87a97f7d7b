/// Violations, each once: those that differ only in the names of their rules are joined.
struct ViolationList {
  private(set) var violations: [EInvoice.Violation] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    var term: String
    var path: String
    var message: String
  }

  mutating func add(_ violation: EInvoice.Violation) {
    let key = Key(term: violation.term, path: violation.path, message: violation.message)
    guard let index = indices[key] else {
      indices[key] = violations.count
      return violations.append(violation)
    }
    for (layer, names) in violation.names {
      var known = violations[index].names[layer] ?? []
      known += names.filter { !known.contains($0) }
      violations[index].names[layer] = known
    }
  }
}
