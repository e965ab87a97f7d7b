import EaselBlocks
import EaselCanvas
import Foundation
import Testing

@testable import EaselCharts

/// The lines of text that the passes of a chart's layout share.
@Suite struct AxisTypographyTests {
  private let style = ChartStyle(theme: .standard, environment: EnvironmentValues())

  /// Swift's strings are equal if their characters are, and the text of a PDF has their bytes.
  @Test func composedAndDecomposedNamesKeepTheirBytes() {
    var type = AxisTypography(style)
    type.lines = AxisCache().lines(type.font, type.color)
    for name in ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"] {
      #expect(Array(type.line(name, size: 9).string.utf8) == Array(name.utf8))
    }
  }

  @Test func sharedLinesAreThoseOfTheCacheOfTextLayouts() {
    let type = AxisTypography(style)
    var shared = type
    shared.lines = AxisCache().lines(type.font, type.color)
    for (name, size) in [("10", 9), ("10", 8), ("東京", 9), ("10", 9)] as [(String, CGFloat)] {
      let (one, other) = (type.line(name, size: size), shared.line(name, size: size))
      #expect(one.size == other.size && one.string == other.string)
    }
  }

  @Test func anotherColorHasOtherLines() {
    var type = AxisTypography(style)
    type.lines = AxisCache().lines(type.font, type.color)
    _ = type.line("10", size: 9)
    type.color = .red
    #expect(type.lines == nil)
  }
}
