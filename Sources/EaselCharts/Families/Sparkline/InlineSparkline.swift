import EaselBlocks
import EaselCanvas
import Foundation

/// A sparkline in a text, with the font size as its height.
struct InlineSparkline: InlineElement {
  let sparkline: Sparkline

  /// Returns the size: the width is 4 to 8 times the height and depends on the number of values.
  static func size(count: Int, fontSize: CGFloat) -> CGSize {
    let width = min(max(CGFloat(count) * 0.25, 4), 8)
    return CGSize(width: width * fontSize, height: fontSize)
  }

  /// Reports values that are left out; drawing the vector image reports nothing.
  func placed(_ inputs: NodeInputs) -> any InlineElement {
    for diagnostic in sparkline.notes.diagnostics { inputs.note(diagnostic) }
    return self
  }

  func text(in environment: EnvironmentValues) -> Text {
    let font = (environment.font ?? .body).resolved(in: environment).font
    let size = Self.size(count: sparkline.values.count, fontSize: font.size)
    let canvas = RecordingCanvas(size: size)
    var environment = environment
    // Only the theme applies, such as one for print without color. The configuration is for charts
    // that are separate images, and its padding leaves no space in a line of text.
    var configuration = ChartConfiguration()
    configuration.theme = environment.chartConfiguration.theme
    environment.chartConfiguration = configuration
    Chart { sparkline }.sparkline().layout(in: size, environment: environment)
      .drawContents(on: canvas, at: .zero)
    return Text(VectorImage(canvas.recording, size: size))
  }
}

extension TextContent.StringInterpolation {
  /// Appends a sparkline: a line of values without axes, with dots for the last, minimum and
  /// maximum.
  ///
  /// ```swift
  /// let text = Text("Load \(sparkline: [3, 5, 4, 8, 6]) rises")
  /// ```
  ///
  /// The lower edge is on the baseline. The height is the font size, and the width is 4 to 8 times
  /// the height. NaN gives a gap.
  public mutating func appendInterpolation(sparkline values: some Sequence<Double>) {
    append(InlineSparkline(sparkline: Sparkline(values)))
  }
}
