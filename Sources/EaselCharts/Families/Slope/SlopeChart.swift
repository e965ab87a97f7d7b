import EaselBlocks
import EaselCanvas
import Foundation

/// A slope chart: lines between the values of items at several times, with names at both ends.
///
/// ```swift
/// struct Row { var country: String; var year: String; var share: Double }
/// let rows = [
///   Row(country: "Norway", year: "2010", share: 61),
///   Row(country: "Norway", year: "2020", share: 77),
///   Row(country: "Spain", year: "2010", share: 14),
///   Row(country: "Spain", year: "2020", share: 21),
/// ]
/// let chart = Chart {
///   SlopeChart(rows, name: \.country) { (.value("Year", $0.year), .value("Share", $0.share)) }
/// }
/// ```
///
/// The times are categories; usually there are two. The name and the value of each item are beside
/// its first and its last point. Names that would overlap are moved apart, and a name far from its
/// point is connected with it by a line. Names without space are shortened or left out, and
/// reported as a warning if left out. The names make the value axis unnecessary:
/// `chartYAxis(.hidden)` hides it. A missing value has no point and no name, and is reported as a
/// warning.
public struct SlopeChart: ChartContent {
  private let items: [Item]
  private let missing: Int
  private let lastTime: Int
  private let highlighted: Set<String>

  private struct Item {
    var name: String
    var points: [(time: Int, x: ChartField, y: ChartField)] = []
  }

  /// Creates a slope chart from a sequence with a value for each item and time.
  ///
  /// - Parameters:
  ///   - data: The elements, one for each item and time.
  ///   - name: Returns the name of the item to which an element belongs.
  ///   - highlighting: The names of items that are drawn in color, in front of the others in gray.
  ///     By default no item is highlighted, and all have the same color.
  ///   - point: Returns the time and the value of an element.
  public init<Data: Sequence, Y: Plottable>(
    _ data: Data, name: (Data.Element) -> String, highlighting: Set<String> = [],
    point: (Data.Element) -> (x: PlottableValue<String>, y: PlottableValue<Y>)
  ) {
    var items: [Item] = []
    var indices: [String: Int] = [:]
    var missing = 0
    var times: [ChartDatum: Int] = [:]
    for element in data {
      let (name, pair) = (name(element), point(element))
      let time = pair.x.field.start
      times[time] = times[time] ?? times.count
      let index = indices[name] ?? items.count
      if index == items.count {
        indices[name] = index
        items.append(Item(name: name))
      }
      if !pair.y.field.start.coordinate.isFinite { missing += 1 }
      items[index].points.append((times[time] ?? 0, pair.x.field, pair.y.field))
    }
    // Sorts the points by time, since the data can be in any order.
    for index in items.indices { items[index].points.sort { $0.time < $1.time } }
    self.items = items
    lastTime = times.count - 1
    self.missing = missing
    highlighted = highlighting
  }

  /// The marks that draw the slope chart: a line and points for each item, with its name at both
  /// ends.
  public var body: some ChartContent {
    ContentNote.missing("SlopeChart", missing, in: items.first?.points.first?.y.label ?? "")
    if items.isEmpty {
      ContentNote.invalid("SlopeChart", "the data is empty; nothing is drawn", value: "0")
    }
    let format = AxisNumberFormat.format(
      forValues: items.flatMap { $0.points.map(\.y.number) }.filter(\.isFinite),
      locale: EnvironmentValues.current.locale.ofNumbers)
    let own = EnvironmentValues.current.ownWriter(along: .vertical)
    let write = { own?($0) ?? format.string(from: $0) }
    ForEach(items.indices) { marks(of: items[$0], write) }
  }

  /// The gray of other items if some are highlighted.
  private static let context = Tint(red: 184 / 255, green: 191 / 255, blue: 199 / 255)
  private static let pointArea: CGFloat = 28

  private func marks(of item: Item, _ write: @escaping (Double) -> String) -> some ChartContent {
    let isHighlighted = highlighted.contains(item.name)
    let isContext = !highlighted.isEmpty && !isHighlighted
    let style: any ShapeStyle = isContext ? Self.context : FamilyStyle()
    return Plot {
      ForEach(item.points.indices) { index in
        FieldMark(.line, fields(item, index), standardStyle: style) {
          if isHighlighted { $0.zIndex += 1 }
        }
      }
      ForEach(item.points.indices) { index in
        FieldMark(.point, fields(item, index), standardStyle: style) {
          if isHighlighted { $0.zIndex += 1 }
          $0.symbolSize = $0.symbolSize ?? .area(Self.pointArea)
          $0.sideLabel = label(item, index, write)
        }
      }
    }
  }

  private func fields(_ item: Item, _ index: Int) -> MarkFields {
    MarkFields(
      x: item.points[index].x, y: item.points[index].y,
      series: ChartField(label: "", start: .category(item.name)))
  }

  /// Returns the name and the value for the first and the last time; `nil` for others.
  private func label(_ item: Item, _ index: Int, _ write: (Double) -> String) -> SideLabel? {
    let point = item.points[index]
    guard point.time == 0 || point.time == lastTime else { return nil }
    let value = write(point.y.start.coordinate)
    let isHighlighted = highlighted.contains(item.name)
    return SideLabel(
      item.name, value: value, side: point.time == 0 ? .leading : .trailing,
      isContext: !highlighted.isEmpty && !isHighlighted, isHighlighted: isHighlighted)
  }
}
