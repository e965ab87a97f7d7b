import EaselBlocks
import EaselCharts
import Foundation
import Testing

/// Offsets of marks where rows run from right to left.
@Suite struct MirroredOffsetTests {
  private func middles(_ locale: String, offset: CGFloat) -> [CGFloat] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    let chart = Chart([1.0, 4], id: \.self) {
      PointMark(x: .value("X", $0), y: .value("Y", $0)).offset(x: offset)
    }
    .chartXScale(domain: 0...6)
    return chart.layout(in: CGSize(width: 300, height: 200), environment: environment).figures
      .flatMap { figure -> [CGFloat] in
        if case .symbols(_, let points) = figure.shape { points.map(\.x) } else { [] }
      }
  }

  @Test func offsetsMovePointsToTheLeftInArabic() {
    for (locale, sign) in [("en_US", 1.0), ("ar_EG", -1)] {
      let moved = zip(middles(locale, offset: 0), middles(locale, offset: 7)).map { $1 - $0 }
      #expect(moved.count == 2 && moved.allSatisfy { abs($0 - 7 * sign) < 0.01 }, "\(locale)")
    }
  }
}
