import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// A row of a random table.
struct GeneratedRow {
  /// The names of its groups, from the outermost.
  var groups = ["", "", ""]
  var name: String
  var text: String
  var amount: Decimal
  /// The number of columns that the name spans.
  var columns = 1
  /// The number of rows that the name spans.
  var rows = 1

  var group: String { groups[0] }
  var subgroup: String { groups[1] }
  var part: String { groups[2] }
}

/// What a random table is like.
struct TableKind {
  /// How cells of several rows come about.
  enum Merging { case none, sameText, rows }
  /// What the footers of groups show.
  enum Footer: CaseIterable { case none, sum, mean, count }

  /// The number of levels of groups.
  var levels: Int
  var merging: Merging
  var breaks: SpanBreaks
  /// The footers of the groups of each level.
  var footers: [Footer]

  init(_ random: inout SeededGenerator) {
    levels = random.isOnce(in: 3) ? random.pick([1, 1, 1, 2, 3]) : 0
    merging = random.pick([.none, .none, .none, .none, .sameText, .rows])
    breaks = random.isOnce(in: 2) ? .repeats : .continues
    footers = (0..<3).map { _ in random.pick(TableKind.Footer.allCases + [.sum, .sum]) }
  }

  var code: String {
    (levels > 0 ? ".groups(\(footers.prefix(levels)))" : "")
      + (merging == .none ? "" : ".\(merging)(\(breaks))")
  }
}

extension ReportMaker {
  static let amounts = Decimal.FormatStyle().precision(.fractionLength(2))
    .locale(Locale(identifier: "en_US"))

  mutating func table() -> AnyBlock {
    var item = GeneratedReport.Item(.table)
    let head = (0..<3).map { _ in supply.next() }
    item.words = head
    let kind = TableKind(&random)
    var labels: [String: String] = [:]
    let rows = groups(random.number(1...random.pick([4, 40])), [], kind, &labels, &item)
    let grouped = grouped(plain(rows, head, kind), kind, labels)
    let carries = random.isOnce(in: 2)
    if carries {
      let sum = rows.reduce(Decimal(0)) { $0 + $1.amount }
      item.sums.append(sum.formatted(Self.amounts))
    }
    item.caption = random.isOnce(in: 2) ? words(1...5) : []
    items.append(item)
    note(
      "Table(\(rows.count) rows)\(kind.code)\(carries ? ".carriesForward(…)" : "")"
        + (item.caption.isEmpty ? "" : ".caption(…)"))
    let caption: TextContent = "\(item.caption.joined(separator: " "))"
    switch (carries, item.caption.isEmpty) {
    case (false, true): return AnyBlock(grouped)
    case (false, false): return AnyBlock(grouped.caption(caption))
    case (true, true): return AnyBlock(grouped.carriesForward(\.amount))
    case (true, false): return AnyBlock(grouped.carriesForward(\.amount).caption(caption))
    }
  }

  private mutating func plain(
    _ rows: [GeneratedRow], _ head: [String], _ kind: TableKind
  ) -> Table<GeneratedRow, Void> {
    var name = TableColumn<GeneratedRow>("\(head[0])", value: \.name).spans { $0.columns }
    switch kind.merging {
    case .none: break
    case .sameText: name = name.merges(breaks: kind.breaks)
    case .rows: name = name.spans(rows: { $0.rows }, breaks: kind.breaks)
    }
    var text = TableColumn<GeneratedRow>("\(head[1])", value: \.text)
    let positions: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
    if random.isOnce(in: 6) { name = name.verticalAlignment(random.pick(positions)) }
    if random.isOnce(in: 6) { text = text.width(.rest) }
    var table = Table(rows) {
      name
      text
      TableColumn("\(head[2])", value: \.amount, format: Self.amounts)
        .background { $0.amount < 0 ? Color(white: 0.9) : nil }
    }
    .style(random.isOnce(in: 4) ? .dense : .standard)
    if random.isOnce(in: 6) { table = table.verticalAlignment(random.pick(positions)) }
    if random.isOnce(in: 8) { table = table.keepsGroups() }
    return table
  }

  // MARK: Groups

  private func grouped(
    _ table: Table<GeneratedRow, Void>, _ kind: TableKind, _ labels: [String: String]
  ) -> Table<GeneratedRow, Void> {
    var table = table
    for (level, key) in [\GeneratedRow.group, \.subgroup, \.part].prefix(kind.levels).enumerated() {
      let footer = kind.footers[level]
      table = table.groups(by: key) { name in
        Text(verbatim: name).bold()
      } footer: { group in
        switch footer {
        case .none: EmptyBlock()
        case .sum: TotalRow("\(labels[group.key] ?? "")", group.sum(\.amount))
        case .mean: TotalRow("\(labels[group.key] ?? "")", group.mean(\.amount))
        case .count: Text("\(labels[group.key] ?? "") \(group.count)")
        }
      }
    }
    return table
  }

  /// Makes the rows of the groups within a group, and adds their words, what their footers show and
  /// what pages repeat.
  ///
  /// - Parameter names: The names of the groups that contain them.
  private mutating func groups(
    _ count: Int, _ names: [String], _ kind: TableKind, _ labels: inout [String: String],
    _ item: inout GeneratedReport.Item
  ) -> [GeneratedRow] {
    guard names.count < kind.levels else { return rows(count, names, kind, &item) }
    var rows: [GeneratedRow] = []
    while rows.count < count {
      let name = supply.next()
      item.words.append(name)
      item.repeated.append(name)
      let size = min(count - rows.count, random.number(1...random.pick([2, 12])))
      let inner = groups(size, names + [name], kind, &labels, &item)
      rows += inner
      let footer = kind.footers[names.count]
      guard footer != .none else { continue }
      let label = supply.next()
      labels[name] = label
      item.words.append(label)
      let cents = inner.map { Self.cents($0.amount) }
      switch footer {
      case .sum: item.sums.append(Self.amount(cents.reduce(0, +)))
      case .mean: item.sums.append(Self.amount(Self.mean(cents)))
      default: item.lines.append("\(label) \(inner.count)")
      }
    }
    return rows
  }

  private static func cents(_ amount: Decimal) -> Int {
    NSDecimalNumber(decimal: amount * 100).intValue
  }

  private static func amount(_ cents: Int) -> String { (Decimal(cents) / 100).formatted(amounts) }

  /// The mean in whole cents; a half becomes the even number, as in formats of numbers.
  private static func mean(_ cents: [Int]) -> Int {
    let (sum, count) = (cents.reduce(0, +), cents.count)
    let (whole, rest) = (abs(sum) / count, abs(sum) % count)
    let isUp = 2 * rest > count || 2 * rest == count && whole % 2 == 1
    return sum.signum() * (whole + (isUp ? 1 : 0))
  }

  private mutating func rows(
    _ count: Int, _ names: [String], _ kind: TableKind, _ item: inout GeneratedReport.Item
  ) -> [GeneratedRow] {
    var rows: [GeneratedRow] = []
    while rows.count < count {
      let size = kind.merging == .none ? 1 : min(count - rows.count, random.pick([1, 1, 2, 3, 6]))
      let columns = size == 1 && random.isOnce(in: 8) ? 2 : 1
      let name = words(1...2)
      item.words += name
      if size > 1, kind.breaks == .repeats { item.repeated += name }
      for index in 0..<size {
        let text = words(1...6)
        if columns == 1 { item.words += text }
        // The name of a row that the cell covers is not shown.
        let isShown = index == 0 || kind.merging == .sameText
        rows.append(
          GeneratedRow(
            groups: names + Array(repeating: "", count: 3 - names.count),
            name: isShown ? name.joined(separator: " ") : supply.next(),
            text: text.joined(separator: " "),
            amount: Decimal(random.number(-99_999...999_999)) / 100, columns: columns,
            rows: index == 0 ? size : 1))
      }
    }
    return rows
  }
}
