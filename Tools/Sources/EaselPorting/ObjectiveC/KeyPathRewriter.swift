import SwiftSyntax

/// `#keyPath(CAShapeLayer.strokeEnd)`: the string `"strokeEnd"`.
final class KeyPathRewriter: RewritePass {
  override class var triggers: [String] { ["#keyPath"] }
  override class var change: PortingChange { .keyPath }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath" else { return .visitChildren }
    guard node.arguments.count == 1, let argument = node.arguments.first,
      let path = properties(in: argument.expression)
    else {
      note(node, .keyPathLeft, "#keyPath was left; write the names of the properties as a string")
      return .skipChildren
    }
    change(SourceEdit(source.range(of: node), "\"\(path)\""))
    return .skipChildren
  }

  /// Returns the names of the properties without the types in front of them.
  private func properties(in expression: ExprSyntax) -> String? {
    let text = source.text(of: expression)
    let isPath = text.utf8.allSatisfy {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "`") || $0 >= 128
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
    }
    var names = text.filter { $0 != "`" }.split(separator: ".")
    guard isPath, let last = names.last else { return nil }
    // Types begin with a capital letter by convention, and properties do not.
    names.removeLast()
    let rest = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    return (rest + [last]).joined(separator: ".")
  }
}
