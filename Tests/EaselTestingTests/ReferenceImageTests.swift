import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselTesting
import EaselViews
import Foundation
import Testing

/// Charts, views and text as images, against references that were looked at.
@Suite struct ReferenceImageTests {
  private func expect(_ view: View, _ name: String, _ appearance: Appearance = .light) throws {
    view.backgroundColor = .systemBackground
    let options = RenderOptions(appearance: appearance)
    let drawnImage = try Image(data: try view.data(as: .png, scale: 2, options: options), scale: 2)
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "ReferenceImages/\(name).png")
    try expectImage(drawnImage, matches: reference)
  }

  private let frame = CGRect(x: 0, y: 0, width: 240, height: 160)

  @Test func aRingMatchesItsReference() throws {
    let view = PieChartView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    view.set(value: 72, maxValue: 100)
    try expect(view, "ring")
  }

  @Test(arguments: Appearance.allCases)
  func barsMatchTheirReferenceInEachAppearance(_ appearance: Appearance) throws {
    let view = BarChartView(frame: frame)
    view.categories = ["太郎", "次郎", "三郎", "四郎", "五郎"]
    view.values = [7, 1, 2, 6, 3]
    view.maximumPaint = .color(.systemOrange)
    try expect(view, "bars-\(appearance.rawValue)", appearance)
  }

  @Test func aDonutMatchesItsReference() throws {
    let view = PieChartView(frame: frame)
    view.segments = [
      PieSegment("Wind", value: 37), PieSegment("Coal", value: 50), PieSegment("Sun", value: 13),
    ]
    view.centerText = "100"
    try expect(view, "donut")
  }

  @Test func aLabelOfSeveralScriptsMatchesItsReference() throws {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    label.text = "Größe 売上 مبيعات दर 🚀"
    label.numberOfLines = 0
    try expect(label, "label")
  }

  @Test func aLayerWithBorderAndShadowMatchesItsReference() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    let card = Layer()
    card.frame = CGRect(x: 20, y: 16, width: 80, height: 48)
    card.backgroundColor = .systemYellow
    card.cornerRadius = 10
    card.borderWidth = 2
    card.borderColor = .systemBrown
    card.shadowOpacity = 0.5
    card.shadowOffset = CGSize(width: 0, height: 3)
    card.affineTransform = CGAffineTransform(rotationAngle: 0.1)
    view.layer.addSublayer(card)
    try expect(view, "layers")
  }
}
