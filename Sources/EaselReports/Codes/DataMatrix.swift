import EaselBlocks
import EaselCanvas
import Foundation

/// A square Data Matrix code (ISO/IEC 16022, ECC 200), which encodes a text on a small space.
///
/// ```swift
/// let part = DataMatrix("RE-2041-07").frame(width: 40)
/// ```
///
/// The code is a square that fits the proposed size, like a ``QRCode``. Its ideal size is 0.5 mm per
/// module. It is drawn in the foreground style; the background must be lighter. A module that is
/// smaller than 0.25 mm in print is a warning of code `outOfRange`.
///
/// Texts in Latin-1 are encoded in it, others in UTF-8 with a mark that readers know (ECI). A text
/// that is empty or too long is an error of code `invalidData`; its space remains empty. A code
/// contains at most 1,555 bytes, or 3,116 digits. It needs the package trait `Barcodes`; without it
/// the error has the code `unsupportedOption`.
public struct DataMatrix: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let text: String
  let quietZone: Int
  /// The alternative text.
  var label: Text?

  /// Creates a Data Matrix code that encodes a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - quietZone: The number of light modules on every side, 0...100. The standard requires 1,
  ///     the default; use 0 if the margin around the block has that width. Other numbers are
  ///     clamped, with an error of code `outOfRange`.
  public init(_ text: String, quietZone: Int = 1) {
    self.text = text
    self.quietZone = quietZone
  }

  /// Sets the alternative text for screen readers; by default it contains the encoded text.
  public func accessibilityLabel(_ label: some StringProtocol) -> DataMatrix {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the alternative text for screen readers to a `Text`, formatted in the locale of the
  /// block.
  public func accessibilityLabel(_ label: Text) -> DataMatrix {
    var code = self
    code.label = label
    return code
  }
}

extension DataMatrix: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("DataMatrix")
    return CodeNode.zint(
      .dataMatrix, text, quietZone: inputs.validZone(quietZone, operation: "DataMatrix.init"),
      idealModule: 0.5, minimumModule: 0.25, empty: CGSize(width: 40, height: 40),
      label: label?.string(in: inputs.environment) ?? "Data Matrix: \(text)", inputs)
  }
}
