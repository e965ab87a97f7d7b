extension Recording {
  /// Returns the recording without its paragraphs, parts of lines and artifacts, to be drawn within
  /// one element; `nil` if other marked content, such as a link or a heading, would be lost.
  package var withoutParagraphs: Recording? {
    var kept: [Operation] = []
    kept.reserveCapacity(operations.count)
    for operation in operations {
      switch operation {
      case .beginMarkedContent(let content):
        guard content.isPlainText else { return nil }
      case .endMarkedContent: continue
      case .recording(let inner):
        guard let inner = inner.withoutParagraphs else { return nil }
        kept.append(.recording(inner))
      default: kept.append(operation)
      }
    }
    return Recording(operations: kept, bounds: bounds)
  }
}

extension MarkedContent {
  /// Whether it is a paragraph, a section or a part of a line without texts of its own, or an
  /// artifact.
  fileprivate var isPlainText: Bool {
    switch self {
    case .artifact: return true
    case .link, .destination, .figure: return false
    case .tag(let tag):
      guard tag == Tag(tag.kind) else { return false }
      return switch tag.kind {
      case .paragraph, .section, .part, .span, .emphasis, .strong, .artifact: true
      default: false
      }
    }
  }
}
