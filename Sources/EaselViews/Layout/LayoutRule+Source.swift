extension LayoutRule {
  /// The source of a rule; rules of a view's own preferences have none.
  enum Source {
    case constraint(LayoutConstraint)
    /// The arrangement of subviews by a view.
    case arrangement(of: View)

    /// The name of the source for diagnostics.
    var name: String {
      switch self {
      case .constraint(let constraint): "\(constraint)"
      case .arrangement(let view): "the arrangement in \(view.layoutName)"
      }
    }

    var constraint: LayoutConstraint? {
      if case .constraint(let constraint) = self { constraint } else { nil }
    }

    /// The view that diagnostics refer to.
    var view: View? {
      switch self {
      case .constraint(let constraint): constraint.owner
      case .arrangement(let view): view
      }
    }
  }
}

extension LayoutConstraint.Relation {
  /// The same relation between an expression and 0.
  var ofRule: LayoutRule.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
