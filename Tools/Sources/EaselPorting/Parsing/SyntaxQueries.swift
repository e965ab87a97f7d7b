import SwiftSyntax

extension WithAttributesSyntax {
  /// Returns the first attribute with a name.
  func attribute(named name: String) -> AttributeSyntax? {
    for element in attributes {
      if let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == name
      {
        return attribute
      }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// Returns the nearest ancestor of a type.
  func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var current = parent
    while let node = current {
      if let found = node.as(type) { return found }
      current = node.parent
    }
    return nil
  }

  /// The name of the type that declares or extends what the node is in; `nil` at the top level.
  var enclosingTypeName: String? {
    var current = parent
    while let node = current {
      if let found = node.as(ClassDeclSyntax.self) { return found.name.text }
      if let found = node.as(StructDeclSyntax.self) { return found.name.text }
      if let found = node.as(EnumDeclSyntax.self) { return found.name.text }
      if let found = node.as(ActorDeclSyntax.self) { return found.name.text }
      if let found = node.as(ExtensionDeclSyntax.self) {
        let name = found.extendedType.trimmedDescription
        return name.split(separator: ".").last.map(String.init) ?? name
      }
      current = node.parent
    }
    return nil
  }

  /// Whether the node is a statement by itself, whose result nobody uses.
  var isStatement: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self) else { return false }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return true }
    // The only expression of a closure or a getter is its result.
    return list.count > 1 || list.parent?.is(CodeBlockSyntax.self) == true
      || list.parent?.is(SourceFileSyntax.self) == true
  }

  /// Whether an enclosing closure captures `self` weakly, so that it is optional.
  var isInWeakClosure: Bool {
    var current = parent
    while let node = current {
      if let closure = node.as(ClosureExprSyntax.self) {
        for capture in closure.signature?.capture?.items ?? [] {
          if capture.name.text == "self", capture.specifier?.specifier.tokenKind == .keyword(.weak)
          {
            return true
          }
        }
      }
      if node.is(FunctionDeclSyntax.self) { return false }
      current = node.parent
    }
    return false
  }
}
