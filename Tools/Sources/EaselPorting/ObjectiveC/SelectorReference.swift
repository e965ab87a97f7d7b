import SwiftSyntax

/// A method or property that `#selector` names.
struct SelectorReference {
  /// The kind of the named member.
  enum Kind { case method, getter, setter }

  /// The kind of the member.
  var kind = Kind.method
  /// The name without labels.
  var name: String
  /// The labels, `_` for none; `nil` if they are not written.
  var labels: [String]?
  /// The expression in front of the name, such as `self` or a type.
  var base: String?

  /// Reads a `#selector`; `nil` for another macro, or for one that names no member.
  init?(_ node: MacroExpansionExprSyntax, in source: ParsedSource) {
    guard node.macroName.text == "selector", node.arguments.count == 1,
      let argument = node.arguments.first
    else { return nil }
    var expression = argument.expression
    // `#selector(move as (Int) -> Void)`: the parser leaves a sequence.
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      expression = first
    }
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      expression = inner.expression
    }
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      reference = member.declName
      base = member.base.map { source.text(of: $0) }
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      reference = plain
    } else {
      return nil
    }
    name = reference.baseName.text.filter { $0 != "`" }
    labels = reference.argumentNames?.arguments.map(\.name.text)
    switch argument.label?.text {
    case "getter": kind = .getter
    case "setter": kind = .setter
    default: break
    }
  }

  /// Returns the name by which Objective-C knows the member, such as `tapped:`.
  func objectiveCName(_ method: MethodTable.Method?) -> String {
    switch kind {
    case .getter: return name
    case .setter: return "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    case .method: break
    }
    guard let labels = labels ?? method?.labels, let first = labels.first else { return name }
    let head =
      first == "_" ? name : name + "With" + first.prefix(1).uppercased() + first.dropFirst()
    return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }
}
