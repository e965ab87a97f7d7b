import EaselBlocks
import EaselCanvas
import Foundation

@testable import EaselCharts

extension MatplotlibSynonyms {
  /// A chart of bars of which the number tells it from the others.
  static func bars(_ count: Int = 4) -> some Block {
    Chart(0..<count, id: \.self) {
      BarMark(x: .value("Name", "Name \($0)"), y: .value("Count", $0 + 1))
    }
  }

  /// Charts that tasks draw at the same time have the bytes of those that are drawn alone.
  @Sendable static func tasksSideBySide(_ measured: inout Measured) async throws {
    let size = CGSize(width: 240, height: 160)
    let alone = try (1...6).map { try bars($0).data(as: .png, size: size) }
    let together = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for count in 1...6 {
        group.addTask { (count, try bars(count).data(as: .png, size: size)) }
      }
      return try await group.reduce(into: [Int: Data]()) { $0[$1.0] = $1.1 }
    }
    measured.equal(Set(alone).count, 6, "charts differ")
    for count in 1...6 {
      measured.holds(together[count] == alone[count - 1], "chart \(count) in a task has its bytes")
    }
  }

  /// 8 × 5 inches are 576 × 360 points.
  @Sendable static func figureSize(_ measured: inout Measured) throws {
    let size = CGSize(width: 576, height: 360)
    measured.equal([size.width, size.height], [8 * 72, 5 * 72], "points of 8 × 5 inches")
    let pdf = try uncompressedPDF(try bars().data(as: .pdf, size: size))
    let box = pdf.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    measured.holds(box.contains("/MediaBox [ 0 0 576 360 ]"), "the page is 576 × 360 points large")
    let svg = String(decoding: try bars().data(as: .svg, size: size), as: UTF8.self)
    measured.holds(svg.contains("viewBox=\"0 0 576 360\""), "the SVG is 576 × 360 points large")
  }

  /// 144 dots an inch are two pixels a point.
  @Sendable static func resolution(_ measured: inout Measured) throws {
    let size = CGSize(width: 576, height: 360)
    for (dpi, scale) in [(144, 2.0), (72, 1), (216, 3)] {
      measured.near(Double(dpi) / 72, scale, "scale of \(dpi) dots an inch")
      let data = try WrittenFile.inFolder { folder in
        let url = folder.appending(path: "a.png")
        try bars().write(to: url, size: size, scale: scale)
        return try Data(contentsOf: url)
      }
      measured.equal(WrittenFile.pixels(ofPNG: data), [8 * dpi, 5 * dpi], "pixels at \(dpi) dpi")
    }
  }

  /// `data(as:)` gives the bytes of the formats that the row names, and no JPEG file is written.
  @Sendable static func bytes(_ measured: inout Measured) throws {
    measured.equal(WrittenFile.pixels(ofPNG: try bars().data(as: .png)), [960, 600], "PNG pixels")
    measured.holds(try bars().data(as: .pdf).starts(with: Data("%PDF-".utf8)), "bytes of a PDF")
    let svg = String(decoding: try bars().data(as: .svg), as: UTF8.self)
    measured.holds(svg.contains("<svg ") && svg.contains("</svg>"), "bytes of an SVG")
    try WrittenFile.inFolder { folder in
      for name in ["a.jpg", "a.jpeg"] {
        let url = folder.appending(path: name)
        measured.holds((try? bars().write(to: url)) == nil, "\(name) is refused")
        measured.holds(!FileManager.default.fileExists(atPath: url.path), "\(name) is not there")
      }
    }
  }

  /// Nothing is cut or drawn over another text, however long names, titles and numbers are.
  @Sendable static func reservedSpace(_ measured: inout Measured) throws {
    let names = ["Kirchheimbolanden", "Ober-Ramstadt", "Ülzen", "Castrop-Rauxel an der Emscher"]
    let size = CGSize(width: 420, height: 260)
    let chart = Chart(names.indices, id: \.self) {
      BarMark(x: .value("Inhabitants", 1_234_567.5 * Double($0 + 1)), y: .value("Town", names[$0]))
    }
    .chartTitle("A title that is long enough for two lines of a chart of this width, at least")
    .chartXAxisLabel("Inhabitants of the towns").chartYAxisLabel("Towns of the country")
    let layout = chart.layout(in: size)
    measured.equal(layout.labels.outside(of: size), [], "texts outside of the chart")
    measured.equal(layout.labels.overlaps, [], "texts that overlap")
    let texts = layout.labels.map(\.text.string)
    for name in names {
      measured.holds(texts.contains { $0.filter { $0 != "\n" } == name }, "\(name) is written")
    }
    measured.holds(texts.contains("Inhabitants of the towns"), "the title of x is written")
    measured.holds(texts.contains("Towns of the country"), "the title of y is written")
    let plot = layout.plot
    for label in layout.axes.flatMap(\.labels) {
      measured.holds(
        !label.bounds.intersects(plot.insetBy(dx: 1, dy: 1)), "\(label.text.string) beside the plot"
      )
    }
  }
}
