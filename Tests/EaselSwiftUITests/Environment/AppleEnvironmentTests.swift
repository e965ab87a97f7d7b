import EaselSwiftUI
import Testing

@Suite("The environment of iOS")
struct AppleEnvironmentTests {
  @Test("Text styles have iOS's sizes at each text size", arguments: DynamicTypeSize.allCases)
  func typeSizes(_ size: DynamicTypeSize) {
    let body: [DynamicTypeSize: CGFloat] = [
      .xSmall: 14, .small: 15, .medium: 16, .large: 17, .xLarge: 19, .xxLarge: 21, .xxxLarge: 23,
      .accessibility1: 28, .accessibility2: 33, .accessibility3: 40, .accessibility4: 47,
      .accessibility5: 53,
    ]
    let height = Text("x").environment(\.dynamicTypeSize, size).layoutTree().size.height
    #expect(abs(height - 1.193359375 * (body[size] ?? 0)) < 0.01)
  }

  @Test("A range limits the text size")
  func limited() {
    let text = Text("x").dynamicTypeSize(...DynamicTypeSize.large)
      .environment(\.dynamicTypeSize, .accessibility5)
    #expect(text.layoutTree().size == Text("x").layoutTree().size)
  }

  @Test("System colors are those of iOS 26, or of an earlier version")
  func systemColors() throws {
    #expect(try Color.blue.color(at: 1, 1, width: 3, height: 3) == "0088ff")
    #expect(try Color(.systemBlue).color(at: 1, 1, width: 3, height: 3) == "0088ff")
    #expect(try Color.blue.systemColors(.iOS13).color(at: 1, 1, width: 3, height: 3) == "007aff")
    #expect(try Color.accentColor.color(at: 1, 1, width: 3, height: 3) == "0088ff")
    let dark = RenderOptions(appearance: .dark)
    #expect(try Color.red.color(at: 1, 1, width: 3, height: 3, options: dark) == "ff4245")
  }

  @Test("Numbers are written for the United States unless the options name a locale")
  func locale() throws {
    #expect(try Text("\(1000)").words() == ["1,000"])
    #expect(
      try Text("\(1000)").words(options: RenderOptions(localeIdentifier: "de_DE")) == ["1.000"])
  }

  @Test("Charts have the looks of Swift Charts")
  func charts() throws {
    let chart = Chart { BarMark(x: .value("Day", "Mon"), y: .value("Sum", 3)) }
    let colors = String(decoding: try chart.data(as: .svg, width: 200, height: 120), as: UTF8.self)
    #expect(colors.contains("#0088ff"))
  }
}
