import EaselBlocks
import Foundation

/// The four prices of a period.
struct PriceRange {
  let open: Double
  let high: Double
  let low: Double
  let close: Double
  let fields: DirectedFields

  init(
    _ x: ChartField, _ open: ChartField, _ high: ChartField, _ low: ChartField, _ close: ChartField
  ) {
    fields = DirectedFields(direction: .vertical, step: x, label: close.label)
    self.open = open.start.coordinate
    self.high = high.start.coordinate
    self.low = low.start.coordinate
    self.close = close.start.coordinate
  }

  /// Whether the close price is above the open price.
  var isRising: Bool { close > open }

  var isComplete: Bool { [open, high, low, close].allSatisfy(\.isFinite) }

  /// Whether the open and the close price are between the low and the high price.
  var isConsistent: Bool { low <= min(open, close) && high >= max(open, close) }

  /// The default color; readers with color vision deficiency can distinguish it, too.
  var standardStyle: PaletteStyle { PaletteStyle(index: isRising ? 2 : 3) }

  /// Returns a warning about missing or inconsistent prices; `nil` if the prices are correct.
  func note(_ family: String) -> ContentNote? {
    let step = fields.step.start.described
    let prices = "\(open), \(high), \(low), \(close)"
    if !isComplete {
      return .invalid(
        family, "a price of “\(step)” is missing or infinite; the period is left out",
        value: prices)
    }
    guard !isConsistent else { return nil }
    return .invalid(
      family, "open or close of “\(step)” is not between low and high (\(prices))", value: prices)
  }
}
