import Foundation

/// The recognition of units in labels, such as “MW”, “Mass in g” or “Thousands”.
///
/// The recognized units are symbols of the SI with prefixes, some other common symbols, currencies,
/// and words for powers of ten in several languages.
enum UnitName {
  /// Returns whether a label is a unit, or contains one: after “in”, a comma or a slash, or in
  /// brackets.
  static func isSaid(by label: String) -> Bool {
    let label = label.trimmingCharacters(in: .whitespaces)
    guard !label.isEmpty, label.count <= 80 else { return false }
    // A single letter is the name of a variable.
    if isUnit(label), label.count > 1 || label.first?.isLetter == false { return true }
    if label.last == ")" || label.last == "]",
      let start = label.lastIndex(where: { $0 == "(" || $0 == "[" })
    {
      return isUnit(String(label[label.index(after: start)...].dropLast()))
    }
    for separator in [" in ", " en ", ", ", " / "] {
      guard let range = label.range(of: separator, options: .backwards) else { continue }
      if isUnit(String(label[range.upperBound...])) { return true }
    }
    return false
  }

  /// Returns whether a text is a unit, or a quotient or a product of units.
  static func isUnit(_ text: String) -> Bool {
    let lowered = text.lowercased()
    if words.contains(lowered) { return true }
    let parts = text.split { "/·* ".contains($0) }.map(String.init)
    guard !parts.isEmpty, parts.count <= 4 else { return false }
    return parts.enumerated().allSatisfy { index, part in
      isSymbol(part) || words.contains(part.lowercased())
        || index > 0 && ["per", "pro", "par", "por"].contains(part.lowercased())
    }
  }

  private static func isSymbol(_ text: String) -> Bool {
    var symbol = text
    while let last = symbol.last, "²³⁻¹".contains(last) { symbol.removeLast() }
    if others.contains(symbol) || units.contains(symbol) { return true }
    guard let prefix = symbol.first, prefixes.contains(prefix) else { return false }
    return units.contains(String(symbol.dropFirst()))
  }

  private static let prefixes: Set<Character> = [
    "k", "M", "G", "T", "P", "m", "µ", "μ", "n", "c", "h",
  ]
  private static let units: Set<String> = [
    "m", "g", "s", "t", "W", "Wh", "J", "K", "N", "Pa", "V", "A", "Hz", "l", "L", "B", "bit",
    "cal", "bar", "eV", "Ω", "mol", "lm", "lx",
  ]
  private static let others: Set<String> = [
    "%", "‰", "°", "°C", "°F", "ppm", "ppb", "px", "pt", "dB", "ha", "min", "h", "d", "kn", "mph",
    "km/h", "ft", "mi", "lb", "oz", "in", "gal", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "bps",
    "€", "$", "£", "¥", "₹", "USD", "EUR", "GBP", "JPY", "CHF", "EGP", "k€", "k$", "M€", "M$",
    "CO₂e", "rpm", "fps", "ms",
  ]
  private static let words: Set<String> = [
    "thousand", "million", "billion", "thousands", "millions", "billions", "trillions", "percent",
    "per cent", "hours", "minutes", "seconds", "days", "dollars", "euros", "tausend", "millionen",
    "milliarden", "mio.", "mrd.", "prozent", "stunden", "minuten", "sekunden", "tage", "milliers",
    "milliards", "heures", "jours",
    "pour cent", "miles", "millones", "horas", "minutos", "días", "por ciento", "千", "万", "百万",
    "億", "آلاف", "ملايين",
  ]
}
