import EaselBlocks
import EaselCanvas
import Foundation

/// A barcode of vertical bars in EAN-13 (ISO/IEC 15420), which encodes an article number of 13
/// digits: a GTIN or an ISBN.
///
/// ```swift
/// let article = EAN13("4006381333931")
/// let book = EAN13("978-3-16-148410", module: 0.8)  // computes the check digit
/// ```
///
/// The last digit is a check digit: it is computed for 12 digits and verified for 13. Hyphens and
/// spaces are left out. The barcode is 113 modules wide: 95 for the bars, 11 for the margin at the
/// left and 7 for that at the right. A module is the width of the narrowest bar; below 0.264 mm it
/// is a warning of code `outOfRange`. The guard bars are 5 modules longer than the others, and the
/// digits are between them. It is drawn in the foreground style; the background must be lighter.
///
/// A number with other characters, another count of digits or a wrong check digit is an error of
/// code `invalidData`; its space remains empty.
public struct EAN13: Block {
  let text: String
  let module: CGFloat
  let barHeight: CGFloat
  let showsText: Bool
  var label: Text?
  @EnvironmentValue(\.phrases) private var phrases

  /// The default width of the narrowest bar, 0.33 mm (GS1 General Specifications, 5.2.6.6).
  static let standardModule = 0.33 * CodeNode.millimetre
  /// The default height of the bars, 22.85 mm.
  static let standardHeight = 22.85 * CodeNode.millimetre

  /// Creates a barcode that encodes an article number, and by default shows its digits below the
  /// bars.
  ///
  /// - Parameters:
  ///   - digits: The number: 12 digits, or 13 with the check digit.
  ///   - module: The width of the narrowest bar in points, above 0 and at most 10,000. The default
  ///     is 0.33 mm; GS1 permits 80 to 200 % of it.
  ///   - barHeight: The height of the bars in points, above 0 and at most 10,000. The default is
  ///     22.85 mm.
  ///   - showsText: Whether the digits are shown below the bars.
  public init(
    _ digits: String, module: CGFloat = 0.33 * 72 / 25.4, barHeight: CGFloat = 22.85 * 72 / 25.4,
    showsText: Bool = true
  ) {
    text = digits
    self.module = module
    self.barHeight = barHeight
    self.showsText = showsText
  }

  /// Sets the alternative text for screen readers; by default it contains the digits.
  public func accessibilityLabel(_ label: some StringProtocol) -> EAN13 {
    accessibilityLabel(Text(verbatim: String(label)))
  }

  /// Sets the alternative text for screen readers to a `Text`, formatted in the locale of the
  /// block.
  public func accessibilityLabel(_ label: Text) -> EAN13 {
    var code = self
    code.label = label
    return code
  }

  /// The bars, and the digits between the guard bars if the barcode shows them.
  public var body: some Block {
    let result = Result { try EAN13Encoder.digits(of: text) }
    let digits = (try? result.get()) ?? []
    let shown = digits.map(String.init).joined()
    let module = module > 0 && module <= 10_000 ? module : Self.standardModule
    let height = barHeight > 0 && barHeight <= 10_000 ? barHeight : Self.standardHeight
    ZStack(alignment: .topLeading) {
      EAN13Bars(code: self, result: result, isGuard: false)
        .frame(width: 113 * module, height: height)
      EAN13Bars(code: self, result: result, isGuard: true)
        .frame(width: 113 * module, height: height + 5 * module)
      if showsText, !digits.isEmpty {
        // From the left: before the first guard, and between the guards.
        number(shown.prefix(1), from: 0, width: 10, module, top: height)
        number(shown.dropFirst().prefix(6), from: 14, width: 42, module, top: height)
        number(shown.dropFirst(7), from: 61, width: 42, module, top: height)
      }
    }
    .frame(width: 113 * module, height: height + (showsText ? 11 : 5) * module, alignment: .top)
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(
      label ?? Text(verbatim: "\(phrases.text(\.codes.barcode)): \(digits.isEmpty ? text : shown)"))
  }

  private func number(
    _ digits: Substring, from start: CGFloat, width: CGFloat, _ module: CGFloat, top: CGFloat
  ) -> some Block {
    Text(verbatim: String(digits))
      .font(.system(size: 10 * module).monospacedDigit().leading(.tight)).lineLimit(1)
      .frame(width: width * module, height: 10.5 * module)
      .offset(x: start * module, y: top + module / 2)
  }
}

/// The guard bars or the other bars of an EAN-13, which differ in length.
private struct EAN13Bars: PrimitiveBlock {
  typealias Body = Never
  let code: EAN13
  let result: Result<[Int], any Error>
  let isGuard: Bool

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    var grid: ModuleGrid?
    do {
      let modules = EAN13Encoder.modules(of: try result.get())
      let isDark = modules.enumerated().map { index, isDark in
        isDark && EAN13Encoder.guards.contains { $0.contains(index) } == isGuard
      }
      grid = ModuleGrid(width: isDark.count, height: 1, isDark: isDark)
    } catch {
      if !isGuard, let error = error as? EaselError {
        inputs.note(.error, error.code, error.message, operation: "EAN13.init", value: error.value)
      }
    }
    // Both parts have the same faults, which are noted once.
    if !isGuard {
      _ = inputs.validLength(
        code.module, "module", default: EAN13.standardModule, operation: "EAN13.init")
      _ = inputs.validLength(
        code.barHeight, "barHeight", default: EAN13.standardHeight, operation: "EAN13.init")
    }
    let zone = EAN13Encoder.quietZone
    let modules = CGSize(
      width: CGFloat(zone.left + EAN13Encoder.width + zone.right), height: 1)
    let measures = CodeNode.Measures(
      modules: modules, ideal: CGSize(width: CGFloat.infinity, height: .infinity),
      keepsAspectRatio: false, minimumModule: isGuard ? 0 : 0.264 * CodeNode.millimetre)
    return CodeNode(grid, quietZone: zone.left, measures, label: nil, inputs)
  }
}
