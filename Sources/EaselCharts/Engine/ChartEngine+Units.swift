import EaselBlocks
import EaselCanvas
import Foundation

extension ChartEngine {
  /// The unit of the vertical axis if the axis is hidden and its label is a unit; otherwise `nil`.
  var unitWithoutAxis: String? {
    guard configuration.y.visibility == .hidden, let label = scales.y?.label, label.count > 1,
      UnitName.isUnit(label)
    else { return nil }
    return label
  }

  /// Returns whether the label of a value axis contains a unit and is not part of the titles.
  func saysUnit(_ scale: ResolvedScale) -> Bool {
    guard scale.kind == .number, !scale.isShare, UnitName.isSaid(by: scale.label) else {
      return false
    }
    guard let titles = configuration.titles else { return true }
    return ![titles.title, titles.subtitle].contains { text in
      text?.string(in: style.environment).localizedCaseInsensitiveContains(scale.label) ?? false
    }
  }
}
