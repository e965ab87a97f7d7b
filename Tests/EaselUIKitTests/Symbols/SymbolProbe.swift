/// A piece of code that uses symbols of UIKit and says whether they did what they should.
struct SymbolProbe {
  /// The symbols, as `symbols.csv` writes them.
  let symbols: [String]
  /// Whether they compile and do nothing, by intention.
  let isInert: Bool
  /// Uses every one of the symbols; whether they behave.
  let holds: () throws -> Bool

  init(_ symbols: String..., inert: Bool = false, holds: @escaping () throws -> Bool) {
    self.symbols = symbols
    isInert = inert
    self.holds = holds
  }
}
