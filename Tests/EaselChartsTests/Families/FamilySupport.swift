import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// A layout of 480 × 300 points that tests of families ask.
enum FamilySupport {
  static func layout(
    _ direction: LayoutDirection = .leftToRight,
    @ChartContentBuilder _ content: () -> some ChartContent
  ) -> ChartLayout {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return Chart(content: content).layout(
      in: CGSize(width: 480, height: 300), environment: environment)
  }

  /// The position of a value, by the straight line through two others.
  static func place(
    _ value: Double, through first: (value: Double, point: CGFloat),
    _ second: (value: Double, point: CGFloat)
  ) -> CGFloat {
    let share = (value - first.value) / (second.value - first.value)
    return first.point + (second.point - first.point) * CGFloat(share)
  }
}

extension ChartLayout {
  func bounds(_ kind: MarkType) -> [CGRect] {
    figures.filter { $0.kind == kind }.map(\.bounds)
  }

  func notes(_ family: String) -> [String] {
    diagnostics.map(\.message).filter { $0.hasPrefix(family) }
  }
}

extension CGRect {
  /// Whether another rectangle lies within; Foundation's `contains` fails by rounding.
  func holds(_ other: CGRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }
}

extension CGFloat {
  func isNear(_ other: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
