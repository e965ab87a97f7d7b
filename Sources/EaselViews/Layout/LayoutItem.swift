/// An item that a constraint can relate: a ``View`` or a ``LayoutGuide``.
///
/// Other types can conform, but a constraint on them is noted as an error and ignored in layout.
public protocol LayoutItem: AnyObject {}

extension View: LayoutItem {}
extension LayoutGuide: LayoutItem {}

extension LayoutItem {
  /// The view whose tree contains the item: the view itself, or the owner of the guide.
  var layoutView: View? { self as? View ?? (self as? LayoutGuide)?.owningView }

  /// The name of the item in diagnostics: `Label “title”`, `View[2].layoutMarginsGuide`.
  var layoutName: String {
    if let view = self as? View { return view.layoutViewName }
    guard let guide = self as? LayoutGuide else { return "\(type(of: self))" }
    let own = guide.identifier.isEmpty ? guide.kind.name : "LayoutGuide “\(guide.identifier)”"
    return guide.owningView.map { "\($0.layoutViewName).\(own)" } ?? own
  }
}

extension View {
  fileprivate var layoutViewName: String {
    accessibilityIdentifier.map { "\(type(of: self)) “\($0)”" } ?? pathName
  }
}
