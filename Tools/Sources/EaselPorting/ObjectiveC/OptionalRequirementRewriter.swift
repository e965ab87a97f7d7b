import SwiftSyntax

/// `@objc optional` requirements of protocols: they get a default body in an extension.
final class OptionalRequirementRewriter: RewritePass {
  override class var triggers: [String] { ["optional "] }
  override class var change: PortingChange { .optional }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.memberBlock.members.map(\.decl)
    let access = node.modifiers.first { ["public", "package"].contains($0.name.text) }?.name.text
    let outer = source.indentation(at: source.range(of: node).lowerBound)
    var bodies: [String] = []
    var inner = outer + "    "
    for member in members {
      if let function = member.as(FunctionDeclSyntax.self),
        let modifier = optional(function.modifiers)
      {
        remove(modifier, of: function)
        inner = source.indentation(at: source.range(of: function).lowerBound)
        if let body = defaultBody(of: function, access) { bodies.append(inner + body) }
      } else if let property = member.as(VariableDeclSyntax.self),
        let modifier = optional(property.modifiers)
      {
        remove(modifier, of: property)
        inner = source.indentation(at: source.range(of: property).lowerBound)
        if let body = defaultBody(of: property, access) { bodies.append(inner + body) }
      } else if let subscripted = member.as(SubscriptDeclSyntax.self),
        let modifier = optional(subscripted.modifiers)
      {
        remove(modifier, of: subscripted)
        reportRequired(subscripted, "subscript")
      }
    }
    guard !bodies.isEmpty else { return .visitChildren }
    let end = source.range(of: node).upperBound
    let lines = ["", "", "\(outer)extension \(node.name.text) {"] + bodies + ["\(outer)}"]
    change(counts: false, SourceEdit(end..<end, lines.joined(separator: source.lineEnd)))
    return .visitChildren
  }

  private func optional(_ modifiers: DeclModifierListSyntax) -> DeclModifierSyntax? {
    modifiers.first { $0.name.tokenKind == .keyword(.optional) }
  }

  private func remove(_ modifier: DeclModifierSyntax, of member: some SyntaxProtocol) {
    change(SourceEdit(source.removal(of: source.range(of: modifier))))
  }

  private func defaultBody(of node: FunctionDeclSyntax, _ access: String?) -> String? {
    let result = node.signature.returnClause.map { source.text(of: $0.type) }
    let signature = declaration(node, from: node.funcKeyword, to: node, access)
    guard let result, result != "Void", result != "()" else { return signature + " {}" }
    guard let value = value(of: result, node, node.name.text) else { return nil }
    return signature + " { \(value) }"
  }

  private func defaultBody(of node: VariableDeclSyntax, _ access: String?) -> String? {
    guard let binding = node.bindings.first, let annotation = binding.typeAnnotation,
      let accessors = binding.accessorBlock
    else { return nil }
    let type = source.text(of: annotation.type)
    let name = source.text(of: binding.pattern)
    guard let value = value(of: type, node, name) else { return nil }
    let text = declaration(node, from: node.bindingSpecifier, to: annotation, access)
    let isSettable = accessors.tokens(viewMode: .sourceAccurate).contains { $0.text == "set" }
    return text + (isSettable ? " { get { \(value) } set {} }" : " { \(value) }")
  }

  /// Returns the text of a requirement without `optional` and without Objective-C's attributes.
  private func declaration(
    _ node: some WithAttributesSyntax & WithModifiersSyntax, from keyword: TokenSyntax,
    to last: some SyntaxProtocol, _ access: String?
  ) -> String {
    var parts: [String] = access.map { [$0] } ?? []
    for attribute in node.attributes where !attribute.trimmedDescription.hasPrefix("@objc") {
      parts.append(source.text(of: attribute))
    }
    for modifier in node.modifiers where modifier.name.tokenKind != .keyword(.optional) {
      parts.append(source.text(of: modifier))
    }
    let text = source.range(of: keyword).lowerBound..<source.range(of: last).upperBound
    return (parts + [source.text(text)]).joined(separator: " ")
  }

  private func value(of type: String, _ node: some SyntaxProtocol, _ name: String) -> String? {
    guard let value = NeutralValues.value(of: type) else {
      reportRequired(node, name)
      return nil
    }
    if !NeutralValues.isOptional(type) {
      note(
        node, .optionalRequirement,
        "\(name) returns \(value) where a type does not implement it; look at the calls, "
          + "which may have another value behind ??")
    }
    return value
  }

  private func reportRequired(_ node: some SyntaxProtocol, _ name: String) {
    note(
      node, .optionalRequirement,
      "\(name) is required now, since no default value of its type is known; "
        + "write its default body in an extension of the protocol")
  }
}
