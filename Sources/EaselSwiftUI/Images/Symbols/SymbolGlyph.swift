import EaselCanvas
import Foundation

/// The drawing of a symbol on a grid of 24 × 24 units, as strokes and areas in their order.
///
/// The unit is a twentieth of the font size, and the vertical center of the grid is half of the height
/// of capital letters above the baseline.
struct SymbolGlyph: Sendable {
  /// An area, or the stroke of a line.
  enum Form: Hashable, Sendable {
    case area
    /// A line whose width is a multiple of the width of the font weight, plus a length in units.
    case line(width: CGFloat, plus: CGFloat)
  }

  /// The effect of a part on what is drawn before it.
  enum Effect: Hashable, Sendable {
    /// Is drawn in the color of its level.
    case draw
    /// Is cut out of everything before it.
    case gap
    /// Is cut out in one color, and drawn in the color of its level if there are several.
    case mark
  }

  /// A part of the drawing.
  struct Part: Sendable {
    var path: Path
    var form: Form
    var effect: Effect
    /// The level of the color: 0 is the primary one.
    var level: Int

    func transformed(_ transform: CGAffineTransform) -> Part {
      var part = self
      part.path = path.applying(transform)
      return part
    }

    /// The rectangle of the ink, for the line width of a font weight.
    func bounds(_ width: CGFloat) -> CGRect {
      let box = path.boundingBox
      guard !box.isNull, case .line(let factor, let plus) = form else { return box }
      let half = (width * factor + plus) / 2
      return box.insetBy(dx: -half, dy: -half)
    }
  }

  var parts: [Part]
  /// Whether the symbol is mirrored in right-to-left layouts.
  var isMirrored = false

  /// The center of the grid.
  static let center = CGPoint(x: 12, y: 12)
  /// The width in units of the space that separates a badge or a slash.
  static let gap: CGFloat = 1.1
  /// The line width in units of the regular weight.
  static let regular: CGFloat = 1.6

  /// The rectangle of the ink, for a line width.
  func bounds(_ width: CGFloat = regular) -> CGRect {
    parts.reduce(CGRect.null) {
      $1.effect == .gap ? $0 : $0.union($1.bounds(width))
    }
  }

  /// The levels in the order in which they are first drawn.
  var levels: [Int] {
    var levels: [Int] = []
    for part in parts where part.effect != .gap && !levels.contains(part.level) {
      levels.append(part.level)
    }
    return levels
  }

  func transformed(_ transform: CGAffineTransform) -> SymbolGlyph {
    var glyph = self
    glyph.parts = parts.map { $0.transformed(transform) }
    return glyph
  }

  /// The glyph with all parts in one level, or moved by some levels.
  func onLevel(_ change: (Int) -> Int) -> SymbolGlyph {
    var glyph = self
    for index in parts.indices { glyph.parts[index].level = change(parts[index].level) }
    return glyph
  }

  /// The line width in units of a font weight from 100 to 900.
  static func lineWidth(_ weight: Int) -> CGFloat {
    let widths: [CGFloat] = [0.5, 0.85, 1.2, regular, 1.85, 2.15, 2.45, 2.8, 3.15]
    let position = (CGFloat(min(max(weight, 100), 900)) - 100) / 100
    let index = min(Int(position), widths.count - 2)
    return widths[index] + (widths[index + 1] - widths[index]) * (position - CGFloat(index))
  }
}
