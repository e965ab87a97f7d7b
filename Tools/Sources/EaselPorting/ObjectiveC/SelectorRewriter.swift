import SwiftSyntax

/// `#selector` of timers, display links and notifications: closures that call the method.
///
/// Others become the name of the method, which compiles and is never called.
final class SelectorRewriter: RewritePass {
  override class var triggers: [String] { ["#selector"] }
  override class var change: PortingChange { .selector }

  private static let callsByName: Set<String> = [
    "perform", "performSelector", "responds", "cancelPreviousPerformRequests",
  ]

  private lazy var methods = MethodTable(source)

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.trailingClosure == nil else { return .visitChildren }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let name = lastName(of: node.calledExpression)
    let isDone: Bool
    switch (name, labels) {
    case ("scheduledTimer", ["timeInterval", "target", "selector", "userInfo", "repeats"]):
      isDone = rewriteTimer(node, interval: ("timeInterval", "withTimeInterval"))
    case ("Timer", ["timeInterval", "target", "selector", "userInfo", "repeats"]):
      isDone = rewriteTimer(node, interval: ("timeInterval", "timeInterval"))
    case ("Timer", ["fireAt", "interval", "target", "selector", "userInfo", "repeats"]):
      isDone = rewriteTimer(node, interval: ("fireAt", "fire"))
    case ("CADisplayLink", ["target", "selector"]):
      isDone = rewriteDisplayLink(node)
    case ("addObserver", ["_", "selector", "name", "object"]):
      isDone = rewriteObserver(node)
    default:
      isDone = false
    }
    return isDone ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let reference = SelectorReference(node, in: source) else { return .visitChildren }
    let method = methods.method(reference, in: reference.base ?? node.enclosingTypeName)
    let text = "Selector(\"\(reference.objectiveCName(method))\")"
    change(SourceEdit(source.range(of: node), text))
    // Calls by name have a note of their own.
    if let call = node.nearest(FunctionCallExprSyntax.self),
      let name = lastName(of: call.calledExpression),
      Self.callsByName.contains(name)
    {
      return .skipChildren
    }
    note(
      node, .selectorNotCalled,
      "“\(reference.name)” is never called: Easel has no events, and Linux cannot call a method by "
        + "its name; call it where it is needed")
    return .skipChildren
  }

  private func lastName(of expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return name == "init" ? member.base.flatMap { lastName(of: $0) } : name
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

// MARK: - The calls with closures

extension SelectorRewriter {
  private func rewriteTimer(
    _ node: FunctionCallExprSyntax, interval: (old: String, new: String)
  ) -> Bool {
    let arguments = Array(node.arguments)
    guard let first = arguments.first, let last = arguments.last, let end = node.rightParen,
      let userInfo = argument("userInfo", node), source.text(of: userInfo) == "nil",
      let target = arguments.firstIndex(where: { $0.label?.text == "target" }),
      let closure = closure(node, parameter: "timer", types: ["Timer", "EaselTimer.Timer"])
    else { return false }
    if interval.old != interval.new, let label = first.label {
      change(counts: false, SourceEdit(source.range(of: label), interval.new))
    }
    // From the target to what is in front of `repeats:`, which stays where it is.
    let start = source.range(of: arguments[target]).lowerBound
    change(SourceEdit(start..<source.range(of: last).lowerBound))
    let position = source.range(of: end).upperBound
    change(counts: false, SourceEdit(position..<position, " " + closure))
    return true
  }

  private func rewriteDisplayLink(_ node: FunctionCallExprSyntax) -> Bool {
    guard let start = node.leftParen, let end = node.rightParen,
      let closure = closure(node, parameter: "link", types: ["CADisplayLink"])
    else { return false }
    let range = source.range(of: start).lowerBound..<source.range(of: end).upperBound
    change(SourceEdit(range, " " + closure))
    return true
  }

  private func rewriteObserver(_ node: FunctionCallExprSyntax) -> Bool {
    let arguments = Array(node.arguments)
    guard arguments.count == 4, let end = node.rightParen, let label = arguments[2].label,
      let object = arguments.last,
      let closure = closure(node, parameter: "notification", types: ["Notification"], isWeak: true)
    else { return false }
    let start = source.range(of: arguments[0]).lowerBound
    change(
      SourceEdit(start..<source.range(of: label).lowerBound),
      SourceEdit(source.range(of: label), "forName"))
    let last = source.range(of: object).upperBound
    change(counts: false, SourceEdit(last..<last, ", queue: nil"))
    let position = source.range(of: end).upperBound
    change(counts: false, SourceEdit(position..<position, " " + closure))
    if node.isStatement {
      let first = source.range(of: node).lowerBound
      change(counts: false, SourceEdit(first..<first, "_ = "))
    }
    return true
  }

  private func argument(_ label: String, _ node: FunctionCallExprSyntax) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  /// Returns the closure for a call with a target and a selector; `nil` if the target is not `self`, or
  /// if the method takes other parameters.
  ///
  /// Timers and display links keep their target alive, and so does the closure; a notification center
  /// does not.
  private func closure(
    _ node: FunctionCallExprSyntax, parameter: String, types: Set<String>, isWeak: Bool = false
  ) -> String? {
    let target = argument("target", node) ?? node.arguments.first?.expression
    guard let target, source.text(of: target) == "self",
      let macro = argument("selector", node)?.as(MacroExpansionExprSyntax.self),
      let reference = SelectorReference(macro, in: source), reference.kind == .method,
      let method = methods.method(reference, in: node.enclosingTypeName)
    else { return nil }
    let accepted = types.union(["Any", "AnyObject", "Any?", "AnyObject?"]).union(
      types.map { $0 + "?" })
    guard method.types.allSatisfy(accepted.contains) else { return nil }
    let isOptional = isWeak || node.isInWeakClosure
    let receiver = isOptional ? "self?." : ""
    guard
      let call = method.call(receiver + reference.name, method.labels.isEmpty ? [] : [parameter])
    else { return nil }
    let captures = isOptional ? "[weak self]" : "[self]"
    let name = method.labels.isEmpty ? "_" : parameter
    return "{ \(captures) \(name) in \(call) }"
  }
}
