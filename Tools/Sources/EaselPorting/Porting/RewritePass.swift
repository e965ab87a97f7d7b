import SwiftSyntax

/// A kind of rewriting: it visits a tree, and collects edits and what is left to a person.
///
/// Branches of `#if` that are never compiled on Linux are not visited, and neither is an `#if` of which
/// a branch imports Easel: such a file is written for both systems already.
class RewritePass: SyntaxVisitor {
  /// The texts of which a source contains at least one if there is something to rewrite.
  class var triggers: [String] { [] }
  /// The kind of change that an edit is.
  class var change: PortingChange { .import }

  /// The source that is rewritten.
  let source: ParsedSource
  /// The facts of all files.
  let context: PortingContext
  /// The choices of the caller.
  let options: PortingOptions
  /// The edits, in any order.
  private(set) var edits: [SourceEdit] = []
  /// The number of changes, each of one or more edits.
  private(set) var changes = 0
  /// The notes for a person, with positions in the source of this round.
  private(set) var notes: [(offset: Int, code: PortingCode, message: String)] = []

  /// Creates a pass over a source.
  required init(_ source: ParsedSource, _ context: PortingContext, _ options: PortingOptions) {
    self.source = source
    self.context = context
    self.options = options
    super.init(viewMode: .sourceAccurate)
  }

  /// Collects the edits of the whole source.
  func run() { walk(source.tree) }

  /// Adds the edits of one change.
  ///
  /// - Parameters:
  ///   - counts: Whether the edits are a change of their own; false for further edits of one change.
  ///   - edits: The edits.
  final func change(counts: Bool = true, _ edits: SourceEdit...) {
    self.edits += edits
    changes += counts ? 1 : 0
  }

  /// Adds a note for a person at a node.
  final func note(_ node: some SyntaxProtocol, _ code: PortingCode, _ message: String) {
    notes.append((source.range(of: node).lowerBound, code, message))
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    ConditionalImports.containEasel(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    return PortedCondition(condition, in: source).isNeverCompiled ? .skipChildren : .visitChildren
  }
}

/// The import lines within an `#if`.
final class ConditionalImports: SyntaxVisitor {
  private var found = false

  /// Whether a branch of an `#if` imports a module of Easel.
  static func containEasel(_ node: IfConfigDeclSyntax) -> Bool {
    let visitor = ConditionalImports(viewMode: .sourceAccurate)
    for clause in node.clauses {
      guard case .statements(let statements)? = clause.elements else { continue }
      for statement in statements where statement.item.is(ImportDeclSyntax.self) {
        visitor.walk(statement)
      }
    }
    return visitor.found
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text, module.hasPrefix("Easel") { found = true }
    return .skipChildren
  }
}
