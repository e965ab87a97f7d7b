import SwiftSyntax

/// Overrides in extensions, which only Objective-C's classes allow: they are reported, since the class
/// may be in another file.
final class ExtensionOverrideFinder: RewritePass {
  override class var triggers: [String] { ["override "] }
  override class var change: PortingChange { .objc }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      for modifier in modifiers ?? [] where modifier.name.tokenKind == .keyword(.override) {
        note(
          modifier, .overrideInExtension,
          "an override in an extension does not compile on Linux; move it into the class")
      }
    }
    return .visitChildren
  }
}
