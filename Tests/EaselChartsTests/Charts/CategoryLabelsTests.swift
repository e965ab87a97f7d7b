import EaselCanvas
import EaselCharts
import Foundation
import Testing

@Suite struct CategoryLabelsTests {
  private static func fit(
    _ names: [String], step: CGFloat, height: CGFloat = 100
  ) -> CategoryLabels {
    CategoryLabels(names, step: step, height: height, fontSize: 10)
  }

  @Test func namesWithRoomArePlain() {
    let labels = Self.fit(["North", "South"], step: 80)
    #expect(labels.mode == .plain)
    #expect(labels.stride == 1)
    #expect(labels.diagnostics.isEmpty)
  }

  @Test func namesOfSeveralWordsAreWrapped() {
    let labels = Self.fit(["North of the river", "South of the river"], step: 50)
    #expect(labels.mode == .wrapped)
    #expect(labels.texts.allSatisfy { $0.lines.count > 1 && $0.lines.count <= 3 })
    #expect(labels.diagnostics.map(\.severity) == [.note])
  }

  @Test func japaneseNamesBreakAnywhere() {
    #expect(Self.fit(["再生可能エネルギー", "火力発電"], step: 60).mode == .wrapped)
  }

  @Test func longWordsAreTurned() {
    let labels = Self.fit(["September", "November"], step: 25)
    #expect(labels.mode == .turned)
    #expect(labels.stride == 1)
    #expect(labels.diagnostics.map(\.severity) == [.note])
  }

  @Test func turnedNamesBeyondTheHeightAreCutAndNoted() {
    let labels = Self.fit(["An-unusually-long-department", "Short"], step: 30, height: 45)
    #expect(labels.mode == .turned)
    #expect(labels.height <= 45.5)
    #expect(labels.diagnostics.contains { $0.severity == .warning })
  }

  @Test func manyNamesAreThinnedAndNoted() throws {
    let labels = Self.fit((1990..<2050).map(String.init), step: 8)
    #expect(labels.stride > 1)
    let warning = try #require(labels.diagnostics.first { $0.severity == .warning })
    let shown = (60 + labels.stride - 1) / labels.stride
    #expect(warning.message.hasPrefix("\(shown) of 60"))
  }

  @Test func withoutHeightNoneIsShownAndThatIsNoted() {
    let labels = Self.fit(["North", "South"], step: 80, height: 4)
    #expect(labels.mode == .none)
    #expect(labels.height == 0)
    #expect(labels.diagnostics.map(\.severity) == [.warning])
  }

  @Test(arguments: [[], ["", ""]])
  func noNamesTakeNoHeight(_ names: [String]) {
    let labels = Self.fit(names, step: 80)
    #expect(labels.height == 0)
    #expect(labels.diagnostics.isEmpty)
  }
}
