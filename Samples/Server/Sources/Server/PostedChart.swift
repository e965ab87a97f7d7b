import Easel
import Hummingbird

/// A chart of bars that a client sends as JSON.
struct PostedChart: Decodable, Sendable {
  struct Bar: Decodable, Sendable {
    var name: String
    var value: Double
  }

  var title: String
  var bars: [Bar]

  /// Reads what a client sent.
  ///
  /// - Throws: `HTTPError` with the status 400 if it is not such JSON, or not from 1 to 200 bars.
  init(json: ByteBuffer) throws {
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(json.readableBytesView))
    } catch {
      throw HTTPError(.badRequest, message: "The body is not JSON with a title and bars.")
    }
    guard (1...200).contains(bars.count) else {
      throw HTTPError(.badRequest, message: "A chart has from 1 to 200 bars, not \(bars.count).")
    }
  }

  /// Draws the chart, which takes some milliseconds.
  ///
  /// - Throws: `HTTPError` with the status 400 if the values cannot be drawn.
  func png() throws -> Data {
    let chart = Chart(bars.indices, id: \.self) { index in
      BarMark(x: .value("Name", bars[index].name), y: .value("Value", bars[index].value))
    }
    .chartTitle(title)
    do {
      return try chart.data(
        as: .png, size: CGSize(width: 480, height: 300), options: RenderOptions(limits: .untrusted))
    } catch let error as EaselError {
      throw HTTPError(.badRequest, message: error.message)
    }
  }
}
