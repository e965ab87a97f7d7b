import SwiftSyntax

/// `@NSManaged` properties of layers: computed properties on `value(forKey:)` and `setValue(_:forKey:)`.
final class ManagedPropertyRewriter: RewritePass {
  override class var triggers: [String] { ["@NSManaged"] }
  override class var change: PortingChange { .managed }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let attribute = node.attribute(named: "NSManaged") { reportCoreData(attribute) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attribute(named: "NSManaged") else { return .visitChildren }
    let owner = node.nearest(ClassDeclSyntax.self)
    let inherited = owner?.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    guard inherited?.hasSuffix("ManagedObject") != true, let owner,
      owner.name.text == node.enclosingTypeName
    else {
      reportCoreData(attribute)
      return .skipChildren
    }
    rewrite(node, attribute)
    return .skipChildren
  }

  private func reportCoreData(_ node: AttributeSyntax) {
    note(
      node, .managedLeft,
      "@NSManaged of Core Data was left, which Easel does not replace; pass the values in as structures"
    )
  }

  private func rewrite(_ node: VariableDeclSyntax, _ attribute: AttributeSyntax) {
    let bindings = Array(node.bindings)
    // In `var x, y: CGFloat` the type is written once, behind the last name.
    var names: [(name: String, type: String)] = []
    var type: String?
    for binding in bindings.reversed() {
      type = binding.typeAnnotation.map { source.text(of: $0.type) } ?? type
      guard let type, binding.accessorBlock == nil, binding.initializer == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else {
        note(
          attribute, .managedLeft,
          "@NSManaged without a type was left; write the type behind the name")
        return
      }
      names.insert((name, type), at: 0)
    }
    let indentation = source.indentation(at: source.range(of: node).lowerBound)
    let unit = source.indentUnit(at: node)
    let modifiers = node.modifiers.map { source.text(of: $0) + " " }.joined()
    var properties: [String] = []
    for (name, type) in names {
      let key = name.filter { $0 != "`" }
      let lines = [
        "\(properties.isEmpty ? "" : modifiers)var \(name): \(type) {",
        "\(indentation)\(unit)get { \(read(key, type, attribute)) }",
        "\(indentation)\(unit)set { setValue(newValue, forKey: \"\(key)\") }",
        "\(indentation)}",
      ]
      properties.append(lines.joined(separator: source.lineEnd))
    }
    let range =
      source.range(of: node.bindingSpecifier).lowerBound..<source.range(of: node).upperBound
    change(
      SourceEdit(source.removal(of: source.range(of: attribute))),
      SourceEdit(range, properties.joined(separator: source.lineEnd + source.lineEnd + indentation))
    )
  }

  /// Returns the expression that reads a value.
  private func read(_ key: String, _ type: String, _ attribute: AttributeSyntax) -> String {
    let call = "value(forKey: \"\(key)\")"
    if NeutralValues.isOptional(type) {
      let isPlain = type.hasSuffix("?") || type.hasSuffix("!")
      return "\(call) as? \(isPlain ? String(type.dropLast()) : type)"
    }
    if let value = NeutralValues.value(of: type) {
      return "\(call) as? \(type) ?? \(value)"
    }
    note(
      attribute, .managedValue,
      "\(key) has no value until it is set, and reading it ends the process; "
        + "write a default value instead of as!")
    return "\(call) as! \(type)"
  }
}
