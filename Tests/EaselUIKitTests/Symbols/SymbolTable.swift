import EaselUIKit

/// The table of `docs/tables/uikit.md`: what 155 public drawing views use, and what became of it here.
struct SymbolTable {
  /// A symbol with how much it is used.
  struct Entry {
    var symbol: String
    var tier: String
    var files: Int
  }

  enum State: String {
    case there = "there"
    case inert = "compiles, does nothing"
    case missing = "not there"
  }

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static var probes: [SymbolProbe] {
    GeometryProbes.all + PathProbes.all + ColorProbes.all + ContextProbes.all + ImageProbes.all
      + TextProbes.all + PDFProbes.all + ViewProbes.all + LayerProbes.all + AnimationProbes.all
      + AppProbes.all + FurtherProbes.all
  }

  let entries: [Entry]
  private let states: [String: State]

  init() throws {
    let url = Self.package.appending(path: "Tests/Fixtures/uikit/symbols.csv")
    entries = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
      .dropFirst().map {
        // A symbol never has a comma; the other columns are short.
        let columns = $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        return Entry(symbol: columns[0], tier: columns[2], files: Int(columns[3]) ?? 0)
      }
    var states: [String: State] = [:]
    for probe in Self.probes {
      for symbol in probe.symbols { states[symbol] = probe.isInert ? .inert : .there }
    }
    self.states = states
  }

  func state(of symbol: String) -> State { states[symbol] ?? .missing }

  /// The rows of the table, in the order of the list.
  var rows: [String] {
    entries.map { entry in
      let state = state(of: entry.symbol)
      let note = state == .missing ? MissingSymbols.reason(entry.symbol) : ""
      return "| `\(entry.symbol)` | \(entry.tier) | \(entry.files) | \(state.rawValue) | \(note) |"
    }
  }

  /// How many symbols of each tier are in which state.
  var summary: [String] {
    ["1", "2", "3", "4", "app", "pdf"].map { tier in
      let states = entries.filter { $0.tier == tier }.map { state(of: $0.symbol) }
      func count(_ state: State) -> Int { states.count { $0 == state } }
      return "| \(tier) | \(states.count) | \(count(.there)) | \(count(.inert)) "
        + "| \(count(.missing)) |"
    }
  }
}
