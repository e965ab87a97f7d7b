import EaselCanvas
import EaselCharts
import Foundation

/// Scales, ticks, formats and shapes, which stand alone as well.
enum ChartArithmeticFuzz {
  static func run(_ input: inout FuzzInput) {
    switch input.index(below: 8) {
    case 0: linear(&input)
    case 1: band(&input)
    case 2:
      let count = Ticks.values(from: input.number(), to: input.number(), count: input.number())
        .count
      precondition(count <= 4 * Int(Ticks.maximumCount), "\(count) ticks")
      _ = Ticks.step(from: input.number(), to: input.number(), count: input.number())
      _ = Ticks.decimals(forStep: input.number(), unitExponent: input.whole(mostly: [0, 3]))
      _ = Ticks.significantDigits(forStep: input.number(), largest: input.number())
    case 3:
      let format = input.numberFormat()
      for _ in 0..<4 { _ = format.string(from: input.number()) }
    case 4:
      let pie = PieLayout(
        order: input.choice([.data, .descending, .ascending]), startAngle: input.angle(),
        endAngle: input.angle(), padAngle: input.angle())
      let values = input.values()
      precondition(pie.slices(values).count <= values.count, "more slices than values")
    case 5:
      let stack = StackLayout(
        order: input.choice(StackOrder.self), offset: input.choice(StackOffset.self))
      let series = stack.series(input.list(atMost: 6) { $0.values() })
      _ = stack.extent(of: series)
    case 6:
      let arc = ArcShape(
        innerRadius: input.number(), outerRadius: input.number(), startAngle: input.angle(),
        endAngle: input.angle(), cornerRadius: input.number(), padAngle: input.angle())
      _ = arc.path(center: input.point())
      _ = arc.centroid()
    default:
      var chart = PieChart(
        segments: input.list(atMost: 12) {
          PieSegment("name", value: $0.number(), color: .systemBlue)
        })
      chart.labels = .outside
      chart.fontSize = CGFloat(input.number(mostly: [10]))
      _ = chart.layout(in: CGSize(width: 120, height: CGFloat(input.byte())))
    }
  }

  private static func linear(_ input: inout FuzzInput) {
    var scale = LinearScale(
      domain: input.list(atMost: 3) { $0.number() }, range: input.list(atMost: 3) { $0.number() },
      isClamped: input.bool(), isRounded: input.bool())
    if input.bool() { scale.nice(input.number(mostly: [10])) }
    for _ in 0..<3 {
      _ = scale(input.number())
      _ = scale.invert(input.number())
    }
    _ = scale.ticks(input.number(mostly: [10]))
    _ = scale.tickFormat(input.number(mostly: [10])).string(from: input.number())
    _ = ValueAxis(
      scale: scale, count: input.number(mostly: [5]), format: input.maybe { $0.numberFormat() })
  }

  private static func band(_ input: inout FuzzInput) {
    var scale = BandScale(
      domain: input.names(), range: input.list(atMost: 3) { $0.number() },
      paddingInner: input.share(), paddingOuter: input.share())
    scale.align = input.share()
    scale.isRounded = input.bool()
    _ = scale.position(at: input.whole(mostly: [0, 1]))
    _ = scale.category(at: input.number())
    _ = scale.domain.first.flatMap { scale.center(of: $0) }
  }
}
