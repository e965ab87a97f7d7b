import SwiftSyntax

/// Previews of Xcode: `#Preview` goes with its closures, and `@Previewable` from declarations.
final class PreviewRewriter: RewritePass {
  override class var triggers: [String] { ["#Preview", "@Previewable"] }
  override class var change: PortingChange { .preview }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    cut(node, node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    cut(node, node.macroName)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributeName.trimmedDescription == "Previewable" else { return .visitChildren }
    change(SourceEdit(source.removal(of: source.range(of: node))))
    return .skipChildren
  }

  private func cut(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    change(SourceEdit(source.removalOfDeclaration(source.range(of: node))))
    return .skipChildren
  }
}
