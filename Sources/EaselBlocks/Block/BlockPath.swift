/// The blocks around a block, from the root: where a diagnostic comes from.
///
/// Containers and blocks of the user's own are in it; modifiers are not.
package final class BlockPath {
  private let parent: BlockPath?
  /// The name of the block's type.
  package let name: String
  /// Where the block stands in the source; nil for types that do not ask for it.
  package let source: SourceLocation?

  package init(_ name: String, _ source: SourceLocation?, in parent: BlockPath?) {
    self.name = name
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

/// A file and a line of the source.
package struct SourceLocation: CustomStringConvertible, Sendable {
  package let file: StaticString
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
