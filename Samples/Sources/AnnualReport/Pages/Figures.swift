import Easel

extension Report {
  /// All years and sources, with totals and the share of the last source.
  func drawFigures(on canvas: any Canvas) {
    PageStyle.draw(
      PageStyle.text(strings.thousands, 10.5, color: PageStyle.quiet), on: canvas,
      x: PageStyle.margin, baseline: 122)
    let renewable = electricity.sources.indices.last
    let headings =
      electricity.sources.map(strings.source) + [strings.total, strings.share]
    let left = PageStyle.margin
    let step = (PageStyle.width - 50) / CGFloat(headings.count)
    let ends = headings.indices.map { left + 50 + step * CGFloat($0 + 1) }
    var baseline = PageStyle.body + 14
    PageStyle.draw(
      PageStyle.text(strings.year, 9, .bold), on: canvas, x: left, baseline: baseline)
    for (heading, end) in zip(headings, ends) {
      PageStyle.draw(
        PageStyle.text(heading, 9, .bold), on: canvas, x: end, baseline: baseline, anchor: 1)
    }
    PageStyle.line(on: canvas, y: baseline + 8, color: PageStyle.ink, width: 0.8)
    let format = NumberFormat.decimals(0)
    for year in electricity.years.indices {
      baseline += 26
      PageStyle.draw(
        PageStyle.text("\(electricity.years[year])", 9.5), on: canvas, x: left,
        baseline: baseline)
      let total = electricity.totals[year]
      var cells = electricity.values.map { format.string(from: $0[year]) }
      cells.append(format.string(from: total))
      cells.append(
        renewable.map { NumberFormat.percent(1).string(from: electricity.share($0, year)) } ?? "")
      for (index, cell) in cells.enumerated() {
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
}
