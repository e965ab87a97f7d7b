import EaselBlocks
import EaselCanvas
import EaselStatistics
import Foundation

extension PieChart {
  /// Returns the slices in drawing order, and the segments that have none, which the drawing
  /// counts; or a gray ring for a chart without slices.
  @ChartContentBuilder
  func marks(_ slices: Slices) -> some ChartContent {
    let chart = slices.chart
    StyledContent { style in
      let looks = chart.looks(style)
      ForEach(slices.marked, id: \.self) { chart.sector($0, slices, looks[$0]) }
    }
    .categoryLabels(slices.labels)
    .list {
      $0.reportsFaults = false
      $0.ownTable = (
        ["Segment", "Value"],
        segments.map { [.category($0.name), $0.value.isFinite ? .number($0.value) : nil] }
      )
    }
    if slices.shown.isEmpty {
      SectorMark(
        angle: PlottableValue<Double>.value("", 1), innerRadius: .ratio(hole), angularInset: 0
      )
      .foregroundStyle(FixedPaint(.color(.tertiarySystemFill)))
      .accessibilityHidden(true)
    }
  }

  private func sector(
    _ index: Int, _ slices: Slices, _ look: any ShapeStyle
  ) -> some ChartContent {
    let segment = segments[index]
    let value = PlottableValue<Double>.value("", segment.value.isFinite ? segment.value : .nan)
    let mark = SectorMark(angle: value, innerRadius: .ratio(hole), angularInset: 0)
    return ScopedContent(content: mark) { scope in
      scope.set(.series, PlottableValue<String>.value("", slices.names[index]).field)
      scope.traits.style = look
      scope.traits.accessibilityLabel = slices.description(of: index)
      scope.traits.link = segment.link.map {
        MarkLink($0, label: segment.name, value: slices.shares[index] ?? "")
      }
      // A whole circle has no gap and no corners.
      guard slices.shown.count > 1 else { return }
      scope.traits.sectorShape.gap = gap.map { .points($0) } ?? .standard
      scope.traits.cornerRadius = hasRoundedEnds && hole > 0 ? .infinity : max(cornerRadius, 0)
    }
  }

  /// The radius of the hole as a fraction of the pie's radius, less than 1.
  var hole: CGFloat { holeRatio > 0 ? min(holeRatio, 0.98) : 0 }

  /// The angle at which the first slice starts, within a turn.
  var start: Double {
    let angle = Double(startAngle)
    guard angle.isFinite else { return 0 }
    return abs(angle) < 100 ? angle : angle.remainder(dividingBy: 2 * .pi)
  }

  /// Returns the texts of the slices' shares, by segment; whole percents add up to 100.
  func shareTexts(_ slices: [PieSlice]) -> [Int: String] {
    let rounded = shareDecimals.flatMap {
      Statistics.roundedShares(of: slices.map(\.fraction), decimals: $0)
    }
    return Dictionary(
      slices.enumerated().map { position, slice in
        guard let share = rounded?[position] else {
          return (slice.index, shareText(slice.fraction))
        }
        // Rounding to a sum of 100 % may leave less to a slice than its own share.
        if share == 0, slice.fraction > 0, shareDecimals == 0 { return (slice.index, lessThanOne) }
        return (slice.index, shareFormat.string(from: share / 100))
      }, uniquingKeysWith: { first, _ in first })
  }
}
