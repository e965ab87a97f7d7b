import EaselBlocks
import EaselCanvas
import Foundation

/// The colors of a range of numbers or dates, with a few labeled values.
struct LegendRamp {
  var lower: Double
  var upper: Double
  /// Values with their texts, ascending.
  var ticks: [(value: Double, text: String)]
  /// Returns the color of a value.
  package var color: (Double) -> Color
  /// The transform that maps values to positions between the ends.
  var transform = ScaleTransform.linear
  /// The number of color steps; `nil` for a smooth gradient.
  var steps: Int?

  /// The length in points, if there is room for it.
  static let length: CGFloat = 120
  static let thickness: CGFloat = 8
  private static let tickLength: CGFloat = 3
  private static let tickGap: CGFloat = 2

  /// The colors from the lower to the upper value, as a gradient over 0...1.
  var gradient: Gradient {
    func value(_ share: Double) -> Double {
      transform.value(at: share, from: lower, to: upper)
    }
    var stops: [Gradient.Stop] = []
    if let steps, steps > 0 {
      for step in 0..<steps {
        let color = color(value((Double(step) + 0.5) / Double(steps)))
        stops.append(Gradient.Stop(color, at: CGFloat(step) / CGFloat(steps)))
        stops.append(Gradient.Stop(color, at: CGFloat(step + 1) / CGFloat(steps)))
      }
    } else {
      let count = 24
      for index in 0...count {
        let share = Double(index) / Double(count)
        stops.append(Gradient.Stop(color(value(share)), at: CGFloat(share)))
      }
    }
    return Gradient(stops: stops)
  }

  /// Returns the position of a value between the ends, 0...1.
  private func share(_ value: Double) -> CGFloat {
    let share = transform.share(of: value, from: lower, to: upper)
    return share.isNaN ? 0.5 : CGFloat(share)
  }

  /// A label of the ramp.
  private typealias Label = (share: CGFloat, left: CGFloat, text: TextLayout)

  /// Returns the labels of every value, or of every second, third and so on, that fit side by side
  /// within the ramp's length.
  private func labels(_ length: CGFloat, _ style: ChartStyle) -> [Label] {
    let all = ticks.map { tick -> Label in
      let text = style.leadingText(tick.text)
      let share = share(tick.value)
      let left = min(max(share * length - text.size.width / 2, 0), length - text.size.width)
      return (share, left, text)
    }
    let gap = style.textSize * 0.5
    for step in 1...max(1, all.count) {
      // With equal steps, of the values from zero on, or of those up to the last one.
      let zero = ticks.firstIndex { $0.value == 0 } ?? (all.count - 1) % step
      let kept = all.indices.filter { ($0 - zero).isMultiple(of: step) }.map { all[$0] }
      let isFree = zip(kept, kept.dropFirst()).allSatisfy {
        $0.left + $0.text.size.width + gap <= $1.left
      }
      if isFree { return kept.filter { $0.text.size.width <= length } }
    }
    return []
  }

  /// Returns the size of the ramp with its values, for a width.
  package func size(width: CGFloat, _ style: ChartStyle) -> CGSize {
    let length = min(Self.length, width)
    let height = labels(length, style).map(\.text.size.height).max() ?? 0
    let below = height > 0 ? Self.tickLength + Self.tickGap + height : 0
    return CGSize(width: length, height: Self.thickness + below)
  }

  /// Adds the ramp to a legend, in a rectangle of its size.
  func add(to layout: inout LegendLayout, in rect: CGRect, _ style: ChartStyle) {
    let bar = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.thickness)
    var ends = (CGPoint(x: bar.minX, y: bar.midY), CGPoint(x: bar.maxX, y: bar.midY))
    if style.isRightToLeft { swap(&ends.0, &ends.1) }
    var figure = ChartFigure(
      kind: .rectangle, shape: .rectangle(bar, cornerRadius: style.rampCornerRadius), marks: [])
    figure.fill = .linearGradient(LinearGradient(gradient, from: ends.0, to: ends.1))
    layout.ramp = figure
    for (share, left, text) in labels(rect.width, style) {
      let x = style.isRightToLeft ? bar.maxX - share * bar.width : bar.minX + share * bar.width
      // A tick at an end is kept within the ramp.
      let inner = min(max(x, bar.minX + 0.25), bar.maxX - 0.25)
      layout.tickLines.append(
        ChartLine(
          CGPoint(x: inner, y: bar.maxY), CGPoint(x: inner, y: bar.maxY + Self.tickLength),
          .color(style.secondaryInk), StrokeStyle(lineWidth: style.gridWidth)))
      let frame = CGRect(
        x: rect.minX + left, y: bar.maxY + Self.tickLength + Self.tickGap,
        width: text.size.width, height: text.size.height)
      layout.keys.append(
        LegendLayout.Key(
          figures: [],
          label: ChartLabel(
            text, frame: style.isRightToLeft ? frame.mirrored(in: rect) : frame)))
    }
  }
}
