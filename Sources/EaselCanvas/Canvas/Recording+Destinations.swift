extension Recording {
  /// Whether destinations are in it, also in recordings inside.
  private var hasDestinations: Bool {
    operations.contains {
      switch $0 {
      case .beginMarkedContent(.destination): true
      case .recording(let inner): inner.hasDestinations
      default: false
      }
    }
  }

  /// The same drawing without its destinations, for what is drawn once more: each has one place in a
  /// document.
  package func withoutDestinations() -> Recording {
    guard hasDestinations else { return self }
    var kept: [Operation] = []
    kept.reserveCapacity(operations.count)
    // For each content that is open, whether it is kept.
    var contents: [Bool] = []
    for operation in operations {
      switch operation {
      case .beginMarkedContent(.destination): contents.append(false)
      case .beginMarkedContent:
        contents.append(true)
        kept.append(operation)
      case .endMarkedContent: if contents.popLast() ?? true { kept.append(operation) }
      case .recording(let inner): kept.append(.recording(inner.withoutDestinations()))
      default: kept.append(operation)
      }
    }
    return Recording(operations: kept, bounds: bounds)
  }
}
