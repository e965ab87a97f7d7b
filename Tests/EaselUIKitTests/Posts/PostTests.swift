import EaselUIKit
import Testing

/// The listings of five posts about charts, as code that runs: see the comment at the top of each.
@Suite struct PostTests {
  /// An image of a view at a moment, one pixel to a point.
  private func image(_ view: UIView, at time: TimeInterval? = nil) throws -> UIImage {
    try UIImage(
      data: view.data(as: .png, scale: 1, options: RenderOptions(time: time)), limits: Limits())
  }

  // MARK: A donut

  private func donut() -> PieChartView {
    let view = PieChartView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.maxValue = 100
    view.value = 25
    return view
  }

  @Test func theDonutIsACircleWhoseShareBeginsAtTheTop() throws {
    let image = try image(donut())
    let track: [UInt8] = [242, 242, 247, 255]
    #expect(pixel(image, 100 + 28, 50 - 28) == [255, 128, 0, 255])
    #expect(pixel(image, 100 + 28, 50 + 28) == track)
    #expect(pixel(image, 100 - 28, 50 + 28) == track)
    #expect(pixel(image, 100 - 28, 50 - 28) == track)
    #expect(pixel(image, 100, 50)[3] == 0)
    #expect(pixel(image, 30, 50)[3] == 0)
  }

  @Test func theShareOfTheDonutGrowsInItsAnimation() throws {
    let view = donut()
    _ = try image(view, at: 0)
    view.set(value: 100, maxValue: 100)
    // Half of the time is half of the way, by the symmetry of ease-in-ease-out.
    let half = try image(view, at: 0.4)
    #expect(pixel(half, 100 + 28, 50 + 28) == [255, 128, 0, 255])
    #expect(pixel(half, 100 - 28, 50 + 28) == [242, 242, 247, 255])
    let end = try image(view, at: 0.9)
    #expect(pixel(end, 100 - 28, 50 - 28) == [255, 128, 0, 255])
  }

  // MARK: Bars by Core Graphics

  @Test func theGraphDrawsItsBars() throws {
    let view = GraphView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let image = try image(view)
    // Bars are 2·400/16 = 50 points wide and stand 75 apart, the first at 25.
    #expect(pixel(image, 50, 150) == [255, 149, 0, 255])
    #expect(pixel(image, 275, 150) == [0, 122, 255, 255])
    #expect(pixel(image, 110, 100)[3] == 0)
    #expect(pixel(image, 0, 150) == [0, 0, 0, 255])
    #expect(try view.rendered(as: .pdf).diagnostics == [])
  }

  // MARK: A ring of categories

  @Test func theDotsAreOnACircle() {
    let ring = CategoryRing(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    ring.setupCategoryDots(categoryColors: [.red, .green, .blue, .orange])
    #expect(
      ring.categoryDots.map(\.center) == [
        CGPoint(x: 200, y: 100), CGPoint(x: 100, y: 200), CGPoint(x: 0, y: 100),
        CGPoint(x: 100, y: 0),
      ])
    #expect(abs(ring.firstAnimationView.transform.a - cos(-90)) < 1e-12)
  }

  @Test func theArcsDivideTheCircleByTheirAmounts() throws {
    let ring = CategoryRing(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    ring.secondAnimationView.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    ring.setupArcs(amounts: [5000, 4000, 3000, 2000])
    let lengths = try #require(ring.secondAnimationView.layer.sublayers).compactMap {
      ($0 as? CAShapeLayer)?.path?.path.length
    }
    // Each arc has its share of what four gaps of ten degrees leave, on a circle of 100 points.
    let whole: CGFloat = 200 * .pi * 360 / 400
    for (length, share) in zip(lengths, [5.0, 4, 3, 2]) {
      #expect(abs(length - whole * share / 14) < 0.1)
    }
    #expect(lengths.count == 4)
  }

  @Test func theIconGrowsFromOneToFortyPoints() {
    let ring = CategoryRing(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    ring.icon.frame = CGRect(x: 50, y: 50, width: 1, height: 1)
    ring.icon.isHidden = true
    ring.showIcons()
    #expect(ring.icon.frame == CGRect(x: 30.5, y: 30.5, width: 40, height: 40))
    #expect(!ring.icon.isHidden)
  }

  // MARK: Stacked bars

  @Test func theBarsAreStacked() throws {
    let chart = UIView(frame: CGRect(x: 0, y: 0, width: 700, height: 250))
    let controller = ChartController(
      chartView: chart,
      players: [
        Player(cgColor: UIColor.red.cgColor, values: [2: 1, 3: 2]),
        Player(cgColor: UIColor.white.cgColor, values: [2: 3]),
      ])
    let stack = controller.barsStackView
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: chart.leftAnchor, constant: 20),
      stack.rightAnchor.constraint(equalTo: chart.rightAnchor),
      stack.topAnchor.constraint(equalTo: chart.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: chart.bottomAnchor, constant: -30),
    ])
    chart.layoutIfNeeded()
    for (index, view) in stack.arrangedSubviews.enumerated() {
      if let bar = view as? Bar { controller.drawBar(xAxisValue: index + 2, barView: bar) }
    }
    controller.drawLines()
    let first = try #require(stack.arrangedSubviews.first)
    let width = (680 - 10 * 30) / 11.0
    #expect(abs(first.bounds.width - width) < 0.01)
    #expect(first.bounds.height == 200)
    // One unit is a tenth of the height; layers grow from the bottom.
    #expect(first.layer.sublayers?.map(\.frame.minY) == [180, 120])
    #expect(first.layer.sublayers?.last?.borderWidth == 0.5)
    let labels = chart.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["0", "5", "10"])
    #expect(labels.map(\.center.y) == [220, 120, 20])
  }

  // MARK: Bars in stack views

  @Test func aPageHasFiveBarsAtMost() {
    let pages = format((1...13).map { ($0, "\($0)") })
    #expect(pages.map(\.count) == [5, 5, 3])
    #expect(pages.last?.last?.color == .systemOrange)
  }

  @Test func theBarsStandOnABaseLineAboveTheirNames() throws {
    let items = format([(7, "太郎"), (1, "次郎"), (2, "三郎"), (6, "四郎"), (3, "五郎")])
    let view = BarChartView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 260), barChartItems: items[0])
    view.layoutIfNeeded()
    let bars = view.arrangedSubviews.compactMap { ($0 as? UIStackView)?.arrangedSubviews[1] }
    // 200 points are left above the names and below the values.
    for (bar, value) in zip(bars, [7.0, 1, 2, 6, 3]) {
      #expect(abs(bar.bounds.height - 200 * value / 7) < 0.01)
      // All stand on the base line, which is one point thick about 229.5 + 0.5.
      let bottom = bar.convert(bar.bounds, to: nil).maxY
      #expect(abs(bottom - 230) < 0.01)
      #expect(abs(bar.bounds.width - 56) < 0.01)
    }
    #expect(bars.count == 5)
  }
}
