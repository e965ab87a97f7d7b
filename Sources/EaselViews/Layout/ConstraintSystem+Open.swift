import EaselCanvas
import Foundation

extension ConstraintSystem {
  /// Returns diagnostics of views whose position or size the constraints do not determine.
  func diagnostics(ofOpen variables: [Int]) -> [Diagnostic] {
    let open = Set(variables)
    guard !open.isEmpty else { return [] }
    return views.compactMap { view in
      // Hidden views may be left out of an arrangement; the outermost view keeps its position.
      guard let box = box(of: view), !isHidden(view) else { return nil }
      var parts: [String] = []
      for axis in Axis.allCases {
        let (start, length) =
          axis == .horizontal
          ? ("horizontal position", "width") : ("vertical position", "height")
        if view !== root, open.contains(box.position(axis)) { parts.append(start) }
        if open.contains(box.size(axis)) { parts.append(length) }
      }
      guard !parts.isEmpty else { return nil }
      let list = parts.joined(separator: ", ")
      return Diagnostic(
        .warning, .ambiguousLayout,
        "the constraints do not determine the \(list) of \(view.layoutName), which is as near to 0 as possible; "
          + "add constraints that decide it, or give the view a frame and leave "
          + "translatesAutoresizingMaskIntoConstraints true",
        operation: "layout", viewPath: view.layoutPath, value: list)
    }
  }

  private func isHidden(_ view: View) -> Bool {
    sequence(first: view) { $0 === root ? nil : $0.superview }.contains(where: \.isHidden)
  }
}
