import ArgumentParser
import Easel

@main
struct Listing: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Listing",
    abstract: "Write a wholesaler's price list, or a listing of any length, as PDF.",
    discussion: "Prints the pages so far while it writes, and what it took at the end.")

  @Option(name: .shortAndLong, help: "The PDF file to write.")
  var output = "listing.pdf"

  // A number below 0 looks like an option, and is a value here.
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: "So many rows in one table, instead of the price list.")
  var rows: Int?

  func validate() throws {
    if let rows, rows < 0 { throw ValidationError("--rows is \(rows); it is at least 0.") }
  }

  func run() async throws {
    let file = URL(fileURLWithPath: output)
    let start = ContinuousClock.now
    var count = 0
    let isTerminal = isatty(STDERR_FILENO) == 1
    let progress = { (pages: Int) in
      count = pages
      if isTerminal, pages % 100 == 0 { Self.say("\r\(pages) pages") }
    }
    let report =
      rows.map { PriceList.listing(Articles(count: $0)) }
      ?? PriceList(articles: ArticleFeed(ArticleStream(Articles()))).report
    let diagnostics = try await report.write(to: file, progress: progress)
    if isTerminal { Self.say("\r") }
    for diagnostic in diagnostics { Self.say("Listing: \(diagnostic)\n") }
    let seconds = (ContinuousClock.now - start).formatted(
      .units(allowed: [.seconds], fractionalPart: .show(length: 2)))
    print("\(count) pages, \(seconds), \(Self.peakMemory) at most")
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// The greatest resident size of the process so far, as the kernel says it.
  private static var peakMemory: String {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    return line.map { $0.split(separator: " ").suffix(2).joined(separator: " ") } ?? "unknown"
  }
}
