import EaselSwiftUI
import Testing

@MainActor @Observable private final class Weather {
  var words = "unknown"
  func load() async {
    try? await Task.sleep(for: .milliseconds(5))
    words = "sunny"
  }
}

@MainActor private struct WeatherView: @MainActor View {
  @State private var weather = Weather()
  @State private var count = 0
  var body: some View {
    Text("\(weather.words) \(count)")
      .task {
        await weather.load()
        count += 1
      }
  }
}

@Suite("Tasks of views")
struct TaskTests {
  @Test("A rendering that waits for tasks draws what they have set")
  @MainActor func waiting() async throws {
    let renderer = ImageRenderer(content: WeatherView())
    let before = try renderer.svgData()
    await renderer.runTasks(timeLimit: .seconds(600))
    let after = try renderer.svgData()
    #expect(String(decoding: before, as: UTF8.self).contains("unknown 0"))
    #expect(String(decoding: after, as: UTF8.self).contains("sunny 1"))
    // A task runs once.
    await renderer.runTasks(timeLimit: .seconds(600))
    #expect(try renderer.svgData() == after)
  }

  @Test("A task of an identity runs again when the identity has changed")
  func identity() async throws {
    struct Counting: View {
      @State private var page = 0
      @State private var loaded: [Int] = []
      var body: some View {
        Text("\(loaded.count)").task(id: page) {
          loaded.append(page)
          if page < 2 { page += 1 }
        }
      }
    }
    let renderer = ImageRenderer(content: Counting())
    await renderer.runTasks(timeLimit: .seconds(600))
    #expect(String(decoding: try renderer.svgData(), as: UTF8.self).contains("\"3\""))
  }

  @Test("A task that does not end is given up, with a diagnostic")
  func endless() async throws {
    struct Waiting: View {
      var body: some View {
        Text("waiting").task { try? await Task.sleep(for: .seconds(600)) }
      }
    }
    let renderer = ImageRenderer(content: Waiting())
    await renderer.runTasks(timeLimit: .milliseconds(20))
    #expect(renderer.diagnostics.map(\.code) == [.unstableState])
  }

  @Test("Eight renderers run at once, each with a state of its own")
  func eightTasks() async throws {
    struct Numbered: View {
      let number: Int
      @State private var sum = 0
      var body: some View { Text("sum \(sum)").onAppear { sum += number } }
    }
    let results = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          (0..<20).allSatisfy { _ in
            let data = (try? Numbered(number: number).data(as: .svg)) ?? Data()
            return String(decoding: data, as: UTF8.self).contains("sum \(number)")
          }
        }
      }
      return await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(results == Array(repeating: true, count: 8))
  }
}
