import EaselBlocks
import EaselCanvas
import Foundation

/// A square QR code (ISO/IEC 18004), which encodes a text such as a URL.
///
/// ```swift
/// let link = QRCode("https://example.com/invoices/2041").frame(width: 80)
/// let payment = try QRCode.payment(
///   name: "Ada GmbH", iban: "DE89 3704 0044 0532 0130 00", amount: 119)
/// ```
///
/// The code is a square that fits the proposed size, like a resizable image. Its ideal size is 0.5
/// mm per module, and at least 20 mm. It is drawn in the foreground style; the background must be
/// lighter, since many readers do not recognize light codes on a dark background. A module that is
/// smaller than 0.33 mm in print is a warning of code `outOfRange`.
///
/// The text is encoded in UTF-8. A text that is empty or too long is an error of code
/// `invalidData`; its space remains empty. A code contains at most 2,953 bytes, or 7,089 characters
/// if all are digits, and fewer with more error correction. QR codes need the package trait
/// `QRCode`; without it the error has the code `unsupportedOption`.
public struct QRCode: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  /// The level of error correction: the part of the code that may be dirty or covered by a logo.
  public enum ErrorCorrection: Hashable, Sendable, CaseIterable {
    /// Level L: about 7 % of the code may be unreadable.
    case low
    /// Level M: about 15 % of the code may be unreadable; the default.
    case medium
    /// Level Q: about 25 % of the code may be unreadable.
    case quartile
    /// Level H: about 30 % of the code may be unreadable.
    case high
  }

  let text: String
  let correction: ErrorCorrection
  let quietZone: Int
  /// Whether the whole text is encoded in bytes, not in the shorter modes for digits and capitals.
  var isBytewise = false
  /// The alternative text.
  var label: Text?
  /// The content for the alternative text if there is no label; `nil` uses the text.
  var summary: String?

  /// Creates a QR code that encodes a text, by default with the error correction `medium`.
  ///
  /// - Parameters:
  ///   - text: The text, such as a URL.
  ///   - correction: The part of the code that may be unreadable. The default is `medium`.
  ///   - quietZone: The number of light modules on every side, 0...100. The standard requires 4,
  ///     the default; use 0 if the margin around the block has that width. Other numbers are
  ///     clamped, with an error of code `outOfRange`.
  public init(_ text: String, correction: ErrorCorrection = .medium, quietZone: Int = 4) {
    self.text = text
    self.correction = correction
    self.quietZone = quietZone
  }

  /// Sets the alternative text for screen readers; by default it contains the encoded text.
  ///
  /// By default, that of a payment code contains the amount, the name, the IBAN, and the reference
  /// or the text.
  public func accessibilityLabel(_ label: some StringProtocol) -> QRCode {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the alternative text for screen readers to a `Text`, formatted in the locale of the
  /// block.
  public func accessibilityLabel(_ label: Text) -> QRCode {
    var code = self
    code.label = label
    return code
  }
}

extension QRCode: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("QRCode")
    let zone = inputs.validZone(quietZone, operation: "QRCode.init")
    let grid = grid(inputs)
    let modules = grid.map { CGFloat($0.width + 2 * zone) } ?? 0
    let side = max(modules * 0.5, 20) * CodeNode.millimetre
    let measures = CodeNode.Measures(
      modules: CGSize(width: modules, height: modules), ideal: CGSize(width: side, height: side),
      keepsAspectRatio: true, minimumModule: 0.33 * CodeNode.millimetre)
    let alternativeText =
      label?.string(in: inputs.environment)
      ?? "\(inputs.environment.phrases.text(\.codes.qrCode)): \(summary ?? text)"
    return CodeNode(grid, quietZone: zone, measures, label: alternativeText, inputs)
  }

  /// Returns the modules; `nil`, with a diagnostic, if the text cannot be encoded.
  private func grid(_ inputs: NodeInputs) -> ModuleGrid? {
    do {
      return try QREncoder.grid(of: text, correction, isBytewise: isBytewise)
    } catch {
      inputs.note(.error, error.code, error.message, operation: "QRCode.init", value: error.value)
      return nil
    }
  }
}
