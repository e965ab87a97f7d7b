import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// Charts that show why a part of a rule is struck out: by the rule, and as they are drawn.
enum StruckOutLooks: String, CaseIterable {
  case semibold, seven, ends, rows, beats

  var size: CGSize { CGSize(width: 360, height: self == .rows ? 340 : 220) }

  /// The file of a chart, beside the list of looks.
  func file(isKept: Bool) -> URL {
    Fixtures.package.appending(
      path: "docs/images/looks/\(rawValue)-\(isKept ? "kept" : "rule").png")
  }

  func block(isKept: Bool) -> any Block {
    switch self {
    case .semibold: titled(isKept)
    case .seven: mirrored(isKept)
    case .ends: lines(isKept)
    case .rows: rows(isKept)
    case .beats: beats(isKept)
    }
  }

  private func titled(_ isKept: Bool) -> any Block {
    let bars = Chart(["North", "East", "South", "West"], id: \.self) {
      BarMark(x: .value("Region", $0), y: .value("Sales", $0.count * 12))
    }
    if isKept { return bars.chartTitle("Sales grew in every region", subtitle: "Million euros") }
    return VStack(alignment: .leading, spacing: 2) {
      Text("Sales grew in every region").font(.system(size: 14.4, weight: .semibold))
      Text("Million euros").font(.system(size: 12)).foregroundStyle(.secondary)
      bars
    }.padding(8)
  }

  private func mirrored(_ isKept: Bool) -> any Block {
    let answers = ["Often": 0.34, "Rarely": 0.29, "Never": 0.37].sorted { $0.key < $1.key }
    let rows = ["Trains", "Buses", "Trams"].flatMap { question in
      answers.map { (question: question, answer: $0.key, share: $0.value) }
    }
    let chart = Chart {
      DivergingBars(
        rows, x: { .value("Share", $0.share * 60) }, y: { .value("Question", $0.question) },
        answer: { .value("Answer", $0.answer) })
    }
    guard !isKept else { return chart }
    return chart.chartXAxis { AxisMarks(values: [-20, 0, 20]) }
  }

  private func lines(_ isKept: Bool) -> any Block {
    let names = ["Households and small businesses", "Manufacturing of basic metals", "Transport"]
    let chart = Chart(names, id: \.self) { name in
      ForEach(0..<8, id: \.self) { year in
        LineMark(
          x: .value("Year", 2016 + year), y: .value("TWh", Double((name.count * 7 + year * 5) % 37))
        )
      }
      .foregroundStyle(by: .value("Sector", name))
    }
    return isKept ? chart : chart.chartSeriesLabels(.end)
  }

  private func rows(_ isKept: Bool) -> any Block {
    let chart = Chart(0..<16, id: \.self) { index in
      BarMark(x: .value("Days", 61 - index * 3 - index % 3), y: .value("Town", "Town \(index + 1)"))
    }
    return isKept ? chart : chart.chartValueLabels(.hidden)
  }

  private func beats(_ isKept: Bool) -> any Block {
    Chart(0..<200, id: \.self) { day in
      let value = 40 + 25 * sin(Double(day) / 17) + Double(day * 7 % 5)
      BarMark(
        x: .value("Day", day), y: .value("MW", value), width: isKept ? .automatic : .ratio(0.7))
    }
  }
}
