import EaselBlocks
import EaselCanvas
import Foundation

/// A barcode of the kind Code 128, which scanners read (ISO/IEC 15417).
///
/// ```swift
/// Code128("RE-2041-07")
/// Code128(parcel.number, module: 1.4, barHeight: 60, showsText: false)
/// ```
///
/// It holds ASCII characters, digits two by two in one symbol, with 10 light modules at either side.
/// It is as wide as its text needs; where it is proposed less, the modules become narrower, and are noted
/// as `outOfRange` below 0.19 mm. It is painted in the foreground style on whatever lies behind it, which
/// must be lighter.
///
/// A text that is empty or has other characters is noted as `invalidData`, and leaves the room empty.
public struct Code128: Block {
  let text: String
  let module: CGFloat
  let barHeight: CGFloat
  let showsText: Bool
  var label: Text?
  @EnvironmentValue(\.locale) private var locale

  /// Makes a barcode of a text.
  ///
  /// - Parameters:
  ///   - text: The text, of ASCII characters.
  ///   - module: The width of the narrowest bar in points; 0.33 mm by default.
  ///   - barHeight: The height of the bars in points; 15 mm by default.
  ///   - showsText: Whether the text stands beneath the bars.
  public init(
    _ text: String, module: CGFloat = 0.33 * 72 / 25.4, barHeight: CGFloat = 15 * 72 / 25.4,
    showsText: Bool = true
  ) {
    self.text = text
    self.module = module
    self.barHeight = barHeight
    self.showsText = showsText
  }

  /// Describes the code for readers who do not see the page; by default by its text.
  public func accessibilityLabel(_ label: some StringProtocol) -> Code128 {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Describes the code by the words of a text, in the locale where it is drawn.
  public func accessibilityLabel(_ label: Text) -> Code128 {
    var code = self
    code.label = label
    return code
  }

  /// The bars, and the text beneath.
  public var body: some Block {
    let bars = Code128Bars(text: text, module: module, height: barHeight)
    let spoken = label ?? Text(verbatim: CodeWords.label("Barcode", printable, locale))
    if showsText {
      VStack(spacing: 2) {
        bars
        Text(verbatim: printable).font(.caption).lineLimit(1)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(spoken)
    } else {
      bars.accessibilityLabel(spoken)
    }
  }

  /// The text with a space for each control character.
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
    let module = sound(module, "module", default: 0.33 * CodeNode.millimetre, inputs)
    let height = sound(height, "barHeight", default: 15 * CodeNode.millimetre, inputs)
    var grid: ModuleGrid?
    do {
      let limit = inputs.session.limits.maximumTextLength
      grid = try Code128Encoder.grid(of: text, limit: limit)
    } catch {
      inputs.note(.error, error.code, error.message, operation: "Code128.init", value: error.value)
    }
    // The room of two symbols where there is nothing to draw.
    let modules = CGSize(
      width: CGFloat(grid?.width ?? 57) + 2 * CGFloat(Code128Encoder.quietZone), height: 1)
    let measures = CodeNode.Measures(
      modules: modules, ideal: CGSize(width: modules.width * module, height: height),
      isSquare: false, leastModule: 0.19 * CodeNode.millimetre)
    return CodeNode(grid, quietZone: Code128Encoder.quietZone, measures, label: nil, inputs)
  }

  /// A length above 0, or the default with a diagnostic.
  private func sound(
    _ length: CGFloat, _ name: String, default sound: CGFloat, _ inputs: NodeInputs
  ) -> CGFloat {
    if length > 0, length <= 10_000 { return length }
    inputs.note(
      .error, length.isFinite ? .outOfRange : .invalidNumber,
      "\(name) is \(length); it must be above 0 and at most 10,000 points, and \(sound) is taken",
      operation: "Code128.init", value: "\(length)")
    return sound
  }
}
