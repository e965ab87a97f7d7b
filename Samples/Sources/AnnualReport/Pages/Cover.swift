import Easel

extension Report {
  func drawCover(on canvas: any Canvas) {
    let left = PageStyle.margin
    canvas.fill(
      CGRect(x: left, y: 72, width: 44, height: 5), with: .color(PageStyle.accent))
    canvas.withMarkedContent(.destination("cover")) {
      PageStyle.draw(
        PageStyle.text(strings.title, 32, .bold), on: canvas, x: left, baseline: 118)
    }
    PageStyle.draw(
      PageStyle.text(strings.subtitle(firstYear, lastYear), 15, color: PageStyle.quiet),
      on: canvas, x: left, baseline: 144)
    drawMix(on: canvas)
    drawContents(on: canvas)
  }

  private func drawMix(on canvas: any Canvas) {
    guard let last = electricity.years.indices.last else { return }
    var chart = PieChart(
      segments: electricity.sources.indices.map {
        PieSegment(
          strings.source(electricity.sources[$0]), value: electricity.values[$0][last],
          paint: paint(of: $0))
      })
    chart.centerText = terawattHours(electricity.totals[last])
    chart.centerCaption = "TWh"
    chart.holeRatio = 0.64
    chart.labels = .outside
    chart.fontSize = 11
    place(
      strings.mix(lastYear), credit: strings.creditPower,
      in: CGRect(x: PageStyle.margin, y: 190, width: PageStyle.width, height: 330), on: canvas
    ) { chart.layout(in: $0).draw(on: canvas) }
  }

  private func drawContents(on canvas: any Canvas) {
    let (left, right) = (PageStyle.margin, PageStyle.size.width - PageStyle.margin)
    PageStyle.draw(
      PageStyle.text(strings.contents, 14, .bold), on: canvas, x: left, baseline: 584)
    PageStyle.line(on: canvas, y: 596)
    for (index, section) in sections.enumerated() {
      let baseline = 618 + CGFloat(index) * 28
      let row = CGRect(x: left, y: baseline - 18, width: right - left, height: 26)
      canvas.withMarkedContent(.link(.destination(section.destination), area: row)) {
        PageStyle.draw(
          PageStyle.text(section.title, 11.5), on: canvas, x: left, baseline: baseline)
        PageStyle.draw(
          PageStyle.text("\(index + 2)", 11.5, color: PageStyle.quiet), on: canvas, x: right,
          baseline: baseline, anchor: 1)
      }
      PageStyle.line(on: canvas, y: baseline + 9)
    }
  }
}
