import SwiftSyntax

/// `@Entry` in extensions of `EnvironmentValues`: a structure for the key, and a computed property.
final class EntryRewriter: RewritePass {
  override class var triggers: [String] { ["@Entry"] }
  override class var change: PortingChange { .entry }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attribute(named: "Entry") else { return .visitChildren }
    let owner = node.nearest(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    guard owner == "EnvironmentValues" || owner == "SwiftUI.EnvironmentValues" else {
      note(
        node, .entryLeft,
        "@Entry is written out for EnvironmentValues only; write a key and a property by hand")
      return .skipChildren
    }
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = type(of: binding)
    else {
      note(node, .entryLeft, "@Entry without a type; write the type behind the name")
      return .skipChildren
    }
    rewrite(node, attribute, name: name, type: type, value: binding.initializer?.value)
    return .skipChildren
  }

  private func rewrite(
    _ node: VariableDeclSyntax, _ attribute: AttributeSyntax, name: String, type: String,
    value: ExprSyntax?
  ) {
    let range = source.range(of: node)
    let indentation = source.indentation(at: range.lowerBound)
    let unit = source.indentUnit(at: node)
    let plain = name.filter { $0 != "`" }
    let key = plain.prefix(1).uppercased() + plain.dropFirst() + "Key"
    let initial = value.map { source.text(of: $0) } ?? "nil"
    let keyLines = [
      "private struct \(key): EnvironmentKey {",
      "\(unit)static var defaultValue: \(type) { \(initial) }",
      "}",
    ]
    let accessors = [
      " {",
      "\(unit)get { self[\(key).self] }",
      "\(unit)set { self[\(key).self] = newValue }",
      "}",
    ]
    let separator = source.lineEnd + indentation
    let blank = source.lineEnd + source.lineEnd
    let keyText = keyLines.joined(separator: separator)
    let start = source.range(of: attribute)
    let removed = source.removal(of: start)
    let identifier =
      node.bindings.first.map { source.range(of: $0.pattern).upperBound } ?? range.upperBound
    // An attribute on a line of its own goes with the line; the declaration keeps its indentation.
    let isOwnLine =
      removed.upperBound > start.upperBound && source.bytes[removed.upperBound - 1].isLineEnd
    change(
      SourceEdit(removed, isOwnLine ? indentation + keyText + blank : keyText + blank + indentation)
    )
    change(
      counts: false,
      SourceEdit(
        identifier..<range.upperBound, ": \(type)" + accessors.joined(separator: separator)))
  }

  /// Returns the type of a property: the one that is written, or that of a literal or an initializer.
  private func type(of binding: PatternBindingSyntax) -> String? {
    if let annotation = binding.typeAnnotation { return source.text(of: annotation.type) }
    guard let value = binding.initializer?.value else { return nil }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    let called = source.text(of: call.calledExpression)
    let last = called.split(separator: ".").last.map(String.init) ?? called
    return last.first?.isUppercase == true ? called : nil
  }
}
