import SwiftSyntax

/// Calls of requirements that were optional: they lose their `?` or `!`.
final class OptionalCallRewriter: RewritePass {
  override class var triggers: [String] { ["?(", "!("] }
  override class var change: PortingChange { .optional }

  /// The names that properties and variables of the file have, which may be closures.
  private var variables: Set<String> = []

  override func run() {
    guard !context.optionalRequirements.isEmpty else { return }
    let visitor = VariableNames(viewMode: .sourceAccurate)
    visitor.walk(source.tree)
    variables = visitor.names
    super.run()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      removeMark(chain.questionMark, after: chain.expression)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      removeMark(forced.exclamationMark, after: forced.expression)
    }
    return .visitChildren
  }

  private func removeMark(_ mark: TokenSyntax, after expression: ExprSyntax) {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base != nil else {
      return
    }
    let name = member.declName.baseName.text
    guard context.optionalRequirements.contains(name), !variables.contains(name) else { return }
    change(SourceEdit(source.range(of: mark)))
  }
}

/// The names of the variables of a source.
private final class VariableNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }
}
