import EaselBlocks
import EaselCanvas
import Foundation

/// The change of a key performance indicator.
struct KPIChange {
  /// The change with its sign, except for a plus sign if `needsPlus` is true.
  let text: Text
  /// Whether a plus sign is written before the text.
  let needsPlus: Bool
  /// 1 for an increase, -1 for a decrease, 0 if the rounded change is 0.
  let direction: Int

  /// Compares two values; `nil` if one of them or the change is not finite.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - previous: The previous value.
  ///   - valueText: The formatted value.
  init?(_ value: Double, _ previous: Double, valueText: Text) {
    guard value.isFinite, previous.isFinite else { return nil }
    guard previous != 0 else {
      // The difference to zero is the value itself.
      direction = value == 0 ? 0 : value > 0 ? 1 : -1
      needsPlus = direction > 0
      text = valueText
      return
    }
    let share = (value / abs(previous)) - (previous > 0 ? 1 : -1)
    guard share.isFinite else { return nil }
    let digits = abs(share) < 1 ? 1 : 0
    let unit = digits == 1 ? 1e3 : 1e2
    let rounded = (share * unit).rounded() / unit
    guard rounded.isFinite else { return nil }
    needsPlus = false
    direction = rounded == 0 ? 0 : rounded > 0 ? 1 : -1
    text = Text(
      direction == 0 ? 0 : rounded,
      format: .percent.precision(.fractionLength(digits))
        .sign(strategy: .always(includingZero: false)))
  }
}

/// The change of a key performance indicator with an arrow, in a color for good or bad changes.
struct KPIChangeBlock: Block {
  let change: KPIChange
  let goal: KPI.Goal

  /// Dark enough for small text: a contrast of at least 4.5 : 1 on the theme's background.
  private static let welcome = Color(light: rgb(0x1A7440), dark: rgb(0x4CC27A))
  private static let unwelcome = Color(light: rgb(0xB3261E), dark: rgb(0xFF8A80))

  private static func rgb(_ value: UInt32) -> Color {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0))
  }

  private var style: any ShapeStyle {
    switch (goal, change.direction) {
    case (.none, _), (_, 0): HierarchicalStyle.secondary
    case (.higher, 1), (.lower, -1): Tint(Self.welcome)
    default: Tint(Self.unwelcome)
    }
  }

  private var valueText: Text {
    guard change.needsPlus else { return change.text }
    // In right-to-left text a plus sign alone would move after its number.
    let isRightToLeft = EnvironmentValues.current.layoutDirection == .rightToLeft
    return Text(verbatim: isRightToLeft ? "\u{200E}+" : "+") + change.text
  }

  var body: some Block {
    HStack(alignment: .firstTextBaseline, spacing: 3) {
      if change.direction != 0 {
        ChangeArrow(isUp: change.direction > 0).frame(width: 6.5, height: 6)
          .accessibilityHidden(true)
      }
      valueText.font(.subheadline).bold().lineLimit(1)
    }
    .foregroundStyle(AnyShapeStyle(style))
  }
}

/// A triangle that points up or down.
private struct ChangeArrow: Shape {
  let isUp: Bool

  func path(in rect: CGRect) -> Path {
    let (tip, base) = isUp ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    return Path { path in
      path.addLines([
        CGPoint(x: rect.midX, y: tip), CGPoint(x: rect.maxX, y: base),
        CGPoint(x: rect.minX, y: base),
      ])
      path.closeSubpath()
    }
  }
}

extension Block {
  /// Notes a diagnostic when the block is laid out; nothing for `nil`.
  func noting(_ diagnostic: Diagnostic?) -> some Block {
    ModifiedBlock(self, NotingModifier(diagnostic: diagnostic))
  }
}

private struct NotingModifier: NodeModifier {
  static var wrapsNodes: Bool { false }
  let diagnostic: Diagnostic?

  func update(_ inputs: inout NodeInputs) {
    if let diagnostic { inputs.note(diagnostic) }
  }
}
