import EaselBlocks
import EaselCanvas
import Foundation

/// The look of a series without colour: a grey with a hatch for fills, a dark ink for lines.
package struct PrintStyle: PaintingStyle, Hashable {
  /// The grey of fills.
  package var fill: Color
  /// The lines over the grey.
  package var hatch: Hatch
  /// The colour of lines and symbols, which hatches would break.
  package var solid: Color
  /// The turn of the series, which chooses dashes and symbols.
  package var index: Int

  /// The paint of the inside of bars, areas and sectors.
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    hatch.paint(Ink.on(fill), on: fill)
  }
}

extension ShapeStyle {
  /// The paint of lines and symbols: that of fills, but without hatches.
  package func linePaint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    (self as? PrintStyle).map { .color($0.solid) } ?? paint(in: rect, environment)
  }
}

extension ChartStyle {
  /// The looks of series in their order.
  package var seriesStyles: [any ShapeStyle] {
    let colors = palette.isEmpty ? [mutedInk] : palette
    guard isPrint else { return colors }
    let background = appearance == .dark ? Ink.dark : .white
    // Eight hatches over four greys; a palette of the user's own has a hatch for each colour.
    return Hatch.all.enumerated().map { index, hatch in
      let fill = colors[index % colors.count]
      let isPlain = fill.contrast(with: background, for: appearance) >= 3
      return PrintStyle(
        fill: fill, hatch: hatch, solid: isPlain ? fill : ink, index: index)
    }
  }

  /// The look of all series that have no colour of their own; nil where colours repeat.
  package var otherStyle: Color? { isApple ? nil : Palettes.other.resolved(for: appearance) }

  /// The colours of numbers from the least to the greatest.
  package func ramp(isDiverging: Bool) -> ColorRamp {
    if isPrint {
      let ends = [Color(white: 0.92), Color(white: 0.12)]
      return ColorRamp(appearance == .dark ? ends.reversed() : ends)
    }
    return isDiverging ? .diverging : .sequential
  }

  /// Dash patterns that are told apart at widths of one to two points, a solid line first.
  package static let dashes: [[CGFloat]] = [
    [], [6, 3], [2, 2], [8, 3, 2, 3], [12, 4], [1, 3], [6, 2, 1, 2, 1, 2],
  ]
}
