import Easel
import Hummingbird
import HummingbirdCore
import NIOCore

/// A server that answers with reports while they are laid out, and with charts of values that it gets.
///
/// It is a package of its own, since nothing else needs Hummingbird:
///
/// ```sh
/// swift run -c release --package-path Samples/Server Server
/// curl -o listing.pdf -w '%{time_starttransfer} %{time_total}\n' 'http://127.0.0.1:8080/listing.pdf?rows=100000'
/// curl -o chart.png -d '{"title": "Sales", "bars": [{"name": "Q1", "value": 41}]}' http://127.0.0.1:8080/chart.png
/// ```
///
/// The first bytes leave when the first pages are drawn, and no page stays in memory: a million rows take
/// as little of it as a thousand. A client that reads slowly holds the layout up, and one that hangs up
/// ends it (``reportBody(in:_:)``). `Scripts/load` measures it with many clients, some of them hostile.
///
/// usage: `Server [PORT [SECONDS]]`. A connection on which nothing was sent for so many seconds, 30 by
/// default, is closed.
@main
struct Server {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    let seconds = Int64(arguments.dropFirst().first ?? 30)
    let application = Application(
      router: router(),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [
            IdleStateHandler(writeTimeout: .seconds(seconds)), IdleConnectionCloser(),
          ],
          httpDecoderConfiguration: .init(maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 100))),
      configuration: .init(
        address: .hostname("127.0.0.1", port: arguments.first ?? 8080),
        // Below the 1,024 files that a process may have open by default.
        availableConnectionsDelegate: MaximumAvailableConnections(512)))
    try await application.runService()
  }

  private static func router() -> Router<BasicRequestContext> {
    let router = Router()
    router.get("listing.pdf") { request, _ in
      let text = request.uri.queryParameters.get("rows") ?? "1000"
      guard let rows = Int(text), (0...1_000_000).contains(rows) else {
        throw HTTPError(.badRequest, message: "rows is a whole number from 0 to 1000000.")
      }
      guard let place = ReportPlace() else {
        throw HTTPError(
          .serviceUnavailable, headers: [.retryAfter: "5"], message: "Too many reports.")
      }
      return Response(
        status: .ok, headers: [.contentType: "application/pdf"],
        body: reportBody(in: place) { listing(rows: rows) })
    }
    router.post("chart.png") { request, _ in
      let posted = try PostedChart(json: try await request.body.collect(upTo: 64 << 10))
      let png = try await DrawingTurns.shared.draw { try posted.png() }
      return Response(
        status: .ok, headers: [.contentType: "image/png"],
        body: .init(byteBuffer: ByteBuffer(bytes: png)))
    }
    return router
  }
}
