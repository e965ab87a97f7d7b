import EaselSwiftUI
import Foundation
import Testing

@Suite struct HiddenTabTests {
  /// The names of the screens that appeared.
  private final class Log { var names: [String] = [] }

  private struct ScreenOf: View {
    let name: String
    let log: Log
    var body: some View { Text(name).onAppear { log.names.append(name) } }
  }

  @Test func screensOfHiddenTabsDoNotAppear() throws {
    let log = Log()
    let view = TabView(selection: .constant(2)) {
      Tab("A", systemImage: "star", value: 1) { ScreenOf(name: "one", log: log) }
      Tab("B", systemImage: "star", value: 2) { ScreenOf(name: "two", log: log) }
    }
    #expect(try words(of: view) == ["two"])
    #expect(log.names == ["two"])
  }

  @Test func firstTabIsMadeWithoutSelection() throws {
    let log = Log()
    let view = TabView {
      Tab("A", systemImage: "star") { ScreenOf(name: "one", log: log) }
      Tab("B", systemImage: "star") { ScreenOf(name: "two", log: log) }
    }
    #expect(try words(of: view) == ["one"])
    #expect(log.names == ["one"])
  }

  @Test func tabsInTabsAreDrawn() throws {
    let view = TabView(selection: .constant(2)) {
      Tab("A", systemImage: "star", value: 1) { Text("one") }
      Tab("B", systemImage: "star", value: 2) {
        TabView(selection: .constant(4)) {
          Tab("C", systemImage: "star", value: 3) { Text("three") }
          Tab("D", systemImage: "star", value: 4) { Text("four") }
        }
      }
    }
    #expect(try words(of: view) == ["four"])
  }

  @Test(.timeLimit(.minutes(1))) func effectsInEachOtherTakeLinearTime() throws {
    var view = AnyView(Text("a"))
    for _ in 0..<24 {
      view = AnyView(view.visualEffect { effect, proxy in effect.offset(x: proxy.size.width / 24) })
    }
    #expect(try words(of: view) == ["a"])
  }

  @Test func manySymbolsAreFoundByTheirTags() throws {
    let view = Canvas { context, _ in
      for id in 0..<300 {
        guard let symbol = context.resolveSymbol(id: id) else { continue }
        context.draw(symbol, at: CGPoint(x: CGFloat(id % 20), y: CGFloat(id / 20)))
      }
      if context.resolveSymbol(id: 300) != nil { context.draw(Text("none"), at: .zero) }
    } symbols: {
      ForEach(0..<300, id: \.self) { Text(verbatim: "\($0)").tag($0) }
    }
    #expect(try words(of: view.frame(width: 100, height: 100)).count == 300)
  }
}
