import EaselBlocks
import Foundation
import Testing

@testable import EaselCanvas
@testable import EaselCharts

/// Edges between the bars of a stack.
@Suite struct BarSeamTests {
  private let size = CGSize(width: 120, height: 90)

  private func chart(
    _ series: [[Double]], colors: [Color] = [.black, .black, .black],
    _ orientation: BarChart.Orientation = .vertical
  ) -> BarChart {
    var chart = BarChart(
      categories: (0..<(series.first?.count ?? 0)).map(String.init),
      series: zip(series, colors).map { BarSeries(values: $0, paint: .color($1)) })
    chart.arrangement = .stacked
    chart.orientation = orientation
    return chart
  }

  @Test func aBarExtendsOnePointBehindTheNext() {
    let layout = chart([[3], [2]]).layout(in: size)
    let (lower, upper) = (layout.bars[0].bounds, layout.bars[0].filledRect)
    #expect(upper.maxY == lower.maxY && upper.minX == lower.minX && upper.width == lower.width)
    #expect(abs(lower.minY - upper.minY - 1) < 1e-9)
    #expect(layout.bars[1].filledRect == layout.bars[1].bounds)
  }

  @Test func barsExtendInTheDirectionOfTheirStack() {
    func added(_ orientation: BarChart.Orientation, _ sign: Double) -> [CGFloat] {
      let layout = chart([[3 * sign], [2 * sign]], orientation).layout(in: size)
      let (rect, filled) = (layout.bars[0].bounds, layout.bars[0].filledRect)
      return [
        rect.minX - filled.minX, rect.minY - filled.minY, filled.maxX - rect.maxX,
        filled.maxY - rect.maxY,
      ].map { ($0 * 1e6).rounded() / 1e6 }
    }
    #expect(added(.vertical, 1) == [0, 1, 0, 0])
    #expect(added(.vertical, -1) == [0, 0, 0, 1])
    #expect(added(.horizontal, 1) == [0, 0, 1, 0])
    #expect(added(.horizontal, -1) == [1, 0, 0, 0])
  }

  @Test func barsExtendPastBarsOfZeroAndOfTheOtherSign() {
    let layout = chart([[3, 3], [0, -2], [2, 2]]).layout(in: size)
    // The bars are by category, with three series each.
    for bar in [layout.bars[0], layout.bars[3]] {
      #expect(abs(bar.filledRect.height - bar.bounds.height - 1) < 1e-9)
    }
  }

  @Test func barsDoNotExtendBehindTranslucentOrRoundBars() {
    let glass = chart([[3], [2]], colors: [.black, Color(red: 0, green: 0, blue: 0, alpha: 0.5)])
      .layout(in: size)
    #expect(glass.bars[0].filledRect == glass.bars[0].bounds)
    var round = chart([[3], [2]])
    round.cornerRadii = CornerRadii(all: 4)
    let layout = round.layout(in: size)
    #expect(layout.bars[0].filledRect == layout.bars[0].bounds)
  }

  @Test func groupedBarsDoNotExtend() {
    var grouped = chart([[3], [2]])
    grouped.arrangement = .grouped
    let layout = grouped.layout(in: size)
    for bar in layout.bars { #expect(bar.filledRect == bar.bounds) }
  }

  @Test(arguments: [1.1, 2.37, 3.03])
  func noBackgroundShowsBetweenStackedBars(_ value: Double) throws {
    var chart = chart([[value], [4 - value]])
    chart.axis = .hidden
    chart.valueLabels = .hidden
    let layout = chart.layout(in: size)
    let surface = try BitmapSurface(size: size, background: .white)
    layout.draw(on: surface.canvas)
    let (lower, upper) = (layout.bars[0].bounds, layout.bars[1].bounds)
    let image = surface.image
    for y in Int(upper.minY + 6)..<Int(lower.maxY - 2) {
      let offset = 4 * (y * image.width + Int(lower.midX))
      #expect(image.pixels[offset] == 0, "row \(y)")
    }
  }
}
