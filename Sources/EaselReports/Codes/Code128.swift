import EaselBlocks
import EaselCanvas
import Foundation

/// A barcode of vertical bars in Code 128 (ISO/IEC 15417), which encodes ASCII text.
///
/// ```swift
/// let label = Code128("RE-2041-07")
/// let parcel = Code128("340434188193815", module: 1.4, barHeight: 60, showsText: false)
/// ```
///
/// It encodes ASCII characters, pairs of digits as one symbol, and has a margin of 10 modules on
/// both sides. A module is the width of the narrowest bar. The width of the barcode depends on the
/// text. If less is proposed, the modules become narrower; below 0.19 mm that is a warning of code
/// `outOfRange`. It is drawn in the foreground style; the background must be lighter.
///
/// A text that is empty or has other characters is an error of code `invalidData`; its space
/// remains empty.
public struct Code128: Block {
  let text: String
  let module: CGFloat
  let barHeight: CGFloat
  let showsText: Bool
  var label: Text?
  @EnvironmentValue(\.phrases) private var phrases

  /// Creates a barcode that encodes a text of ASCII characters, and by default shows it below the
  /// bars.
  ///
  /// - Parameters:
  ///   - text: The text, which consists of ASCII characters.
  ///   - module: The width of the narrowest bar in points, above 0 and at most 10,000. The default
  ///     is 0.33 mm.
  ///   - barHeight: The height of the bars in points, above 0 and at most 10,000. The default is 15
  ///     mm.
  ///   - showsText: Whether the text is shown below the bars.
  public init(
    _ text: String, module: CGFloat = 0.33 * 72 / 25.4, barHeight: CGFloat = 15 * 72 / 25.4,
    showsText: Bool = true
  ) {
    self.text = text
    self.module = module
    self.barHeight = barHeight
    self.showsText = showsText
  }

  /// Sets the alternative text for screen readers; by default it contains the encoded text.
  public func accessibilityLabel(_ label: some StringProtocol) -> Code128 {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the alternative text for screen readers to a `Text`, formatted in the locale of the
  /// block.
  public func accessibilityLabel(_ label: Text) -> Code128 {
    var code = self
    code.label = label
    return code
  }

  /// The bars, and the encoded text below them if the barcode shows it.
  public var body: some Block {
    let bars = Code128Bars(text: text, module: module, height: barHeight)
    let spoken = label ?? Text(verbatim: "\(phrases.text(\.codes.barcode)): \(printable)")
    if showsText {
      VStack(spacing: 2) {
        bars
        Text(verbatim: printable).font(.caption).lineLimit(1)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(spoken)
      .keepTogether()
    } else {
      bars.accessibilityLabel(spoken)
    }
  }

  /// The text with spaces in place of control characters.
  private var printable: String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
  }
}

/// The bars of a barcode.
private struct Code128Bars: PrimitiveBlock {
  typealias Body = Never
  let text: String
  let module: CGFloat
  let height: CGFloat

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let module = inputs.validLength(
      module, "module", default: 0.33 * CodeNode.millimetre, operation: "Code128.init")
    let height = inputs.validLength(
      height, "barHeight", default: 15 * CodeNode.millimetre, operation: "Code128.init")
    var grid: ModuleGrid?
    do {
      let limit = inputs.session.limits.maximumTextLength
      grid = try Code128Encoder.grid(of: text, limit: limit)
    } catch {
      inputs.note(.error, error.code, error.message, operation: "Code128.init", value: error.value)
    }
    // Without a grid, the space of two symbols is reserved.
    let modules = CGSize(
      width: CGFloat(grid?.width ?? 57) + 2 * CGFloat(Code128Encoder.quietZone), height: 1)
    let measures = CodeNode.Measures(
      modules: modules, ideal: CGSize(width: modules.width * module, height: height),
      keepsAspectRatio: false, minimumModule: 0.19 * CodeNode.millimetre)
    return CodeNode(grid, quietZone: Code128Encoder.quietZone, measures, label: nil, inputs)
  }
}
