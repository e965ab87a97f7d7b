import EaselCanvas
import Foundation

/// w8: many small charts, a PDF file each.
struct Batch: Work {
  private let charts: [(url: URL, values: [Int])]
  private let options: RenderOptions

  init(_ inputs: Inputs, _ output: URL, _ count: Int, _ options: RenderOptions) throws {
    self.options = options
    let values = try inputs.batch()
    charts = values.prefix(count > 0 ? count : values.count).enumerated().map { index, values in
      let digits = "\(index)"
      let padding = String(repeating: "0", count: max(4 - digits.count, 0))
      return (output.appendingPathComponent("w8_\(padding)\(digits).pdf"), values)
    }
  }

  func run() throws {
    for chart in charts { try Bars.write(chart.values, to: chart.url, options) }
  }
}
