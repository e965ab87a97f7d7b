import Easel
import Hummingbird

/// A server that answers with reports while they are laid out.
///
/// It is a package of its own, since nothing else needs Hummingbird:
///
/// ```sh
/// swift run -c release --package-path Samples/Server Server
/// curl -o listing.pdf -w '%{time_starttransfer} %{time_total}\n' 'http://127.0.0.1:8080/listing.pdf?rows=100000'
/// ```
///
/// The first bytes leave when the first pages are drawn, and no page stays in memory: a million rows take
/// as little of it as a thousand. A client that reads slowly holds the layout up, and one that hangs up
/// ends it (``reportBody(_:)``).
@main
struct Server {
  static func main() async throws {
    let router = Router()
    router.get("listing.pdf") { request, _ in
      let text = request.uri.queryParameters.get("rows") ?? "1000"
      guard let rows = Int(text), (0...10_000_000).contains(rows) else {
        throw HTTPError(.badRequest, message: "rows is a whole number from 0 to 10000000.")
      }
      return Response(
        status: .ok, headers: [.contentType: "application/pdf"],
        body: reportBody { listing(rows: rows) })
    }
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 8080)))
    try await application.runService()
  }

  struct Row {
    let number: Int
    var name: String { "Article \(number)" }
    var place: String { "Aisle \(number % 40 + 1), shelf \(number / 40 % 9 + 1)" }
    var stock: Int { number * 7919 % 2_000 }
    var price: Decimal {
      Decimal(sign: .plus, exponent: -2, significand: Decimal(195 + number * 137 % 40_000))
    }
  }

  static func listing(rows: Int) -> Report {
    Report("Listing", language: "en") {
      Section("Stock") {
        Table((0..<rows).lazy.map { Row(number: $0 + 1) }) {
          TableColumn("No.", value: \.number).width(60)
          TableColumn("Name", value: \.name)
          TableColumn("Place", value: \.place)
          TableColumn("Stock", value: \.stock).width(60)
          TableColumn("Price €", value: \.price, format: .number.precision(.fractionLength(2)))
            .width(70)
        }
      }
    } footer: { page in
      Text("Page \(page.number) of \(page.count)")
    }
  }
}
