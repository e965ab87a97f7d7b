import Foundation

/// Distributes the width of a table among its columns: each is between its longest word and its
/// widest cell, as in the automatic layout of CSS 2.1 (17.5.2.2).
struct TableWidths {
  struct Column {
    var width: ColumnWidth
    /// The width of its longest word, with the padding around it.
    var minimum: CGFloat
    /// The width of its widest cell, with the padding around it.
    var ideal: CGFloat
    /// Whether it takes the remaining width.
    var isText: Bool

    /// Whether its width depends on that of the other columns.
    var isFlexible: Bool { width == .automatic || width == .rest }
  }

  /// The width of each column.
  private(set) var widths: [CGFloat]
  /// The width that the columns need if it exceeds that of the table; `nil` otherwise.
  private(set) var needed: CGFloat?

  init(_ columns: [Column], in total: CGFloat) {
    widths = columns.map { column in
      switch column.width {
      case .fixed(let width): width.isFinite ? max(0, width) : column.ideal
      case .fraction(let share): share.isFinite ? max(0, min(share, 1)) * total : column.ideal
      case .fit: column.ideal
      case .automatic, .rest: column.ideal
      }
    }
    let automatic = columns.indices.filter { columns[$0].isFlexible }
    let others = columns.indices.filter { !columns[$0].isFlexible }
    var rest = total - others.reduce(0) { $0 + widths[$1] }
    let minimum = automatic.reduce(0) { $0 + columns[$1].minimum }
    let ideal = automatic.reduce(0) { $0 + columns[$1].ideal }
    if ideal <= rest {
      guard !automatic.isEmpty else {
        shrink(columns, to: total)
        return
      }
      // The remaining width goes to texts, so that numbers stay next to their texts.
      let rests = automatic.filter { columns[$0].width == .rest }
      let texts = automatic.filter { columns[$0].isText }
      let takers = !rests.isEmpty ? rests : texts.isEmpty ? automatic : texts
      let sum = takers.reduce(0) { $0 + max(columns[$1].ideal, 1) }
      rest -= ideal
      for index in takers { widths[index] += rest * max(columns[index].ideal, 1) / sum }
      return
    }
    guard minimum <= rest, ideal > minimum else {
      for index in automatic { widths[index] = columns[index].minimum }
      shrink(columns, to: total)
      return
    }
    // CSS distributes by what columns lack, which breaks a date beside a long text. Here all
    // columns are limited to one width: narrow columns keep theirs, and the widest ones shrink.
    var (low, high) = (CGFloat(0), total)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let sum = automatic.reduce(0) {
        $0 + max(columns[$1].minimum, min(columns[$1].ideal, middle))
      }
      if sum <= rest { low = middle } else { high = middle }
    }
    for index in automatic {
      widths[index] = max(columns[index].minimum, min(columns[index].ideal, low))
    }
  }

  /// Shrinks all columns in proportion if together they are wider than the table.
  private mutating func shrink(_ columns: [Column], to total: CGFloat) {
    let sum = widths.reduce(0, +)
    guard sum > total + 0.01, sum > 0 else { return }
    needed = sum
    for index in widths.indices { widths[index] *= total / sum }
  }
}
