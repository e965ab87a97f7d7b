import SwiftSyntax

/// The facts of all files that are ported together.
public struct PortingContext: Hashable, Sendable {
  /// The names of methods that a protocol requires as optional.
  public var optionalRequirements: Set<String> = []

  /// Creates a context without facts.
  public init() {}
}

/// The optional requirements of a source.
final class OptionalRequirementNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) }) {
      names.insert(node.name.text)
    }
    return .skipChildren
  }
}
