import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselViews
import Foundation
import Testing

/// The locale of a rendering reaches every number of its charts.
@Suite struct RenderingLocaleTests {
  private static let frame = CGRect(x: 0, y: 0, width: 320, height: 240)

  /// The texts that a rendering of a view draws.
  private func texts(_ view: View, _ locale: String?) -> [String] {
    texts(of: view.recording(options: RenderOptions(localeIdentifier: locale)))
  }

  private func texts(of recording: Recording) -> [String] {
    recording.operations.flatMap { operation -> [String] in
      switch operation {
      case .text(let text, _, _): [text.string]
      case .recording(let inner): texts(of: inner)
      default: []
      }
    }
  }

  private static func stacked() -> StackedBarChartView {
    let view = StackedBarChartView(frame: frame)
    view.categories = ["a"]
    view.series = [.init("x", color: .red)]
    view.values = [[12_000]]
    return view
  }

  @Test func theAxisAndValuesOfABarChartFollowTheLocale() {
    let view = BarChartView(frame: Self.frame)
    view.categories = ["a", "b"]
    view.values = [1234.5, -20.25]
    #expect(texts(view, "de_DE").contains("1.234,5"))
    #expect(texts(view, "de_DE").contains("−20,25"))
    #expect(texts(view, nil).contains("1,234.5"))
    view.axis = .visible
    #expect(texts(view, "de_DE").contains("1.250"))
  }

  @Test func theSharesOfAPieFollowTheLocale() {
    let view = PieChartView(frame: Self.frame)
    view.segments = [PieSegment("A", value: 1), PieSegment("B", value: 3)]
    view.shareFormat = .percent(1)
    #expect(texts(view, "de_DE").contains { $0.contains("25,0") })
  }

  @Test func labelsMadeBeforeTheRenderingFollowItsLocale() {
    let view = Self.stacked()
    view.layoutIfNeeded()
    #expect(texts(view, "de_DE").contains("20.000"))
    #expect(texts(view, nil).contains("20,000"))
  }

  @Test func valuesSetAfterARenderingFollowTheLocale() {
    let view = Self.stacked()
    #expect(texts(view, "de_DE").contains("20.000"))
    view.values = [[3_000]]
    #expect(texts(view, "de_DE").contains("5.000"))
  }

  @Test func aViewAddedToATreeFollowsItsLocale() {
    let root = View(frame: Self.frame)
    _ = texts(root, "de_DE")
    root.addSubview(Self.stacked())
    #expect(texts(root, "de_DE").contains("20.000"))
  }

  @Test func aViewMovedToAnotherTreeFollowsThatLocale() {
    let (root, view) = (View(frame: Self.frame), Self.stacked())
    root.addSubview(view)
    #expect(texts(root, "de_DE").contains("20.000"))
    view.removeFromSuperview()
    #expect(texts(view, nil).contains("20,000"))
    let other = View(frame: Self.frame)
    other.addSubview(view)
    #expect(texts(other, "de_DE").contains("20.000"))
  }

  @Test func theSumOfARingFollowsTheLocale() {
    let view = CategoryChartView(frame: Self.frame)
    view.categories = [.init("a", amount: 1234.5)]
    #expect(texts(view, "de_DE").contains("1.234,5"))
  }

  @Test func theValuesOfPagedBarsFollowTheLocale() {
    let view = PagedBarChartView(frame: Self.frame)
    view.items = [.init("a", value: 1234.5)]
    #expect(texts(view, nil).contains("1,234.5"))
    #expect(texts(view, "de_DE").contains("1.234,5"))
  }

  @Test func theLocaleOfAFormatTakesPrecedence() {
    let view = BarChartView(frame: Self.frame)
    view.categories = ["a"]
    view.values = [1234.5]
    view.valueFormat = .localized(Locale(identifier: "en_US"))
    #expect(texts(view, "de_DE").contains("1,234.5"))
  }

  @Test func theAlternativeTextFollowsTheLocale() throws {
    let view = Self.stacked()
    let options = RenderOptions(localeIdentifier: "de_DE")
    let svg = String(decoding: try view.data(as: .svg, options: options), as: UTF8.self)
    #expect(svg.contains("12.000"))
  }
}
