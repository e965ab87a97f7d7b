import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

// The uses that the signatures of charts were designed with.

enum DesignCity: String, Plottable, CaseIterable { case cupertino = "Cupertino", berlin = "Berlin" }
struct DesignSale: Identifiable {
  var id = UUID(); var day: Date; var sales: Int; var city: DesignCity; var price: Double
}
struct DesignMoney: Plottable {
  var cents: Int; var primitivePlottable: Double { Double(cents) / 100 };
  init(cents: Int) { self.cents = cents };
  init?(primitivePlottable: Double) { cents = Int(primitivePlottable * 100) }
}
private let tuples = [(name: "Cachapa", sales: 916), (name: "Injera", sales: 850)]
struct DesignOne: Block {
  var data: [DesignSale] = []
  @State0 fileprivate var hover: Date? = nil
  var showsRule = true
  var body: some Block {
    VStack(alignment: .leading) {
      Text("Sales")
      Chart(data) {
        BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sales", $0.sales)).foregroundStyle(
          by: .value("City", $0.city))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .month, count: 3)) { value in
          AxisGridLine()
          if value.index == 0 { AxisTick(length: 12) } else { AxisTick(length: .longestLabel) }
          if let d = value.as(Date.self) {
            AxisValueLabel {
              VStack {
                Text(d, format: .dateTime.month()); if value.index == 0 { Text("x") }
              }
            }
          }
          AxisValueLabel(
            format: .dateTime.month(.abbreviated).year(), centered: true,
            collisionResolution: .greedy(minimumSpacing: 4)
          ).font(.caption).foregroundStyle(.red)
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 50, 100]) {
          AxisValueLabel(format: Decimal.FormatStyle.Percent.percent.scale(1))
        }
        AxisMarks(values: [0, 25, 50, 75, 100]) {
          AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
        }
      }
      .chartYScale(domain: 0...100)
      .chartForegroundStyleScale([DesignCity.cupertino: .blue, DesignCity.berlin: .green])
      .chartLegend(position: .bottom, alignment: .leading)
      .frame(height: 240)
      Chart(tuples, id: \.name) { name, sales in
        SectorMark(
          angle: .value("Sales", sales), innerRadius: .ratio(0.618), outerRadius: .inset(10),
          angularInset: 1
        ).cornerRadius(4).foregroundStyle(by: .value("Name", name))
      }
      Chart(tuples, id: \.name) {
        BarMark(x: .value("Sales", $0.sales), y: .value("Name", $0.name), height: 12).annotation(
          position: .trailing
        ) { Text("a") }
      }
      Chart {
        ForEach(data) { s in
          LineMark(
            x: .value("Day", s.day), y: .value("Price", s.price), series: .value("City", s.city)
          ).interpolationMethod(.catmullRom).symbol(.circle).lineStyle(StrokeStyle(lineWidth: 2))
          PointMark(x: .value("Day", s.day), y: .value("Price", s.price)).symbol { Text("x") }
            .symbolSize(by: .value("Sales", s.sales))
        }
        .foregroundStyle(.blue.opacity(0.5))
        if showsRule {
          RuleMark(y: .value("Mean", 12.5)).foregroundStyle(.red).annotation(
            position: .top, alignment: .leading,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) { Text("mean") }
        }
        switch data.count {
        case 0: BarMark(x: .value("a", "b"), y: .value("c", 1));
        default: RuleMark(x: .value("d", Date()))
        }
        DesignAverages()
      }
      .chartXScale(domain: Date()...Date(), range: .plotDimension(padding: 10))
      .chartYScale(domain: .automatic(includesZero: false), type: .symmetricLog(slopeAtZero: 2))
      .chartForegroundStyleScale(range: Gradient(colors: [.blue, .red]))
      .chartPlotStyle { $0.frame(height: 20) }
      .chartOverlay { proxy in
        let p: Date? = proxy.value(atX: 3); Text("\(String(describing: p))")
      }
      Chart(NumberBins(data: [1.0, 2, 3], desiredCount: 5), id: \.lowerBound) { bin in
        BarMark(x: .value("Bin", bin), y: .value("n", 2)).foregroundStyle(Tint.blue.gradient)
      }
    }
    .chartLegend(.hidden)
    .chartXAxisLabel("for all charts inside")
  }
}
struct DesignAverages: ChartContent {
  var body: some ChartContent {
    RuleMark(y: .value("Average", DesignMoney(cents: 250)));
    ForEach(0..<3, id: \.self) { i in PointMark(x: .value("i", i), y: .value("v", Double(i))) }
  }
}
struct DesignGeneric<X: Plottable & Hashable>: Block {
  let xs: [X];
  var body: some Block {
    Chart(xs, id: \.self) { x in BarMark(x: .value("x", x), y: .value("n", 1)) }.chartXAxis(.hidden)
      .padding()
  }
}
@ChartContentBuilder private func extra(_ on: Bool) -> some ChartContent {
  if on { RuleMark(x: .value("x", 3)) }
}
struct DesignMore: Block {
  struct Bin: Identifiable { let id = UUID(); let range: ChartBinRange<Double>; let n: Int }
  var bins: [Bin] = []; var optional: Double? = nil
  var body: some Block {
    Chart(bins) { b in BarMark(x: .value("Range", b.range), y: .value("Count", b.n)) }
      .chartXAxis {
        AxisMarks(values: .stride(by: 10)) { _ in
          AxisGridLine(); AxisValueLabel(orientation: .vertical)
        }
      }
      .chartYAxis {
        AxisMarks(preset: .extended, values: .automatic(minimumStride: 5, desiredCount: 4));
        AxisMarks(format: .number.precision(.fractionLength(1)), position: .leading);
        AxisMarks(format: .percent);
        AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1));
        AxisMarks(format: .dateTime.month())
      }
    Chart {
      if let optional {
        RuleMark(y: .value("o", optional)).symbol(by: .value("a", "b")).lineStyle(
          by: .value("c", 3))
      } else {
        PointMark(x: .value("n", 1))
      }
    }
    .chartForegroundStyleScale(["a": Tint.red, "b": .gray])
    .chartYScale(domain: .automatic(dataType: Double.self) { $0.append(100) })
    .chartXScale(domain: ["b", "a"])
  }
}
private let manyBars = (0..<10).map { $0 }
@propertyWrapper private struct State0<T> {
  var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
func designStandalone() -> Int {
  let chart = Chart(manyBars, id: \.self) {
    BarMark(x: .value("i", String($0)), y: .value("n", $0))
  }.chartXAxis(.hidden).chartYScale(domain: [0, 100]).chartLegend(.hidden)
  return chart.layout(in: CGSize(width: 300, height: 200)).figures.count
}
func designInTask() async -> Int {
  await Task {
    Chart {
      extra(true); RuleMark(y: .value("y", 2.0))
    }.layout(in: .zero).figures.count
  }.value
}
