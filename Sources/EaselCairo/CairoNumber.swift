import Foundation

/// Writes numbers for the attribute lists of cairo.
enum CairoNumber {
  /// Returns a number in the form that cairo reads, rounded to a hundredth.
  ///
  /// cairo 1.16 parses with `sscanf`. In a locale with a decimal comma, which a program can set
  /// (`setlocale`, which GTK calls), a decimal point would end the number: then an integer is
  /// written.
  static func text(_ value: CGFloat) -> String {
    guard abs(value) < 1e9 else { return value < 0 ? "-1000000000" : "1000000000" }
    guard readsPoints else { return "\(Int(value.rounded()))" }
    let hundredths = Int((abs(value) * 100).rounded())
    let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
    return "\(value < 0 && hundredths > 0 ? "-" : "")\(whole).\(part < 10 ? "0" : "")\(part)"
  }

  /// Whether C currently reads a period as the decimal separator.
  private static var readsPoints: Bool { strtod("0.5", nil) == 0.5 }
}
