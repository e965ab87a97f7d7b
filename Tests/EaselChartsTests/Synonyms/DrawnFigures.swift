import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

extension LaidOutChart {
  /// The points of the figures of a kind: symbols, or the ends of the parts of their paths.
  func points(_ kind: MarkType) -> [CGPoint] {
    layout.figures.filter { $0.kind == kind }.flatMap(\.points)
  }

  /// The labels of an axis, in their order.
  func texts(_ edge: Edge) -> [String] {
    layout.axes.filter { $0.edge == edge }.flatMap { $0.labels.map(\.text.string) }
  }

  /// The ticks of an axis by their values.
  func ticks(_ edge: Edge) -> [Double] {
    layout.axes.filter { $0.edge == edge }.flatMap(\.ticks).compactMap {
      if case .number(let value) = $0.datum { value } else { nil }
    }
  }
}

extension ChartFigure {
  /// The positions of symbols, or the ends of the parts of a path.
  var points: [CGPoint] {
    switch shape {
    case .symbols(_, let points): points
    case .path(let path):
      path.elements.compactMap { element in
        switch element {
        case .move(let point), .line(let point): point
        case .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: nil
        }
      }
    case .rectangle, .sector, .text: []
    }
  }
}

/// What is read from the bytes of a file.
enum WrittenFile {
  /// Width and height in pixels that the header of a PNG file states.
  static func pixels(ofPNG data: Data) -> [Int] {
    guard data.count > 24, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return [] }
    let bytes = [UInt8](data[data.startIndex + 16..<data.startIndex + 24])
    return [bytes[0..<4], bytes[4..<8]].map { $0.reduce(0) { $0 << 8 + Int($1) } }
  }

  /// A folder of its own, which is removed afterwards.
  static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
