import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

// Every symbol of data is used once; numbers are lines of Fixtures/charts/symbols.csv.

enum UsedCity: String, Plottable, CaseIterable { case rome = "Rome", oslo = "Oslo" }  // 116 121 123

struct UsedMoney: Plottable {  // 118
  typealias PrimitivePlottable = Double
  var cents: Int
  init(cents: Int) { self.cents = cents }
  var primitivePlottable: Double { Double(cents) / 100 }  // 122
  init?(primitivePlottable: Double) { cents = Int(primitivePlottable * 100) }  // 119
}

struct UsedSale: Identifiable {
  var id = 0
  var day = Date(timeIntervalSinceReferenceDate: 0)
  var sales = 1.5
  var city = UsedCity.rome
}

enum DataUses {
  static let sale = UsedSale()
  static let sales = [sale]

  static func values() -> [PlottableValue<Double>] {  // 107
    [
      .value("Sales", 1.5),  // 108
      .value(Text("Sales"), 1.0..<2),  // 109
      .value("Sales", bin),  // 110
      .value(Text("Sales"), 2),  // 111
      .value(Text("Sales"), bin),  // 112
      .value("Sales", 1.0..<2),  // 113
    ]
  }

  static func dates() -> [PlottableValue<Date>] {
    [
      .value("Day", sale.day, unit: .day),  // 114
      // 115
      .value(Text("Day"), sale.day, unit: .month, calendar: Calendar(identifier: .gregorian)),
    ]
  }

  static func primitives() -> [Any?] {
    func primitive<Value: PrimitivePlottableProtocol>(_ value: Value) -> Value {  // 117
      value.primitivePlottable  // 124
    }
    return [primitive(2.0), Double(primitivePlottable: 2)]  // 120
  }

  static let bin: ChartBinRange<Double> = NumberBins(thresholds: [0.0, 1, 2])[0]  // 341 508

  static func bins() -> [Any] {
    let floats: [NumberBins<Double>] = [  // 321
      NumberBins(data: [1.0, 2, 3], desiredCount: 5, minimumStride: 0.5),  // 322
      NumberBins(range: 0.0...10, count: 5),  // 324
      NumberBins(range: 0.0...10, desiredCount: 5, minimumStride: 1),  // 326
      NumberBins(size: 2.5, range: 0...10),  // 328
      NumberBins(thresholds: [0, 1, 2]),  // 330
    ]
    let integers: [NumberBins<Int>] = [
      NumberBins(data: [1, 2, 3], desiredCount: 5, minimumStride: 1),  // 323
      NumberBins(range: 0...10, count: 5),  // 325
      NumberBins(range: 0...10, desiredCount: 5, minimumStride: 1),  // 327
      NumberBins(size: 2, range: 0...10),  // 329
    ]
    let thresholds = floats[0].thresholds  // 331
    let index = floats[0].index(for: 1.5)  // 332
    let ends = (bin.lowerBound, bin.upperBound)  // 342 343
    return [floats, integers, thresholds, index, ends]
  }

  static func dateBins() -> [Any] {
    let range = sale.day...sale.day.addingTimeInterval(864_000)
    let bins: [DateBins] = [  // 333
      DateBins(data: [sale.day], desiredCount: 3),  // 334
      DateBins(range: range, desiredCount: 3),  // 335
      DateBins(thresholds: [range.lowerBound, range.upperBound]),  // 336
      DateBins(timeInterval: 3600, range: range),  // 337
      DateBins(unit: .day, by: 2, range: range, calendar: .current),  // 338
    ]
    return [bins, bins[0].thresholds, bins[0].index(for: sale.day)]  // 339 340
  }
}
