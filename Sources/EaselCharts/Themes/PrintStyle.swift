import EaselBlocks
import EaselCanvas
import Foundation

/// The style of a series without color: a gray with a hatch for fills, a dark color for lines.
struct PrintStyle: PaintingStyle, Hashable {
  /// The gray of fills.
  var fill: Color
  /// The hatch over the gray.
  var hatch: Hatch
  /// The color of lines and symbols, which are too thin for hatches.
  var solid: Color
  /// The index of the series, which determines dashes and symbols.
  var index: Int

  /// The paint for the inside of bars, areas and sectors.
  func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    hatch.paint(Ink.on(fill), on: fill)
  }
}

extension ShapeStyle {
  /// The paint of lines and symbols: the same as for fills, but without hatches.
  func linePaint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    (self as? PrintStyle).map { .color($0.solid) } ?? paint(in: rect, environment)
  }
}

extension ChartStyle {
  /// The styles of series in their order.
  var seriesStyles: [any ShapeStyle] {
    let colors = palette.isEmpty ? [mutedInk] : palette
    guard hasHatches else { return colors }
    let background = appearance == .dark ? Ink.dark : .white
    // Eight hatches over four grays; in a custom palette each color has a hatch.
    return Hatch.all.enumerated().map { index, hatch in
      let fill = colors[index % colors.count]
      let isPlain = fill.contrast(with: background, for: appearance) >= 3
      return PrintStyle(
        fill: fill, hatch: hatch, solid: isPlain ? fill : ink, index: index)
    }
  }

  /// The color of all series beyond the palette; `nil` if colors repeat.
  var otherStyle: Color? {
    sharesColorBeyondPalette ? resolved(Palettes.other) : nil
  }

  /// The ramp for numbers from the least to the greatest.
  func ramp(isDiverging: Bool) -> ColorRamp {
    if hasGrayRamp {
      let ends = [Color(white: 0.92), Color(white: 0.12)]
      return ColorRamp(appearance == .dark ? ends.reversed() : ends)
    }
    return isDiverging ? .diverging : .sequential
  }

  /// Dash patterns that are distinguishable at line widths of one to two points, a solid line
  /// first.
  static let dashes: [[CGFloat]] = [
    [], [6, 3], [2, 2], [8, 3, 2, 3], [12, 4], [1, 3], [6, 2, 1, 2, 1, 2],
  ]
}
