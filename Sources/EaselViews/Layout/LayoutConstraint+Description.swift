import Foundation

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation: `Label “title”.width == View.width * 0.5 + 8 @750`.
  public var description: String {
    var text = identifier.map { "“\($0)”: " } ?? ""
    text += "\(firstItem?.layoutName ?? "a released item").\(firstAttribute) \(relation.sign) "
    if hasSecondItem {
      text += "\(secondItem?.layoutName ?? "a released item").\(secondAttribute)"
      if multiplier != 1 { text += " * \(plain(multiplier))" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(plain(abs(constant)))" }
    } else {
      text += plain(constant)
    }
    if priority != .required { text += " @\(plain(CGFloat(priority.rawValue)))" }
    return text
  }
}

extension LayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// Returns the number as text, without a fraction of zero.
private func plain(_ number: CGFloat) -> String {
  Int(exactly: number).map(String.init) ?? "\(Double(number))"
}
