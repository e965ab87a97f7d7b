import EaselBlocks
import EaselCanvas
import Foundation

/// A QR code, which cameras read (ISO/IEC 18004).
///
/// ```swift
/// QRCode("https://example.com/invoices/2041").frame(width: 80)
/// try QRCode.payment(name: "Ada GmbH", iban: "DE89 3704 0044 0532 0130 00", amount: 119)
/// ```
///
/// It is a square that takes the size that it is proposed, as a resizable image does; its ideal size is
/// 0.5 mm a module, at least 20 mm. It is painted in the foreground style on whatever lies behind it,
/// which must be lighter: many readers know no codes that are light on dark. A module that would print
/// smaller than 0.33 mm is noted as `outOfRange`.
///
/// The text is written in UTF-8. A text that is empty or that no QR code holds (2,953 bytes at the most,
/// fewer with more correction) is noted as `invalidData`, and leaves the room empty. Codes need the
/// package trait `QRCode`; without it `unsupportedOption` is noted.
public struct QRCode: Block {
  /// A primitive block has no body.
  public typealias Body = Never

  /// How much of a code may be unreadable, for instance dirty or covered by a logo.
  public enum ErrorCorrection: Hashable, Sendable, CaseIterable {
    /// 7 % of the code.
    case low
    /// 15 % of the code.
    case medium
    /// 25 % of the code.
    case quartile
    /// 30 % of the code.
    case high
  }

  let text: String
  let correction: ErrorCorrection
  let quietZone: Int
  /// Whether all of the text is written byte by byte, rather than digits and capitals in fewer bits.
  var isBytewise = false
  /// What is said instead of the text.
  var label: Text?
  /// What is said of the text where there is no label.
  var summary: String?

  /// Makes a QR code of a text.
  ///
  /// - Parameters:
  ///   - text: The text, such as an address on the web.
  ///   - correction: How much of the code may be unreadable.
  ///   - quietZone: The light modules on every side, from 0 to 100. The standard asks for 4, which may
  ///     be 0 where the margin around the block is as wide.
  public init(_ text: String, correction: ErrorCorrection = .medium, quietZone: Int = 4) {
    self.text = text
    self.correction = correction
    self.quietZone = quietZone
  }

  /// Describes the code for readers who do not see the page; by default by its text.
  public func accessibilityLabel(_ label: some StringProtocol) -> QRCode {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Describes the code by the words of a text, in the locale where it is drawn.
  public func accessibilityLabel(_ label: Text) -> QRCode {
    var code = self
    code.label = label
    return code
  }
}

extension QRCode: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("QRCode")
    let zone = min(max(quietZone, 0), 100)
    if zone != quietZone {
      inputs.note(
        .error, .outOfRange, "a quiet zone of \(quietZone) modules is taken as one of \(zone)",
        operation: "QRCode.init", value: "\(quietZone)")
    }
    let grid = grid(inputs)
    let modules = grid.map { CGFloat($0.width + 2 * zone) } ?? 0
    let side = max(modules * 0.5, 20) * CodeNode.millimetre
    let measures = CodeNode.Measures(
      modules: CGSize(width: modules, height: modules), ideal: CGSize(width: side, height: side),
      isSquare: true, leastModule: 0.33 * CodeNode.millimetre)
    let words =
      label?.string(in: inputs.environment)
      ?? CodeWords.label("QR code", summary ?? text, inputs.environment.locale)
    return CodeNode(grid, quietZone: zone, measures, label: words, inputs)
  }

  /// The modules; nil, with a diagnostic, where there can be none.
  private func grid(_ inputs: NodeInputs) -> ModuleGrid? {
    do {
      return try QREncoder.grid(of: text, correction, isBytewise: isBytewise)
    } catch {
      inputs.note(.error, error.code, error.message, operation: "QRCode.init", value: error.value)
      return nil
    }
  }
}
