import EaselCanvas
import Foundation

/// The data that `gendata.py` made.
struct Inputs {
  let folder: URL

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  private func lines(_ name: String) throws -> [Substring] {
    String(decoding: try data(name), as: UTF8.self).split(separator: "\n")
  }

  private func doubles(_ name: String) throws -> [Double] {
    try data(name).withUnsafeBytes { Array($0.bindMemory(to: Double.self)) }
  }

  /// The line's million heights.
  func line() throws -> [Double] { try doubles("line.bin") }

  /// The dots' places, each coordinate 0 … 1.
  func scatter() throws -> [CGPoint] {
    let values = try doubles("scatter.bin")
    return stride(from: 0, to: values.count - 1, by: 2).map {
      CGPoint(x: values[$0], y: values[$0 + 1])
    }
  }

  /// The labels and the places of their centres.
  func labels() throws -> [(center: CGPoint, text: String)] {
    try lines("labels.tsv").map { line in
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let x = Double(fields[0]), let y = Double(fields[1]) else {
        throw Failure("labels.tsv: “\(line)” is not x, y and a text")
      }
      return (CGPoint(x: x, y: y), String(fields[2]))
    }
  }

  /// A page of the report.
  struct Page {
    var heading: String
    var paragraph: String
    /// Eleven bars of three parts, bar by bar.
    var bars: [[CGFloat]]
    /// Twenty rows of five cells.
    var rows: [[String]]
  }

  /// The pages of the report.
  func pages() throws -> [Page] {
    try lines("report.tsv").map { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 4 else {
        throw Failure("report.tsv: a page has \(fields.count) fields")
      }
      let values = fields[2].split(separator: ",").compactMap { Double($0) }.map { CGFloat($0) }
      let cells = fields[3].split(separator: "|").map(String.init)
      guard values.count == 33, cells.count == 100 else {
        throw Failure("report.tsv: a page has \(values.count) values and \(cells.count) cells")
      }
      return Page(
        heading: fields[0], paragraph: fields[1],
        bars: stride(from: 0, to: 33, by: 3).map { Array(values[$0..<($0 + 3)]) },
        rows: stride(from: 0, to: 100, by: 5).map { Array(cells[$0..<($0 + 5)]) })
    }
  }

  /// The values of each small chart.
  func batch() throws -> [[Int]] {
    try lines("batch.tsv").map { $0.split(separator: " ").compactMap { Int($0) } }
  }

  /// A finished chart of 1920 × 1080 pixels.
  func chart() throws -> Image {
    var bytes = [UInt8](try data("chart.raw"))
    // The file has blue, green, red, alpha.
    for index in stride(from: 0, to: bytes.count - 3, by: 4) { bytes.swapAt(index, index + 2) }
    return try Image(rgba: bytes, width: 1920, height: 1080, isPremultiplied: true)
  }
}
