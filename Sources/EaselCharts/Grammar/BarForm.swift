import Foundation

/// How a bar differs from a filled rectangle as wide as its step allows.
///
/// Composites draw caps, medians, ticks, hollow bodies and notched boxes as bars of other forms, so
/// that they stand in the same steps and slots as the bars beside them.
package struct BarForm: Hashable, Sendable {
  /// The part of the width that is drawn, from 0 where the axis begins to 1.
  package var part: ClosedRange<Double> = 0...1
  /// The least length in points, about the middle of the bar.
  package var minimumLength: CGFloat = 0
  /// The width of the outline in points; nil for a filled bar.
  package var outlineWidth: CGFloat?
  /// The opacity of the inside of an outlined bar.
  package var fillOpacity = 0.0
  /// Where the bar narrows.
  package var notch: Notch?

  package init(
    part: ClosedRange<Double> = 0...1, minimumLength: CGFloat = 0, outlineWidth: CGFloat? = nil,
    fillOpacity: Double = 0, notch: Notch? = nil
  ) {
    self.part = part
    self.minimumLength = minimumLength
    self.outlineWidth = outlineWidth
    self.fillOpacity = fillOpacity
    self.notch = notch
  }

  /// Values at which a bar begins to narrow, is narrowest, and has its whole width again.
  package struct Notch: Hashable, Sendable {
    package var lower: Double
    package var middle: Double
    package var upper: Double

    package init(lower: Double, middle: Double, upper: Double) {
      self.lower = lower
      self.middle = middle
      self.upper = upper
    }
  }
}
