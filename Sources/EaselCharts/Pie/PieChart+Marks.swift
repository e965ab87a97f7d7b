import EaselBlocks
import EaselCanvas
import EaselStatistics
import Foundation

extension PieChart {
  /// The chart as marks: a sector for each segment, in drawing order.
  struct Marks {
    var list = MarkList()
    /// The segment of each mark.
    var segments: [Int] = []

    /// Creates the marks; segments without a share become marks as well, so that the drawing
    /// reports them.
    ///
    /// - Parameters:
    ///   - chart: The chart.
    ///   - shown: The segments that have a slice, in the order of their slices.
    init(_ chart: PieChart, _ shown: [Int]) {
      let invalid = chart.segments.indices.filter {
        let value = chart.segments[$0].value
        return !(value >= 0) || !value.isFinite
      }
      for index in shown + invalid {
        let segment = chart.segments[index]
        var scope = MarkScope()
        scope.traits.style = FixedPaint(chart.paint(of: index))
        scope.traits.sectorShape.innerRadius = .ratio(chart.hole)
        scope.traits.sectorShape.angularInset = 0
        let value = segment.value.isFinite ? segment.value : .nan
        let before = list.count
        list.append(
          .sector,
          MarkFields(
            angle: PlottableValue.value("", value).field,
            series: PlottableValue.value("", segment.name).field), in: scope)
        if list.count > before { segments.append(index) }
      }
      list.finish()
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
    let decimals = (0...3).first { shareFormat == .percent($0) }
    let rounded = decimals.flatMap {
      Statistics.roundedShares(of: slices.map(\.fraction), decimals: $0)
    }
    return Dictionary(
      slices.enumerated().map { position, slice in
        guard let share = rounded?[position], share > 0 else {
          return (slice.index, shareText(slice.fraction))
        }
        return (slice.index, shareFormat.string(from: share / 100))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a name with its share.
  func caption(_ index: Int, share: String) -> String {
    let name = segments[index].name
    guard showsShares else { return name }
    return name.isEmpty ? share : name + Self.separator + share
  }
}
