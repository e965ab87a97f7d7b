import EaselBlocks
import EaselCanvas
import Foundation

/// A sparkline in a text, as high as its font is large.
struct InlineSparkline: InlineElement {
  let sparkline: Sparkline

  /// The width beside which the values can be told apart: 4 to 8 times the height.
  static func size(count: Int, fontSize: CGFloat) -> CGSize {
    let width = min(max(CGFloat(count) * 0.25, 4), 8)
    return CGSize(width: width * fontSize, height: fontSize)
  }

  func text(in environment: EnvironmentValues) -> Text {
    let font = (environment.font ?? .body).resolved(in: environment).font
    let size = Self.size(count: sparkline.values.count, fontSize: font.size)
    let canvas = RecordingCanvas(size: size)
    var environment = environment
    // A theme for paper without colour keeps its rules; the padding of images has no room here.
    environment.chartConfiguration = ChartConfiguration()
    Chart { sparkline }.sparkline().layout(in: size, environment: environment).draw(on: canvas)
    return Text(VectorImage(canvas.recording, size: size))
  }
}

extension TextContent.StringInterpolation {
  /// Appends a line of values without axes, whose last, least and greatest points are marked.
  ///
  /// ```swift
  /// Text("Load \(sparkline: [3, 5, 4, 8, 6]) rises")
  /// ```
  ///
  /// Its lower side is on the baseline, and it is as high as the font is large.
  public mutating func appendInterpolation(sparkline values: some Sequence<Double>) {
    append(InlineSparkline(sparkline: Sparkline(values)))
  }
}
