import SwiftSyntax

/// Import lines: those of frameworks that Easel replaces become one of Easel's, and those of other
/// frameworks of Apple are removed and reported.
final class ImportRewriter: RewritePass {
  override class var triggers: [String] { ["import"] }
  override class var change: PortingChange { .import }

  /// The modules that the file imports once it is ported, outside of any `#if`.
  private var imported: Set<String> = []
  /// The imports that are removed.
  private var dropped: [ImportDeclSyntax] = []
  /// Whether any import, also one in an `#if`, brings Foundation.
  private var hasFoundation = false

  override func run() {
    for statement in source.tree.statements {
      guard let node = statement.item.as(ImportDeclSyntax.self), let module = Self.module(of: node)
      else { continue }
      hasFoundation =
        hasFoundation || AppleFrameworks.exportsFoundation.contains(Self.target(of: module))
    }
    super.run()
    removeDropped()
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = Self.module(of: node) else { return .skipChildren }
    let target = Self.target(of: module)
    let isTopLevel = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    if AppleFrameworks.absent.contains(module) {
      if isTopLevel { dropped.append(node) } else { drop(node) }
      note(
        node, .importDropped,
        "the import of \(module) was removed: \(AppleFrameworks.remedy(for: module))")
    } else if target != module, imported.contains(target) {
      drop(node)
    } else if target != module {
      replace(node, by: target)
    } else if AppleFrameworks.easelModules.contains(module), isTopLevel, imported.contains(module),
      node.attributes.isEmpty, node.modifiers.isEmpty
    {
      drop(node)
    }
    if isTopLevel { imported.insert(target) }
    return .skipChildren
  }

  private func drop(_ node: ImportDeclSyntax) {
    change(SourceEdit(source.removal(of: source.range(of: node))))
  }

  private func replace(_ node: ImportDeclSyntax, by module: String) {
    // The kind and the declaration of `import class UIKit.UIView` go: names of Easel's are aliases.
    let start = source.range(of: node.importKeyword).upperBound
    change(SourceEdit(start..<source.range(of: node).upperBound, " " + module))
    // The modules of Easel are written for concurrency: the compiler warns of the attribute.
    for attribute in node.attributes {
      let range = source.range(of: attribute)
      if source.text(range) == "@preconcurrency" {
        change(counts: false, SourceEdit(source.removal(of: range)))
      }
    }
  }

  /// Removes the imports that are left over; the first one becomes Foundation's if nothing else brings
  /// it, since Apple's frameworks export it.
  private func removeDropped() {
    for (index, node) in dropped.enumerated() {
      if index == 0, !hasFoundation {
        replace(node, by: "Foundation")
      } else {
        drop(node)
      }
    }
  }

  /// Returns the module of an import, without submodules and declarations.
  private static func module(of node: ImportDeclSyntax) -> String? { node.path.first?.name.text }

  /// Returns the module that a ported file imports instead.
  private static func target(of module: String) -> String {
    AppleFrameworks.replacements[module] ?? module
  }
}
