/// The blocks around a block, from the root; diagnostics use it to name their origin.
///
/// It contains containers and blocks of the user, but no modifiers.
package final class BlockPath {
  private let parent: BlockPath?
  private let label: Name
  /// The source location of the block; `nil` for types whose initializers do not record it.
  let source: SourceLocation?

  /// The name of the block's type.
  package var name: String {
    switch label {
    case .text(let text): text
    case .type(let type): "\(type)"
    }
  }

  /// Whether the innermost block is of a type.
  func isOf(_ type: Any.Type) -> Bool {
    guard case .type(let own) = label else { return false }
    return own == type
  }

  /// A name in a path; the name of a type is formatted only when a diagnostic needs it.
  package enum Name: ExpressibleByStringInterpolation {
    case text(String)
    case type(Any.Type)

    package init(stringLiteral text: String) { self = .text(text) }
  }

  package init(_ name: Name, _ source: SourceLocation?, in parent: BlockPath?) {
    label = name
    self.source = source
    self.parent = parent
  }

  /// The path as text: `Statement › VStack (Statement.swift:12) › Text`.
  package var description: String {
    var parts: [String] = []
    var path: BlockPath? = self
    while let step = path, parts.count < 64 {
      parts.append(step.source.map { "\(step.name) (\($0))" } ?? step.name)
      path = step.parent
    }
    if path != nil { parts.append("…") }
    return parts.reversed().joined(separator: " › ")
  }
}

/// A file and a line of source code.
package struct SourceLocation: CustomStringConvertible, Sendable {
  let file: StaticString
  package let line: UInt

  package init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// The file's name without its module, and the line.
  package var description: String {
    let name = "\(file)"
    return "\(name.split(separator: "/").last.map(String.init) ?? name):\(line)"
  }
}
