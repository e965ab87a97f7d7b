import Easel

extension Report {
  /// All years and sources, with totals and the share of the last source.
  func drawFigures(on canvas: any Canvas) {
    PageStyle.draw(
      PageStyle.text(strings.thousands, 10.5, color: PageStyle.quiet), on: canvas,
      x: PageStyle.margin, baseline: 122)
    let headings =
      electricity.sources.map(strings.source) + [strings.total, strings.share]
    let left = PageStyle.margin
    let ends = columnEnds(headings)
    var baseline = PageStyle.body + 14
    PageStyle.draw(
      PageStyle.text(strings.year, 9, .bold), on: canvas, x: left, baseline: baseline)
    for (heading, end) in zip(headings, ends) {
      PageStyle.draw(
        PageStyle.text(heading, 9, .bold), on: canvas, x: end, baseline: baseline, anchor: 1)
    }
    PageStyle.line(on: canvas, y: baseline + 8, color: PageStyle.ink, width: 0.8)
    for year in electricity.years.indices {
      baseline += 26
      PageStyle.draw(
        PageStyle.text("\(electricity.years[year])", 9.5), on: canvas, x: left,
        baseline: baseline)
      for (index, cell) in cells(year).enumerated() {
        let isTotal = index == electricity.sources.count
        PageStyle.draw(
          PageStyle.text(cell, 9.5, isTotal ? .bold : .regular), on: canvas, x: ends[index],
          baseline: baseline, anchor: 1)
      }
      PageStyle.line(on: canvas, y: baseline + 8)
    }
    PageStyle.draw(
      PageStyle.text(strings.creditPower, 7.5, color: PageStyle.quiet), on: canvas, x: left,
      baseline: baseline + 26)
  }
  /// A year's figures as text, column by column.
  private func cells(_ year: Int) -> [String] {
    let format = NumberFormat.decimals(0)
    let renewable = electricity.sources.indices.last.map {
      NumberFormat.percent(1).string(from: electricity.share($0, year))
    }
    return electricity.values.map { format.string(from: $0[year]) }
      + [format.string(from: electricity.totals[year]), renewable ?? ""]
  }

  /// The right edges of the columns: each is as wide as its widest cell, and the space between
  /// them is equal.
  private func columnEnds(_ headings: [String]) -> [CGFloat] {
    var widths = headings.map { PageStyle.text($0, 9, .bold).size.width }
    for year in electricity.years.indices {
      for (index, cell) in cells(year).enumerated() {
        widths[index] = max(widths[index], PageStyle.text(cell, 9.5, .bold).size.width)
      }
    }
    let first = PageStyle.text("0000", 9.5).size.width
    let gap = (PageStyle.width - first - widths.reduce(0, +)) / CGFloat(max(widths.count, 1))
    var end = PageStyle.margin + first
    return widths.map { width in
      end += gap + width
      return end
    }
  }
}
