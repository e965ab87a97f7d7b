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
    canvas.withMarkedContent(.tag(.table(summary: strings.perYear))) {
      canvas.withMarkedContent(.tag(.row)) {
        drawCell(strings.year, .headerCell(scope: .column), at: left, baseline, on: canvas)
        for (heading, end) in zip(headings, ends) {
          drawCell(
            heading, .headerCell(scope: .column), at: end, anchor: 1, baseline, on: canvas)
        }
      }
      PageStyle.line(on: canvas, y: baseline + 8, color: PageStyle.ink, width: 0.8)
      for year in electricity.years.indices {
        baseline += 26
        canvas.withMarkedContent(.tag(.row)) {
          drawCell(
            "\(electricity.years[year])", .headerCell(scope: .row), weight: .regular, at: left,
            baseline, on: canvas)
          for (index, text) in cells(year).enumerated() {
            drawCell(
              text, .cell(), weight: index == electricity.sources.count ? .bold : .regular,
              at: ends[index], anchor: 1, baseline, on: canvas)
          }
        }
        PageStyle.line(on: canvas, y: baseline + 8)
      }
    }
    PageStyle.draw(
      PageStyle.text(strings.creditPower, 7.5, color: PageStyle.quiet), on: canvas, x: left,
      baseline: baseline + 26)
  }

  private func drawCell(
    _ text: String, _ kind: MarkedContent.Tag.Kind, weight: Font.Weight? = nil, at x: CGFloat,
    anchor: CGFloat = 0, _ baseline: CGFloat, on canvas: any Canvas
  ) {
    // Heads are a little smaller than what they name.
    let layout = PageStyle.text(text, weight == nil ? 9 : 9.5, weight ?? .bold)
    canvas.withMarkedContent(.tag(kind)) {
      PageStyle.draw(layout, on: canvas, x: x, baseline: baseline, anchor: anchor)
    }
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
