import Foundation

/// Numbers in cairo's lists of attributes.
enum CairoNumber {
  /// A number as cairo reads it, to a hundredth of a point.
  ///
  /// cairo 1.16 reads by `sscanf`, in which the comma of a locale that a program has set (`setlocale`,
  /// which GTK calls) ends the number at the point: then it is a whole one.
  static func text(_ value: CGFloat) -> String {
    guard abs(value) < 1e9 else { return value < 0 ? "-1000000000" : "1000000000" }
    guard readsPoints else { return "\(Int(value.rounded()))" }
    let hundredths = Int((abs(value) * 100).rounded())
    let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
    return "\(value < 0 && hundredths > 0 ? "-" : "")\(whole).\(part < 10 ? "0" : "")\(part)"
  }

  /// Whether C reads a point as the decimal point at present.
  private static var readsPoints: Bool { strtod("0.5", nil) == 0.5 }
}
