extension View {
  /// Returns whether the view is another view or one of its descendants.
  public func isDescendant(of view: View) -> Bool {
    var one: View? = self
    while let current = one {
      if current === view { return true }
      one = current.superview
    }
    return false
  }

  /// Returns the view with a tag: this view or its first descendant in depth-first order.
  ///
  /// The result is `nil` if no view has the tag.
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
