/// What a constraint may relate: a ``View`` or a ``LayoutGuide``.
///
/// Other types can conform, but a constraint on them is refused when the layout is solved.
public protocol LayoutItem: AnyObject {}

extension View: LayoutItem {}
extension LayoutGuide: LayoutItem {}

extension LayoutItem {
  /// The view in whose tree the item lies: itself, or the one that owns the guide.
  var layoutView: View? { self as? View ?? (self as? LayoutGuide)?.owningView }

  /// The item in words: `Label “title”`, `View[2].layoutMarginsGuide`.
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
