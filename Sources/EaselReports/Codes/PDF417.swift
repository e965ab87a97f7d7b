import EaselBlocks
import EaselCanvas
import Foundation

/// A PDF417 code (ISO/IEC 15438), stacked rows of bars, as on tickets and identity cards.
///
/// ```swift
/// let ticket = PDF417("M1LOVELACE/ADA EABC123 ZRHBER").frame(width: 180)
/// ```
///
/// The code keeps its aspect ratio in the proposed size. Its ideal size is 0.33 mm per module, and
/// its rows are 3 modules high. It is drawn in the foreground style; the background must be lighter.
/// A module that is smaller than 0.19 mm in print is a warning of code `outOfRange`.
///
/// Texts in Latin-1 are encoded in it, others in UTF-8 with a mark that readers know (ECI). A text
/// that is empty or too long is an error of code `invalidData`; its space remains empty. A code
/// contains at most 1,034 bytes, or 2,528 digits, with the error correction that the standard
/// recommends. It needs the package trait `Barcodes`; without it the error has the code
/// `unsupportedOption`.
public struct PDF417: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let text: String
  let quietZone: Int
  /// The alternative text.
  var label: Text?

  /// Creates a PDF417 code that encodes a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - quietZone: The number of light modules on every side, 0...100. The standard requires 2,
  ///     the default; use 0 if the margin around the block has that width. Other numbers are
  ///     clamped, with an error of code `outOfRange`.
  public init(_ text: String, quietZone: Int = 2) {
    self.text = text
    self.quietZone = quietZone
  }

  /// Sets the alternative text for screen readers; by default it contains the encoded text.
  public func accessibilityLabel(_ label: some StringProtocol) -> PDF417 {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the alternative text for screen readers to a `Text`, formatted in the locale of the
  /// block.
  public func accessibilityLabel(_ label: Text) -> PDF417 {
    var code = self
    code.label = label
    return code
  }
}

extension PDF417: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("PDF417")
    return CodeNode.zint(
      .pdf417, text, quietZone: inputs.validZone(quietZone, operation: "PDF417.init"),
      idealModule: 0.33, minimumModule: 0.19, empty: CGSize(width: 120, height: 40),
      label: label?.string(in: inputs.environment) ?? "PDF417: \(text)", inputs)
  }
}
