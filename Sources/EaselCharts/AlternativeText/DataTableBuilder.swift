import Foundation

/// A builder of the table of a chart's data from its marks.
struct DataTableBuilder: Sendable {
  private let runs: [MarkRun]
  private let names: NameTable
  private let count: Int
  private let titles: [Channel: String]
  private let own: (columns: [String], rows: [[ChartDatum?]])?
  /// Whether marks with each of the list's traits are hidden.
  private let hidden: [Bool]
  /// The names of points, by the order of declaration of their marks.
  private let labels: [Int: String]
  private var columns: [String] = []
  private var indices: [String: Int] = [:]

  init(_ list: MarkList) {
    runs = list.runs
    names = list.names
    count = list.count
    titles = list.columnTitles
    own = list.ownTable
    labels = list.pointNames().mapValues(\.string)
    hidden = list.traits.map { $0.isAccessibilityHidden == true }
  }

  /// The values in a run for one column of the table.
  private struct Source {
    var index: Int
    var column: Column
    var isEnd: Bool
  }

  mutating func table(timeZone: TimeZone) -> ChartDataTable {
    if let own { return ChartDataTable(columns: own.columns, rows: own.rows, timeZone: timeZone) }
    let sources = runs.map { self.sources($0) }
    let labelColumn = labels.isEmpty ? nil : index(of: "label")
    // The run and row of each mark, in the order of declaration.
    var order = [(run: Int, row: Int)?](repeating: nil, count: count)
    for (index, run) in runs.enumerated() {
      for row in 0..<run.count where order.indices.contains(run.ordinals[row]) {
        guard !hidden[run.traits[row]] else { continue }
        order[run.ordinals[row]] = (index, row)
      }
    }
    var rows: [[ChartDatum?]] = []
    rows.reserveCapacity(order.count)
    for case let (run, row)? in order {
      var cells = [ChartDatum?](repeating: nil, count: columns.count)
      for source in sources[run] {
        let values = source.isEnd ? source.column.ends : source.column.values
        guard let value = values?[row] else { continue }
        let datum = source.column.labeledDatum(of: value, names)
        if !datum.isMissing { cells[source.index] = datum }
      }
      if let labelColumn, let label = labels[runs[run].ordinals[row]] {
        cells[labelColumn] = .category(label)
      }
      rows.append(cells)
    }
    return ChartDataTable(columns: columns, rows: rows, timeZone: timeZone)
  }

  /// The columns of the table for which a run has values.
  private mutating func sources(_ run: MarkRun) -> [Source] {
    guard (0..<run.count).contains(where: { !hidden[run.traits[$0]] }) else { return [] }
    var sources: [Source] = []
    var used: [String: Column] = [:]
    for channel in Channel.allCases where channel != .xPoints && channel != .yPoints {
      guard let column = run[channel] else { continue }
      var label = column.label.isEmpty ? titles[channel] ?? channel.title : column.label
      if let other = used[label] {
        // If a value sets both a position and a style, it has one column.
        if other.kind == column.kind, other.ends == nil, column.ends == nil,
          Self.areSame(other.values, column.values)
        {
          continue
        }
        label += " (\(channel.title))"
      }
      used[label] = column
      if column.ends == nil {
        sources.append(Source(index: index(of: label), column: column, isEnd: false))
      } else {
        sources.append(Source(index: index(of: label + " start"), column: column, isEnd: false))
        sources.append(Source(index: index(of: label + " end"), column: column, isEnd: true))
      }
    }
    return sources
  }

  private static func areSame(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
  }

  private mutating func index(of label: String) -> Int {
    if let index = indices[label] { return index }
    indices[label] = columns.count
    columns.append(label)
    return columns.count - 1
  }
}

extension Channel {
  /// The label of a column whose values have no label.
  fileprivate var title: String {
    switch self {
    case .x, .xPoints: "x"
    case .y, .yPoints: "y"
    case .angle: "angle"
    case .foregroundStyle: "style"
    case .symbol: "symbol"
    case .symbolSize: "size"
    case .lineStyle: "line style"
    case .series: "series"
    case .position: "position"
    case .facetColumn: "column"
    case .facetRow: "row"
    }
  }
}
