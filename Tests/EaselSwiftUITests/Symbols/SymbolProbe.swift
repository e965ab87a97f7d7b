import EaselSwiftUI

/// A piece of code that uses symbols of SwiftUI, and what it does in a rendering.
struct SymbolProbe {
  /// What a symbol does.
  enum Effect: String {
    case drawn = "drawn"
    case atRest = "drawn as it looks at rest"
    case used = "there"
    case noted = "no effect, with a note"
    case silent = "no effect"
    case unavailable = "does not compile; the message names the way round"
  }

  /// The symbols, as `swiftui-symbols.tsv` writes them.
  let symbols: [String]
  let effect: Effect
  /// Uses every one of the symbols; whether they behave.
  let holds: () throws -> Bool

  /// All probes.
  static var all: [SymbolProbe] { views + styles + state + controls + actions + names }

  private init(_ symbols: [String], _ effect: Effect, _ holds: @escaping () throws -> Bool) {
    self.symbols = symbols
    self.effect = effect
    self.holds = holds
  }

  /// Symbols that are measured in numbers or colors.
  static func measured(_ symbols: String..., holds: @escaping () throws -> Bool) -> SymbolProbe {
    SymbolProbe(symbols, .drawn, holds)
  }

  /// Symbols of a view that draws these words and has no diagnostics.
  static func drawn(
    _ symbols: String..., words: String, width: CGFloat? = 320,
    @ViewBuilder view: @escaping () -> some View
  ) -> SymbolProbe {
    SymbolProbe(symbols, .drawn) { try shows(words, width, view()) }
  }

  /// Symbols of a control that draws these words as it looks at rest.
  static func atRest(
    _ symbols: String..., words: String, width: CGFloat? = 320,
    @ViewBuilder view: @escaping () -> some View
  ) -> SymbolProbe {
    SymbolProbe(symbols, .atRest) { try shows(words, width, view()) }
  }

  /// Symbols that keep or pass values.
  static func used(_ symbols: String..., holds: @escaping () throws -> Bool) -> SymbolProbe {
    SymbolProbe(symbols, .used, holds)
  }

  /// Symbols of a view that are in the note about what has no effect.
  static func noted(
    _ symbols: String..., @ViewBuilder view: @escaping () -> some View
  ) -> SymbolProbe {
    SymbolProbe(symbols, .noted) {
      let notes = try view().notes().filter { $0.severity == .note }.map(\.message)
      return symbols.allSatisfy { symbol in
        let name = symbol.trimmingCharacters(in: CharacterSet(charactersIn: ".@"))
        return notes.contains { $0.localizedCaseInsensitiveContains(name) }
      }
    }
  }

  /// Symbols that change nothing in an image, by intention and without a note.
  static func silent(
    _ symbols: String..., words: String = "", @ViewBuilder view: @escaping () -> some View
  ) -> SymbolProbe {
    SymbolProbe(symbols, .silent) { try shows(words, nil, view()) }
  }

  /// Symbols that do not compile; a file of `Tests/Fixtures/compile/wrong` has the message of each, which
  /// `Scripts/check-compile` asks the compiler for.
  static func unavailable(_ symbols: String...) -> SymbolProbe {
    SymbolProbe(symbols, .unavailable) {
      try symbols.allSatisfy { symbol in
        let name = symbol.trimmingCharacters(in: CharacterSet(charactersIn: "@"))
        let url = package.appending(path: "Tests/Fixtures/compile/wrong/SwiftUI\(name).swift")
        let code = try String(contentsOf: url, encoding: .utf8)
        return code.contains(symbol) && code.contains("  // error: ")
      }
    }
  }

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func shows(_ words: String, _ width: CGFloat?, _ view: some View) throws -> Bool {
    let result = try view.rendered(as: .svg, width: width)
    let shown = try view.words(width: width).joined(separator: " ")
    let faults = result.diagnostics
    guard shown == words, faults.isEmpty else {
      print("shown: \(shown); expected: \(words); diagnostics: \(faults)")
      return false
    }
    return true
  }
}
