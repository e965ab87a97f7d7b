// Rows without an identity, tuples, a key path, and output without a further word.
import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

struct Load {
  let day: Date
  let mw: Double
}

func write(_ load: [Load], to url: URL) throws -> Data {
  try Chart(load) {
    LineMark(x: .value("Day", $0.day), y: .value("MW", $0.mw))
  }
  .chartTitle("Load peaked in January", source: "Grid")
  .write(to: url)
  let shares = [(city: "Oslo", share: 0.6), (city: "Rome", share: 0.4)]
  let pie = Chart(shares, id: \.city) { row in
    SectorMark(angle: .value("Share", row.share), innerRadius: .ratio(0.6), angularInset: 1)
      .foregroundStyle(by: .value("City", row.city))
      .opacity(row.share > 0.5 ? 1 : 0.5)
  }
  _ = Chart(shares, id: \.0) { BarMark(x: .value("City", $0.city), y: .value("Share", $0.1)) }
  _ = Chart { ForEach(shares, id: \.0) { city, share in SectorMark(angle: .value(city, share)) } }
  return try pie.data(as: .png, size: CGSize(width: 400, height: 300))
}
