import Foundation

extension Recording {
  /// A part of a recording that is drawn within one element: its content, or an artifact in it.
  package struct ElementPart {
    package let recording: Recording
    /// Whether it has hidden text or images, which are an artifact also within the element.
    package let isArtifact: Bool
  }

  /// Returns the recording in parts without marks, to be drawn one after the other within one
  /// element; `nil` if marked content, such as a link or a heading, would be lost.
  ///
  /// Hidden text and images are parts of their own, since nobody may read them. Hidden lines and
  /// areas remain in the content around them, where nothing of them is read.
  package var elementParts: [ElementPart]? {
    var splitter = ElementSplitter(bounds: bounds)
    guard splitter.add(operations) else { return nil }
    return splitter.finish()
  }

  /// The recording without its paragraphs, parts of lines and artifacts; `nil` if other marked
  /// content would be lost, or hidden text would be read.
  fileprivate var withoutParagraphs: Recording? {
    guard let parts = elementParts, parts.count <= 1 else { return nil }
    guard let part = parts.first else { return Recording(operations: [], bounds: bounds) }
    return part.isArtifact ? nil : part.recording
  }

  /// Whether anything in it can be read: text, an image or a page of a file.
  fileprivate var isReadable: Bool { operations.contains(where: \.isReadable) }
}

extension Recording.Operation {
  fileprivate var isReadable: Bool {
    switch self {
    case .text, .image, .pdf: true
    case .recording(let inner): inner.isReadable
    case .beginGroup(let effects): effects.mask?.recording.isReadable ?? false
    default: false
    }
  }
}

/// Divides the operations of a recording at its hidden text and images.
private struct ElementSplitter {
  private let bounds: CGRect
  private var parts: [Recording.ElementPart] = []
  /// The operations of the current part, and whether it draws anything.
  private var kept: [Recording.Operation] = []
  private var isDrawn = false
  private var isArtifact = false
  /// The transforms and clips in force, for each state that is saved.
  private var states: [[Recording.Operation]] = [[]]
  /// The number of open groups, which cannot be divided.
  private var groupCount = 0
  /// Whether each open mark is the outermost one of a part that is an artifact.
  private var marks: [Bool] = []

  init(bounds: CGRect) { self.bounds = bounds }

  /// Adds operations; returns false if a mark would be lost.
  mutating func add(_ operations: [Recording.Operation]) -> Bool {
    for (index, operation) in operations.enumerated() {
      switch operation {
      case .beginMarkedContent(let content):
        guard content.isPlainText || isArtifact && content.isWithoutLinks else { return false }
        let begins =
          !isArtifact && content.isArtifact && Self.isReadable(operations[(index + 1)...])
        if begins, !begin(isArtifact: true) { return false }
        marks.append(begins)
      case .endMarkedContent:
        if marks.popLast() == true, !begin(isArtifact: false) { return false }
      case .recording(let inner):
        if isArtifact {
          guard inner.operations.allSatisfy(\.isWithoutLinks) else { return false }
          draw(operation)
        } else {
          guard let inner = inner.withoutParagraphs else { return false }
          draw(.recording(inner))
        }
      default: keep(operation)
      }
    }
    return true
  }

  private mutating func keep(_ operation: Recording.Operation) {
    switch operation {
    case .save: states.append([])
    case .restore: if states.count > 1 { states.removeLast() }
    case .concatenate, .clip: states[states.count - 1].append(operation)
    case .beginGroup: groupCount += 1
    case .endGroup: groupCount -= 1
    default: break
    }
    switch operation {
    case .save, .restore, .concatenate, .clip: kept.append(operation)
    default: draw(operation)
    }
  }

  private mutating func draw(_ operation: Recording.Operation) {
    kept.append(operation)
    isDrawn = true
  }

  /// Begins a part with the transform and the clip of the one before; returns false within a group.
  private mutating func begin(isArtifact: Bool) -> Bool {
    guard groupCount == 0 else { return false }
    endPart()
    self.isArtifact = isArtifact
    for (level, state) in states.enumerated() {
      if level > 0 { kept.append(.save) }
      kept += state
    }
    return true
  }

  private mutating func endPart() {
    if isDrawn {
      kept += Array(repeating: .restore, count: states.count - 1)
      parts.append(
        Recording.ElementPart(
          recording: Recording(operations: kept, bounds: bounds), isArtifact: isArtifact))
    }
    kept = []
    isDrawn = false
  }

  mutating func finish() -> [Recording.ElementPart] {
    endPart()
    return parts
  }

  /// Whether anything can be read up to the end of the mark that began before the operations.
  private static func isReadable(_ operations: ArraySlice<Recording.Operation>) -> Bool {
    var depth = 1
    for operation in operations {
      switch operation {
      case .beginMarkedContent: depth += 1
      case .endMarkedContent:
        depth -= 1
        if depth == 0 { return false }
      default: if operation.isReadable { return true }
      }
    }
    return false
  }
}

extension Recording.Operation {
  /// Whether it has no link and no destination, also in a recording.
  fileprivate var isWithoutLinks: Bool {
    switch self {
    case .beginMarkedContent(let content): content.isWithoutLinks
    case .recording(let inner): inner.operations.allSatisfy(\.isWithoutLinks)
    default: true
    }
  }
}

extension MarkedContent {
  /// Whether it is an artifact.
  fileprivate var isArtifact: Bool {
    switch self {
    case .artifact: return true
    case .link, .destination, .figure: return false
    case .tag(let tag): if case .artifact = tag.kind { return true } else { return false }
    }
  }

  fileprivate var isWithoutLinks: Bool {
    switch self {
    case .link, .destination: false
    case .artifact, .figure, .tag: true
    }
  }

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
