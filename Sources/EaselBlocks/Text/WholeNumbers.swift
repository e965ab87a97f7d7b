import EaselCanvas
import Foundation

/// The rule that a line break divides no number, for the texts of a table.
///
/// A text with a number that is wider than its space is set smaller. The first one is noted as a
/// warning, and the first one below half of its size as an error.
package final class WholeNumbers {
  /// The scale below which a number is an error: half of the size is the limit of legibility.
  package static let minimumScale: CGFloat = 0.5

  private var noted: Diagnostic.Severity?

  /// Creates a rule that has noted nothing.
  package init() {}

  /// Returns the severity of a number that is set smaller; `nil` if the table has noted such a
  /// number before.
  func severity(_ scale: CGFloat) -> Diagnostic.Severity? {
    let severity: Diagnostic.Severity = scale < Self.minimumScale ? .error : .warning
    guard noted.map({ $0 < severity }) ?? true else { return nil }
    noted = severity
    return severity
  }
}

extension EnvironmentValues {
  /// The rule that keeps numbers on one line; `nil` outside of tables.
  package var wholeNumbers: WholeNumbers? {
    get { text.wholeNumbers }
    set { text.wholeNumbers = newValue }
  }
}

extension TextNode {
  /// A number of the text, and its width in points in the size of the text.
  struct Number {
    let word: String
    let width: CGFloat
  }

  /// Finds the widest number in lines that are not broken by width; `nil` if there is none.
  static func widestNumber(in layout: TextLayout) -> Number? {
    var widest: Number?
    for word in NumberWord.words(of: layout.string) where NumberWord.isNumber(word) {
      let rects = layout.rects(for: word.startIndex..<word.endIndex)
      let left = rects.map(\.minX).min() ?? 0
      let right = rects.map(\.maxX).max() ?? 0
      if right - left > widest?.width ?? 0 {
        widest = Number(word: String(word), width: right - left)
      }
    }
    return widest
  }

  /// Adds a diagnostic if the text is set smaller because of a number.
  func noteSmallerNumber(_ setting: TextSetting) {
    guard let number = setting.number,
      let severity = base.values.wholeNumbers?.severity(setting.scale)
    else { return }
    var diagnostic = Diagnostic(
      severity, .layoutShrunk,
      "a number of \(number.width.rounded(.up)) points has a space of "
        + "\((number.width * setting.scale).rounded(.down)); it is set smaller, at "
        + "\((setting.scale * 100).rounded(.down)) % of its size. Give its column a larger width",
      operation: "Text", value: number.word)
    diagnostic.needed = CGSize(width: number.width, height: 0)
    diagnostic.available = CGSize(width: number.width * setting.scale, height: 0)
    note(diagnostic)
  }
}
