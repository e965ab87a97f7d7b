import SwiftSyntax

/// Calls by name, such as `perform(#selector(draw(_:)), with: value)`: direct calls, or a timer where a
/// delay is given.
final class PerformRewriter: RewritePass {
  override class var triggers: [String] { ["perform", "cancelPrevious", "responds(to:"] }
  override class var change: PortingChange { .perform }

  private lazy var methods = MethodTable(source)

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (name, prefix) = called(node) else { return .visitChildren }
    let arguments = Array(node.arguments)
    switch name {
    case "perform", "performSelector":
      guard let first = arguments.first, first.label == nil, node.trailingClosure == nil,
        isSelector(first.expression)
      else { return .visitChildren }
      if let text = replacement(of: node, arguments, prefix) {
        change(SourceEdit(source.range(of: node), text))
        return .skipChildren
      }
      report(
        node,
        "\(name) was left, since Linux cannot call a method by its name; call the method itself")
    case "cancelPreviousPerformRequests":
      report(node, "\(name) was left; keep the timer of the delayed call, and invalidate it")
    case "responds":
      guard arguments.first?.label?.text == "to" else { return .visitChildren }
      report(
        node,
        "responds(to:) was left, since Linux does not know methods by name; use as? with a protocol"
      )
    default: break
    }
    return .visitChildren
  }

  private func report(_ node: FunctionCallExprSyntax, _ message: String) {
    note(node, .performLeft, message)
  }

  /// Returns the name of the called method, and what is in front of it with its dot.
  private func called(_ node: FunctionCallExprSyntax) -> (name: String, prefix: String)? {
    if let plain = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      return (plain.baseName.text, "")
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let start = source.range(of: member).lowerBound
    let end = source.range(of: member.declName).lowerBound
    return (member.declName.baseName.text, source.text(start..<end))
  }

  private func isSelector(_ expression: ExprSyntax) -> Bool {
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      return macro.macroName.text == "selector"
    }
    let text = source.text(of: expression)
    return text.hasPrefix("Selector(") || text.hasPrefix("NSSelectorFromString(")
      || text.hasPrefix("Selector((")
  }

  private func replacement(
    of node: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax], _ prefix: String
  ) -> String? {
    guard node.isStatement,
      let macro = arguments.first?.expression.as(MacroExpansionExprSyntax.self),
      let reference = SelectorReference(macro, in: source), reference.kind == .method
    else { return nil }
    let owner = prefix.isEmpty || prefix == "self." ? node.enclosingTypeName : reference.base
    guard let method = methods.method(reference, in: owner) else { return nil }
    var values: [String] = []
    var delay: String?
    for argument in arguments.dropFirst() {
      switch argument.label?.text {
      case "with": values.append(source.text(of: argument.expression))
      case "afterDelay": delay = source.text(of: argument.expression)
      case "on", "waitUntilDone", "inModes", "modes": return nil
      default: return nil
      }
    }
    // `with: nil` is how a method without parameters is called.
    while values.count > method.labels.count, values.last == "nil" { values.removeLast() }
    if values.last == "nil", let type = method.types.last, !NeutralValues.isOptional(type) {
      return nil
    }
    guard let call = method.call(prefix + reference.name, values) else { return nil }
    guard let delay else { return call }
    return delayed(call, by: delay, node, prefix)
  }

  /// Returns a timer that makes a call once.
  private func delayed(
    _ call: String, by delay: String, _ node: FunctionCallExprSyntax, _ prefix: String
  ) -> String? {
    guard prefix.isEmpty || prefix == "self.", !node.isInWeakClosure else { return nil }
    return
      "Timer.scheduledTimer(withTimeInterval: \(delay), repeats: false) { [self] _ in \(call) }"
  }
}
