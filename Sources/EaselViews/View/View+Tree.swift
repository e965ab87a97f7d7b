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

  /// Adds a view behind another; in front of all if that is not there.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex { $0 === sibling } ?? others.count)
  }

  /// Adds a view in front of another; in front of all if that is not there.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSubview(view, at: index ?? others.count)
  }

  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: subviews.count)
  }

  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
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
