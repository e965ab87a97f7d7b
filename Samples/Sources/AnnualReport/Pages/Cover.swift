import Easel

extension Report {
  func drawCover(on canvas: any Canvas) {
    let left = PageStyle.margin
    canvas.fill(
      CGRect(x: left, y: 72, width: 44, height: 5), with: .color(PageStyle.accent))
    canvas.withMarkedContent(.destination("cover")) {
      canvas.withMarkedContent(.heading(1)) {
        PageStyle.draw(
          PageStyle.text(strings.title, 32, .bold), on: canvas, x: left, baseline: 118)
      }
    }
    PageStyle.draw(
      PageStyle.text(strings.subtitle(firstYear, lastYear), 15, color: PageStyle.quiet),
      on: canvas, x: left, baseline: 144)
    drawMix(on: canvas)
    drawContents(on: canvas)
  }

  private func drawMix(on canvas: any Canvas) {
    guard let last = electricity.years.indices.last else { return }
    let names = electricity.sources.map(strings.source)
    let chart = Chart(names.indices, id: \.self) {
      SectorMark(
        angle: .value("TWh", electricity.values[$0][last] / 1000), innerRadius: .ratio(0.64)
      )
      .foregroundStyle(by: .value(strings.sources, names[$0]))
    }
    .chartForegroundStyleScale(range: names.indices.map(color(of:)))
    .chartTitle(strings.mix(lastYear), source: strings.creditPower)
    .chartBackground { proxy in
      if let plot = proxy.plotFrame {
        GeometryReader { geometry in
          VStack(spacing: 0) {
            Text(terawattHours(electricity.totals[last])).font(.title)
            Text("TWh").foregroundStyle(.secondary)
          }
          .position(x: geometry[plot].midX, y: geometry[plot].midY)
        }
      }
    }
    draw(chart, from: 190, height: 330, on: canvas)
  }

  private func drawContents(on canvas: any Canvas) {
    let (left, right) = (PageStyle.margin, PageStyle.size.width - PageStyle.margin)
    canvas.withMarkedContent(.heading(2)) {
      PageStyle.draw(
        PageStyle.text(strings.contents, 14, .bold), on: canvas, x: left, baseline: 584)
    }
    PageStyle.line(on: canvas, y: 596)
    canvas.withMarkedContent(.tag(.tableOfContents)) {
      for (index, section) in sections.enumerated() {
        let baseline = 618 + CGFloat(index) * 28
        let row = CGRect(x: left, y: baseline - 18, width: right - left, height: 26)
        canvas.withMarkedContent(.tag(.contentsEntry)) {
          canvas.withMarkedContent(.link(.destination(section.destination), area: row)) {
            // The space parts title and number for whoever hears them.
            PageStyle.draw(
              PageStyle.text("\(section.title) ", 11.5), on: canvas, x: left, baseline: baseline)
            PageStyle.draw(
              PageStyle.text("\(index + 2)", 11.5, color: PageStyle.quiet), on: canvas, x: right,
              baseline: baseline, anchor: 1)
          }
        }
        PageStyle.line(on: canvas, y: baseline + 9)
      }
    }
  }
}
