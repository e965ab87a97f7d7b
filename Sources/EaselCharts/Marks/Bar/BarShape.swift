import EaselCanvas
import Foundation

/// The shape of a bar that is not a filled rectangle across the default width of its step.
///
/// Composite marks draw caps, medians, ticks, hollow bodies and notched boxes as bars of other
/// shapes. So they are placed in the same steps and slots as the bars beside them.
struct BarShape: MarkSettings {
  /// The part of the width that is drawn, 0...1; 0 is the end at which the axis begins.
  var part: ClosedRange<Double> = 0...1
  /// The minimum length in points, centered on the bar.
  var minimumLength: CGFloat = 0
  /// The width of the outline in points; `nil` for a filled bar.
  var outlineWidth: CGFloat?
  /// The opacity of the interior of an outlined bar, 0...1.
  var fillOpacity = 0.0
  /// The values between which the bar narrows; `nil` for straight sides.
  var notch: Notch?
  /// Whether the bar only hides what is behind it, so that it need not be visible itself.
  var isBackdrop = false
  /// The corners of the bar; `nil` for equal ones, whose radius is that of the marks.
  var corners: BarCorners?
  /// The color of a thin line inside the edge of the bar; `nil` for none.
  var border: Color?

  init() {}

  init(
    part: ClosedRange<Double> = 0...1, minimumLength: CGFloat = 0, outlineWidth: CGFloat? = nil,
    fillOpacity: Double = 0, notch: Notch? = nil, isBackdrop: Bool = false
  ) {
    self.part = part
    self.minimumLength = minimumLength
    self.outlineWidth = outlineWidth
    self.fillOpacity = fillOpacity
    self.notch = notch
    self.isBackdrop = isBackdrop
  }

  /// The values at which a bar starts to narrow, is narrowest, and has its full width again.
  struct Notch: Hashable, Sendable {
    var lower: Double
    var middle: Double
    var upper: Double

    init(lower: Double, middle: Double, upper: Double) {
      self.lower = lower
      self.middle = middle
      self.upper = upper
    }
  }
}

extension MarkTraits {
  /// The shape of a bar.
  var barShape: BarShape {
    get { self[BarShape.self] }
    set { self[BarShape.self] = newValue }
  }
}
