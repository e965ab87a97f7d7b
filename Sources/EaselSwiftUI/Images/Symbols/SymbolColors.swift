import EaselBlocks
import EaselCanvas
import Foundation

/// The paints of the levels of a symbol.
struct SymbolColors {
  let isLayered: Bool
  private let mode: SymbolRenderingMode
  private let environment: EnvironmentValues
  private let variableValue: Double?
  private let colors: [UIColor]

  init(
    _ mode: SymbolRenderingMode?, _ name: String, _ variableValue: Double?,
    _ environment: EnvironmentValues
  ) {
    self.environment = environment
    self.variableValue = variableValue
    let chosen =
      mode ?? environment.symbolRenderingMode
      ?? (Self.hasPalette(environment) ? .palette : .monochrome)
    colors = chosen == .multicolor ? Self.multicolor(name) : []
    self.mode = chosen == .multicolor && colors.isEmpty ? .monochrome : chosen
    isLayered = self.mode != .monochrome || variableValue != nil
  }

  /// Whether `foregroundStyle` has set a second style.
  private static func hasPalette(_ environment: EnvironmentValues) -> Bool {
    guard environment.foregroundStyle != nil else { return false }
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    let first = HierarchicalShapeStyle.primary.paint(in: rect, environment)
    return HierarchicalShapeStyle.secondary.paint(in: rect, environment) != first.opacity(0.5)
  }

  func paint(_ level: Int, _ rect: CGRect) -> Paint {
    let paint = plainPaint(level, rect)
    // Of three levels and the value 0.5 the first two are drawn in full, since it is beyond the first.
    guard let variableValue, level > 0, Double(level) / 3 >= variableValue else { return paint }
    return paint.opacity(0.3)
  }

  private func plainPaint(_ level: Int, _ rect: CGRect) -> Paint {
    let first = HierarchicalShapeStyle.primary.paint(in: rect, environment)
    switch mode {
    case .palette where level > 0:
      let style: HierarchicalShapeStyle = level == 1 ? .secondary : .tertiary
      return style.paint(in: rect, environment)
    case .hierarchical where level > 0: return first.opacity(level == 1 ? 0.5 : 0.25)
    case .multicolor:
      return Color(colors[min(level, colors.count - 1)]).paint(in: rect, environment)
    default: return first
    }
  }

  /// The colors of the levels of symbols that have colors of their own.
  private static func multicolor(_ name: String) -> [UIColor] {
    let parts = name.split(separator: ".")
    let isFilled = parts.last == "fill"
    if isFilled, let shape = parts.dropLast().last, shape == "circle" || shape == "triangle" {
      let marks: [Substring: UIColor] = [
        "checkmark": .systemGreen, "plus": .systemGreen, "xmark": .systemRed, "minus": .systemRed,
        "exclamationmark": shape == "triangle" ? .systemYellow : .systemRed,
      ]
      if let color = parts.first.flatMap({ marks[$0] }) { return [.white, color] }
    }
    switch parts.first {
    case "heart": return [.systemRed]
    case "star", "bolt", "moon": return [.systemYellow]
    case "sun": return [.systemYellow, .systemYellow]
    case "leaf": return [.systemGreen]
    case "drop": return [.systemCyan]
    case "flame": return [.systemOrange]
    case "trash": return [.systemRed]
    case "cloud": return [.systemGray, .systemCyan, .systemYellow]
    default: return []
    }
  }
}

extension String {
  /// The alternative text of a symbol, made of its name.
  var symbolText: String {
    let shapes: Set<Substring> = ["fill", "circle", "square", "rectangle"]
    let words = split(separator: ".")
    let described = words.filter { !shapes.contains($0) }
    return (described.isEmpty ? words : described).joined(separator: " ")
  }
}
