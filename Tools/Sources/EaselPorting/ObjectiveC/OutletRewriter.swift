import SwiftSyntax

/// `@IBOutlet`, which the compiler refuses on Linux; actions, inspectable properties and designable
/// classes compile as they are.
final class OutletRewriter: RewritePass {
  override class var triggers: [String] { ["@IBOutlet"] }
  override class var change: PortingChange { .outlet }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attribute(named: "IBOutlet") else { return .visitChildren }
    change(SourceEdit(source.removal(of: source.range(of: attribute))))
    let name = node.bindings.first.map { source.text(of: $0.pattern) } ?? "the outlet"
    note(
      node, .outletNotConnected,
      "no storyboard connects \(name); create the object in code before it is used")
    return .visitChildren
  }
}
