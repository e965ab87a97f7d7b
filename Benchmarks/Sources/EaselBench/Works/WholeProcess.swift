import EaselCanvas
import Foundation

/// w9: one chart as PDF and one as PNG, where what counts is the whole process around them.
struct WholeProcess: Work {
  private let pdf: URL
  private let png: URL
  private let options: RenderOptions

  init(_ inputs: Inputs, _ output: URL, _ count: Int, _ options: RenderOptions) {
    self.options = options
    pdf = output.appendingPathComponent("w9.pdf")
    png = output.appendingPathComponent("w9.png")
  }

  func run() throws {
    try Bars.write(Bars.values, to: pdf, options)
    try Donut.write(to: png)
  }
}
