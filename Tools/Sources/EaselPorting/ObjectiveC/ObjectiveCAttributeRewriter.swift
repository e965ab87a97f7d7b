import SwiftSyntax

/// `@objc`, `@objcMembers` and the start of an app: attributes that the compiler refuses on Linux.
final class ObjectiveCAttributeRewriter: RewritePass {
  override class var triggers: [String] { ["@objc", "@UIApplicationMain", "@NSApplicationMain"] }
  override class var change: PortingChange { .objc }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    switch node.attributeName.trimmedDescription {
    case "objc", "objcMembers":
      change(SourceEdit(source.removal(of: source.range(of: node))))
    case "UIApplicationMain", "NSApplicationMain":
      change(SourceEdit(source.removal(of: source.range(of: node))))
      note(node, .applicationMain, "the app's start was removed; write a main function that draws")
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// A protocol of Objective-C is one of classes, which `weak` variables of it need.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attribute(named: "objc") != nil, node.inheritanceClause == nil else {
      return .visitChildren
    }
    let end = source.range(of: node.name).upperBound
    change(counts: false, SourceEdit(end..<end, ": AnyObject"))
    return .visitChildren
  }
}
