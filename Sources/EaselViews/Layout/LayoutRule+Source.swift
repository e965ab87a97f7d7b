extension LayoutRule {
  /// What demands a rule; what a view wishes by itself has none.
  enum Source {
    case constraint(LayoutConstraint)
    /// How a view arranges those in it.
    case arrangement(of: View)

    /// The source in words.
    var name: String {
      switch self {
      case .constraint(let constraint): "\(constraint)"
      case .arrangement(let view): "the arrangement in \(view.layoutName)"
      }
    }

    var constraint: LayoutConstraint? {
      if case .constraint(let constraint) = self { constraint } else { nil }
    }

    /// The view that diagnostics are about.
    var view: View? {
      switch self {
      case .constraint(let constraint): constraint.owner
      case .arrangement(let view): view
      }
    }
  }
}

extension LayoutConstraint.Relation {
  /// The same relation of an expression to 0.
  var ofRule: LayoutRule.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
