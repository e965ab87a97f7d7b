import SwiftSyntax

/// Conditions of `#if` that ask for iOS or for a framework that Easel replaces: they are true, and the
/// lines of the other branches go.
final class ConditionRewriter: RewritePass {
  override class var triggers: [String] { ["canImport", "os(iOS)"] }
  override class var change: PortingChange { .condition }

  /// A branch that is left, with its condition; `nil` for `#else`.
  private struct Branch {
    var clause: IfConfigClauseSyntax
    var condition: PortedCondition.Simplified?
    var isChanged: Bool
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if ConditionalImports.containEasel(node) { return .skipChildren }
    let branches = branches(of: node)
    let isChanged = branches.count < node.clauses.count || branches.contains(where: \.isChanged)
    guard isChanged else { return .visitChildren }
    guard isAloneOnItsLines(node) else {
      note(
        node, .conditionLeft,
        "the condition shares its line with code; write #if, #else and #endif on lines of their own"
      )
      return .visitChildren
    }
    if branches.isEmpty {
      change(SourceEdit(source.removalOfDeclaration(lines(of: node))))
      return .skipChildren
    }
    if let first = branches.first, first.condition == nil {
      unwrap(first.clause, of: node)
      return .skipChildren
    }
    rewrite(node, keeping: branches)
    return .skipChildren
  }

  /// Returns the branches that may be compiled, up to the first one that always is.
  private func branches(of node: IfConfigDeclSyntax) -> [Branch] {
    var result: [Branch] = []
    for clause in node.clauses {
      guard let condition = clause.condition else {
        result.append(Branch(clause: clause, condition: nil, isChanged: false))
        break
      }
      let simplified = PortedCondition(condition, in: source).simplified
      switch simplified {
      case .constant(false): continue
      case .constant(true):
        result.append(Branch(clause: clause, condition: nil, isChanged: true))
        return result
      case .text(let text, _):
        let isChanged = text != source.text(of: condition)
        result.append(Branch(clause: clause, condition: simplified, isChanged: isChanged))
      }
    }
    return result
  }

  /// Whether each directive is the first of its line.
  private func isAloneOnItsLines(_ node: IfConfigDeclSyntax) -> Bool {
    let directives = node.clauses.map(\.poundKeyword) + [node.poundEndif]
    return directives.allSatisfy {
      let start = source.range(of: $0).lowerBound
      return source.isBlank(source.lineStart(at: start)..<start)
    }
  }

  /// Returns the lines from `#if` to `#endif`, without the last line end.
  private func lines(of node: IfConfigDeclSyntax) -> Range<Int> {
    let range = source.range(of: node)
    return source.lineStart(at: range.lowerBound)..<source.contentEnd(at: range.upperBound)
  }

  /// Returns the lines of a branch between its directives.
  private func content(of clause: IfConfigClauseSyntax, in node: IfConfigDeclSyntax) -> Range<Int> {
    let directive =
      clause.condition.map { source.range(of: $0).upperBound }
      ?? source.range(of: clause.poundKeyword).upperBound
    let start = source.afterLineEnd(at: source.contentEnd(at: directive))
    let end = source.lineStart(at: directiveAfter(clause, in: node))
    return start..<max(start, end)
  }

  /// Returns the position of the directive that ends a branch.
  private func directiveAfter(_ clause: IfConfigClauseSyntax, in node: IfConfigDeclSyntax) -> Int {
    let start = source.range(of: clause).lowerBound
    let next = node.clauses.first { source.range(of: $0).lowerBound > start }
    return source.range(of: next?.poundKeyword ?? node.poundEndif).lowerBound
  }

  /// Replaces an `#if` by the lines of one branch.
  private func unwrap(_ clause: IfConfigClauseSyntax, of node: IfConfigDeclSyntax) {
    let all = lines(of: node)
    let kept = content(of: clause, in: node)
    let end = source.afterLineEnd(at: all.upperBound)
    if kept.isEmpty {
      change(SourceEdit(source.removalOfDeclaration(all)))
      return
    }
    change(SourceEdit(all.lowerBound..<kept.lowerBound), SourceEdit(kept.upperBound..<end))
    // The modifiers of an expression are indented below it, whatever the directive is.
    if case .postfixExpression? = clause.elements { return }
    dedent(kept, to: source.indentation(at: source.range(of: node).lowerBound))
  }

  /// Moves lines to the left where the `#if` had indented them.
  private func dedent(_ lines: Range<Int>, to indentation: String) {
    let target = Array(indentation.utf8)
    var starts: [Int] = []
    var common: [UInt8]?
    var start = lines.lowerBound
    while start < lines.upperBound {
      let end = source.contentEnd(at: start)
      if !source.isBlank(start..<end) {
        let blank = Array(source.bytes[start..<end].prefix(while: \.isBlank))
        common = common.map { Self.commonPrefix($0, blank) } ?? blank
        starts.append(start)
      }
      start = source.afterLineEnd(at: end)
    }
    guard let common, common.count > target.count, common.starts(with: target) else { return }
    for start in starts {
      change(counts: false, SourceEdit(start..<(start + common.count - target.count)))
    }
  }

  private static func commonPrefix(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    Array(zip(one, other).prefix { $0 == $1 }.map(\.0))
  }

  /// Keeps the branches of which the compiler decides.
  private func rewrite(_ node: IfConfigDeclSyntax, keeping branches: [Branch]) {
    var isFirst = true
    var counted = false
    var kept = branches[...]
    for clause in node.clauses {
      let keyword = source.range(of: clause.poundKeyword)
      let end = content(of: clause, in: node).upperBound
      guard let branch = kept.first, branch.clause.id == clause.id else {
        change(counts: !counted, SourceEdit(source.lineStart(at: keyword.lowerBound)..<end))
        counted = true
        continue
      }
      kept.removeFirst()
      let directive =
        keyword
        .lowerBound..<(clause.condition.map { source.range(of: $0).upperBound }
        ?? keyword.upperBound)
      var text = "#else"
      if case .text(let condition, _)? = branch.condition {
        text = (isFirst ? "#if " : "#elseif ") + condition
      }
      if text != source.text(directive), branch.isChanged || isFirst {
        change(counts: !counted, SourceEdit(directive, text))
        counted = true
      }
      isFirst = false
    }
  }
}
