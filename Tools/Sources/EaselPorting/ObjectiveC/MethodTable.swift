import SwiftSyntax

/// The methods that a source declares.
final class MethodTable: SyntaxVisitor {
  /// A method with what a call of it needs.
  struct Method: Equatable {
    /// The labels, `_` for none.
    var labels: [String]
    /// The types of the parameters; empty if they are not known.
    var types: [String]
    /// Whether a call is written without `await` and `try`.
    var isPlain: Bool
    /// The type that declares the method.
    var owner: String?
  }

  private var methods: [String: [Method]] = [:]
  private let source: ParsedSource

  /// Collects the methods of a source.
  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    let method = Method(
      labels: parameters.map(\.firstName.text),
      types: parameters.map { source.text(of: $0.type) },
      isPlain: node.signature.effectSpecifiers == nil, owner: node.enclosingTypeName)
    methods[node.name.text.filter { $0 != "`" }, default: []].append(method)
    return .visitChildren
  }

  /// Returns the method that a selector names in a type; `nil` if none or several may be meant.
  func method(_ reference: SelectorReference, in owner: String?) -> Method? {
    let known = (methods[reference.name] ?? []).filter {
      reference.labels == nil || reference.labels == $0.labels
    }
    let own = known.filter { $0.owner == owner }
    let found = own.isEmpty ? known : own
    if let first = found.first,
      found.allSatisfy({ $0.labels == first.labels && $0.types == first.types })
    {
      return first
    }
    // Of a method of another file a selector with labels says enough.
    guard found.isEmpty, let labels = reference.labels else { return nil }
    return Method(labels: labels, types: [], isPlain: true, owner: nil)
  }
}

extension MethodTable.Method {
  /// Returns a call of the method with arguments; `nil` if it takes another number of them.
  func call(_ name: String, _ arguments: [String]) -> String? {
    guard isPlain, arguments.count == labels.count else { return nil }
    let list = zip(labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}
