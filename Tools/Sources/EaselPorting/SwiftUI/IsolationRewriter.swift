import SwiftSyntax

/// The main actor of views, which SwiftUI's protocols imply and Easel's do not; only where it is asked
/// for.
///
/// A conformance is isolated, too, since the requirements of Easel's protocols are not.
final class IsolationRewriter: RewritePass {
  override class var triggers: [String] { IsolationRewriter.protocols }
  override class var change: PortingChange { .isolation }

  /// The protocols of SwiftUI that are isolated to the main actor.
  static let protocols = [
    "View", "ViewModifier", "App", "Scene", "PreviewProvider", "ButtonStyle",
    "PrimitiveButtonStyle", "LabelStyle",
    "ToggleStyle", "GaugeStyle", "ProgressViewStyle", "GroupBoxStyle", "MenuStyle",
    "TextFieldStyle", "Commands", "ToolbarContent",
    "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  override func run() {
    if options.addsIsolation { super.run() }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { isolate(node) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { isolate(node) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { isolate(node) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let extended = node.extendedType.trimmedDescription
    if Self.isIsolated(extended), !Self.hasIsolation(node.attributes, node.modifiers) {
      insertAttribute(node)
    }
    return .visitChildren
  }

  private func isolate(
    _ node: some DeclGroupSyntax & WithAttributesSyntax & WithModifiersSyntax
  ) -> SyntaxVisitorContinueKind {
    guard let inherited = node.inheritanceClause?.inheritedTypes else {
      return .visitChildren
    }
    // `filter` of a list of syntax makes a new tree, whose positions begin at 0.
    let isolated = Array(inherited).filter { Self.isIsolated($0.type.trimmedDescription) }
    let isOther =
      Self.hasIsolation(node.attributes, node.modifiers)
      && node.attribute(named: "MainActor") == nil
    guard !isOther else { return .visitChildren }
    let needsAttribute = node.attribute(named: "MainActor") == nil
    for (index, type) in isolated.enumerated() {
      let start = source.range(of: type.type).lowerBound
      change(counts: index == 0 && !needsAttribute, SourceEdit(start..<start, "@MainActor "))
    }
    let hasConformance =
      !isolated.isEmpty
      || inherited.contains {
        let text = $0.type.trimmedDescription
        return text.hasPrefix("@MainActor ") && Self.isIsolated(String(text.dropFirst(11)))
      }
    if hasConformance, needsAttribute { insertAttribute(node) }
    return .visitChildren
  }

  private func insertAttribute(
    _ node: some DeclGroupSyntax & WithAttributesSyntax & WithModifiersSyntax
  ) {
    // Behind the attributes, so that those on lines of their own stay first.
    let start =
      node.modifiers.first.map { source.range(of: $0).lowerBound }
      ?? source.range(of: node.introducer).lowerBound
    change(SourceEdit(start..<start, "@MainActor "))
  }

  private static func isIsolated(_ type: String) -> Bool {
    protocols.contains(type.hasPrefix("SwiftUI.") ? String(type.dropFirst(8)) : type)
  }

  private static func hasIsolation(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
      || attributes.contains { $0.trimmedDescription.hasSuffix("Actor") }
  }
}
