import EaselCanvas
import Foundation

/// A color gradient from the least to the greatest value, perceptually uniform.
///
/// ```swift
/// ColorRamp.sequential.color(at: 0.5)
/// ColorRamp.diverging.color(for: -3, in: -4...10, about: 0)
/// ```
struct ColorRamp: Hashable, Sendable {
  private let light: Line
  private let dark: Line

  /// A polyline through colors in OKLab.
  private struct Line: Hashable, Sendable {
    let stops: [OKLab]
    /// The positions of the stops along the line, 0...1.
    let positions: [CGFloat]

    /// - Parameter middle: The index of the stop at 0.5, independent of the lengths.
    init(_ stops: [OKLab], middle: Int? = nil) {
      var lengths: [CGFloat] = [0]
      for (a, b) in zip(stops, stops.dropFirst()) {
        lengths.append(lengths[lengths.count - 1] + a.difference(to: b))
      }
      let whole = lengths[lengths.count - 1]
      self.stops = stops
      guard let middle else {
        positions = lengths.map { whole > 0 ? $0 / whole : 0 }
        return
      }
      let half = lengths[middle]
      positions = lengths.map {
        $0 <= half ? 0.5 * $0 / half : 0.5 + 0.5 * ($0 - half) / (whole - half)
      }
    }

    func color(at part: CGFloat) -> Color {
      let next = positions.firstIndex { $0 >= part } ?? positions.count - 1
      guard next > 0, next < stops.count else { return Color(stops.first ?? Self.none) }
      let (a, b) = (stops[next - 1], stops[next])
      let width = positions[next] - positions[next - 1]
      let rest = width > 0 ? (part - positions[next - 1]) / width : 0
      func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * rest }
      return Color(
        OKLab(
          lightness: mix(a.lightness, b.lightness), a: mix(a.a, b.a), b: mix(a.b, b.b)))
    }

    private static let none = OKLab(lightness: 0.5, a: 0, b: 0)
  }

  /// Creates a ramp through colors at their distances in OKLab.
  ///
  /// - Parameter colors: The colors from the least value to the greatest. A single color is used
  ///   for all values; an empty array gives gray.
  init(_ colors: [Color]) {
    func line(_ appearance: Appearance) -> Line {
      Line(colors.map { OKLab($0.components(for: appearance)) })
    }
    (light, dark) = (line(.light), line(.dark))
  }

  private init(light: [OKLab], dark: [OKLab], middle: Int? = nil) {
    (self.light, self.dark) = (Line(light, middle: middle), Line(dark, middle: middle))
  }

  /// The color at a position from 0 to 1; other positions are clamped, NaN counts as 0.
  package func color(at part: Double) -> Color {
    let part = part.isNaN ? 0 : min(max(part, 0), 1)
    if light == dark { return light.color(at: part) }
    return Color(light: light.color(at: part), dark: dark.color(at: part))
  }

  /// The color of a value around a middle value, with the same scale on both sides.
  ///
  /// - Parameters:
  ///   - value: The value; NaN has the color of the middle.
  ///   - domain: The least and the greatest value.
  ///   - middle: The value at the middle of the ramp.
  package func color(
    for value: Double, in domain: ClosedRange<Double>, about middle: Double
  ) -> Color {
    // Halves keep the differences of very great numbers finite.
    let reach = max(
      abs(domain.lowerBound / 2 - middle / 2), abs(domain.upperBound / 2 - middle / 2))
    let part = (value / 2 - middle / 2) / reach
    return color(at: part.isNaN ? 0.5 : 0.5 + min(max(part, -1), 1) / 2)
  }

  /// Blues from light to dark; on dark backgrounds from dark to light.
  static let sequential = ColorRamp(
    light: [lch(0.96, 0.02, 240), lch(0.65, 0.12, 250), lch(0.32, 0.09, 258)],
    dark: [lch(0.32, 0.05, 258), lch(0.62, 0.12, 250), lch(0.94, 0.03, 240)])

  /// Blues, a color near the background in the middle, and browns.
  static let diverging = ColorRamp(
    light: [
      lch(0.42, 0.11, 255), lch(0.70, 0.10, 245), lch(0.965, 0, 0), lch(0.70, 0.11, 62),
      lch(0.42, 0.10, 48),
    ],
    dark: [
      lch(0.86, 0.08, 240), lch(0.60, 0.12, 250), lch(0.30, 0, 0), lch(0.60, 0.12, 55),
      lch(0.86, 0.09, 70),
    ], middle: 2)

  private static func lch(_ lightness: CGFloat, _ chroma: CGFloat, _ hue: CGFloat) -> OKLab {
    let angle = hue * .pi / 180
    return OKLab(lightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle))
  }
}
