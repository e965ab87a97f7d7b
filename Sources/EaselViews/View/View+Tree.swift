extension View {
  /// Returns whether this view is the given view or one of the given view's descendants.
  public func isDescendant(of view: View) -> Bool {
    var one: View? = self
    while let current = one {
      if current === view { return true }
      one = current.superview
    }
    return false
  }

  /// Returns the first view with a tag, in depth-first order from this view on; `nil` if there is
  /// none.
  public func viewWithTag(_ tag: Int) -> View? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }

  /// The view's name in a path: its identifier or its type, numbered among siblings of the same
  /// type.
  var pathName: String {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    let number = superview?.pathNumber(of: self)
    return number.map { "\(Self.self)[\($0)]" } ?? "\(Self.self)"
  }

  /// Returns the index of a subview among the subviews of its type; `nil` if it is the only one.
  ///
  /// All subviews are counted at once, since each of many subviews can note a diagnostic.
  private func pathNumber(of view: View) -> Int? {
    let numbers = pathNumbers ?? countSubviews()
    pathNumbers = numbers
    return numbers[ObjectIdentifier(view)]
  }

  private func countSubviews() -> [ObjectIdentifier: Int] {
    let alike = Dictionary(grouping: subviews) { ObjectIdentifier(type(of: $0)) }
    var numbers: [ObjectIdentifier: Int] = [:]
    for group in alike.values where group.count > 1 {
      for (number, view) in group.enumerated() { numbers[ObjectIdentifier(view)] = number }
    }
    return numbers
  }
}
