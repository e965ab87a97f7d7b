import Foundation

/// A visitor of the texts and numbers of a draft, which it may change.
///
/// All checks that concern every field use it, so that none of them leaves a field out.
struct FieldVisitor {
  /// The term and the path of a field, such as BT-146 and `lines[2].price`.
  struct Field {
    var term: String
    /// The path of the value that contains the field; empty for the draft.
    var parent: String
    var name: String
    var path: String { parent.isEmpty ? name : "\(parent).\(name)" }
  }

  /// The path of the value that is visited; empty for the draft.
  private var path = ""
  private let visitText: (inout String?, Field) -> Void
  private let visitNumber: (inout Decimal, Field) -> Void

  init(
    text: @escaping (inout String?, Field) -> Void,
    number: @escaping (inout Decimal, Field) -> Void
  ) {
    visitText = text
    visitNumber = number
  }

  /// The visitor of a value that the current one contains.
  func at(_ name: String) -> FieldVisitor {
    var visitor = self
    visitor.path = path.isEmpty ? name : "\(path).\(name)"
    return visitor
  }

  func text(_ value: inout String?, _ name: String, _ term: String) {
    guard value != nil else { return }
    visitText(&value, Field(term: term, parent: path, name: name))
  }

  func text(_ value: inout String, _ name: String, _ term: String) {
    var text: String? = value
    visitText(&text, Field(term: term, parent: path, name: name))
    if let text { value = text } else if !value.isEmpty { value = "" }
  }

  func number(_ value: inout Decimal, _ name: String, _ term: String) {
    visitNumber(&value, Field(term: term, parent: path, name: name))
  }

  func number(_ value: inout Decimal?, _ name: String, _ term: String) {
    guard var number = value else { return }
    visitNumber(&number, Field(term: term, parent: path, name: name))
    value = number
  }

  /// Visits the elements of an array, each at its index.
  func each<Element>(
    _ elements: inout [Element], _ name: String, _ visit: (inout Element, FieldVisitor) -> Void
  ) {
    for index in elements.indices { visit(&elements[index], at("\(name)[\(index)]")) }
  }

  /// Visits a value that may be missing.
  func one<Value>(
    _ value: inout Value?, _ name: String, _ visit: (inout Value, FieldVisitor) -> Void
  ) {
    guard var content = value else { return }
    visit(&content, at(name))
    value = content
  }
}
