extension View {
  /// Whether the view is another one or lies in it.
  public func isDescendant(of view: View) -> Bool {
    var one: View? = self
    while let current = one {
      if current === view { return true }
      one = current.superview
    }
    return false
  }

  /// The view with a tag: this one or the first below it; nil if there is none.
  public func viewWithTag(_ tag: Int) -> View? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }

  /// The view's name in a path: its identifier or type, numbered among siblings of its type.
  var pathName: String {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    let number = superview?.pathNumber(of: self)
    return number.map { "\(Self.self)[\($0)]" } ?? "\(Self.self)"
  }

  /// The number of a subview among those of its type; nil if it is alone.
  ///
  /// All are counted at once, since each of many may have something to note.
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
