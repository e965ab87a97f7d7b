extension Recording {
  /// Whether the recording or a recording inside it has destinations.
  private var hasDestinations: Bool {
    operations.contains {
      switch $0 {
      case .beginMarkedContent(.destination): true
      case .recording(let inner): inner.hasDestinations
      default: false
      }
    }
  }

  /// Returns the same drawing without its destinations, to be drawn again.
  ///
  /// A destination has only one position in a document.
  package func withoutDestinations() -> Recording {
    guard hasDestinations else { return self }
    var kept: [Operation] = []
    kept.reserveCapacity(operations.count)
    // One entry for each open range of marked content: whether it is kept.
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
