import EaselBlocks
import EaselCanvas
import EaselGenerators
import Foundation

@testable import EaselCharts

/// An element of the plots' data.
struct PlotItem: Identifiable {
  enum City: String, Plottable, CaseIterable { case rome = "Rome", oslo = "Oslo", lima = "Lima" }

  var id = 0
  var name = ""
  var city = City.rome
  var day = Date(timeIntervalSinceReferenceDate: 0)
  var low = 0.0
  var high = 1.0
  var count = 0
  var share: Float = 0
  var price = Decimal(0)
  var start: CGFloat = 1
  var end: CGFloat = 9
  var color = Color.red
  var stroke = StrokeStyle(lineWidth: 1)
  var size = CGSize(width: 3, height: 4)
  var isHidden = false
  /// A property that is computed, which has no memory of its own.
  var middle: Double { (low + high) / 2 }

  /// Elements of any numbers; one in eight is missing.
  static func random(_ count: Int, seed: UInt64) -> [PlotItem] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { id in
      var item = PlotItem(id: id)
      item.name = ["a", "b", "c", "d"][Int.random(in: 0..<4, using: &generator)]
      item.city = City.allCases[Int.random(in: 0..<3, using: &generator)]
      item.day = Date(timeIntervalSinceReferenceDate: generator.number())
      item.low = Int.random(in: 0..<8, using: &generator) == 0 ? .nan : generator.number()
      item.high = generator.number()
      item.count = Int.random(in: -1000...1000, using: &generator)
      item.share = Float.random(in: 0...1, using: &generator)
      item.price = Decimal(Int.random(in: 0..<10_000, using: &generator))
      item.start = CGFloat(Int.random(in: 0..<50, using: &generator))
      item.end = CGFloat(Int.random(in: 50..<99, using: &generator))
      item.color = [Color.red, .blue][Int.random(in: 0..<2, using: &generator)]
      item.stroke.lineWidth = CGFloat(Int.random(in: 1..<4, using: &generator))
      item.size.width = CGFloat(Int.random(in: 1..<9, using: &generator))
      item.isHidden = Bool.random(using: &generator)
      return item
    }
  }
}

/// The marks that content collects, as lines of text: columns and traits of each row.
func collected(_ content: some ChartContent) -> [String] {
  var list = MarkList()
  content._collect(MarkScope(), into: &list)
  list.finish()
  return list.runs.map { run in
    var text = "\(run.kind) \(run.count)"
    for channel in Channel.allCases {
      guard let column = run[channel] else { continue }
      let kind = column.kind.map { "\($0)" } ?? "none"
      text +=
        "\n\(channel) \(column.label) \(kind) \(column.isSpan) \(column.unit.debugDescription)"
      for row in 0..<run.count {
        text += " \(column.datum(row, list.names).described)"
        if let ends = column.ends {
          text += "…\(column.datum(of: ends[row], list.names).described)"
        }
      }
    }
    for row in 0..<run.count { text += "\n\(list.traits[run.traits[row]].described)" }
    return text
  } + list.diagnostics.map(\.message)
}

extension MarkTraits {
  /// What the plots' initializers and modifiers change.
  fileprivate var described: String {
    let looks = "\(style.debugDescription) \(opacity) \(lineStyle.debugDescription)"
    let sizes = "\(symbolSize.debugDescription) \(width) \(height) \(stacking)"
    let shape = sectorShape
    let inset = "\(shape.innerRadius) \(shape.outerRadius) \(shape.angularInset.debugDescription)"
    let position = "\(positionAxis.debugDescription) \(positionSpan)"
    let words = [accessibilityLabel, accessibilityValue, accessibilityIdentifier]
    return "\(looks) \(sizes) \(inset) \(position) \(words) \(isAccessibilityHidden ?? false)"
  }
}
