import EaselBlocks
import EaselSwiftUI
import Foundation
import Testing

@Suite("Texts of dates")
struct TextDateTests {
  private let now = Date(timeIntervalSince1970: 1_000_000)

  private func words(_ text: Text, _ locale: String? = nil) throws -> [String] {
    try EaselSwiftUITests.words(text.environment(\.renderingDate, now), locale)
  }

  @Test("The time to a date is counted from the date of the rendering")
  func relative() throws {
    #expect(try words(Text(now + 8000, style: .relative)) == ["2 hr, 13 min"])
    #expect(try words(Text(now - 8000, style: .relative)) == ["2 hr, 13 min"])
    #expect(try words(Text("in \(now + 90, style: .relative)")) == ["in 1 min, 30 sec"])
    #expect(try words(Text(now + 8000, style: .timer)) == ["2:13:20"])
    #expect(try words(Text(now + 80, style: .timer)) == ["1:20"])
    #expect(try words(Text(now + 8000, style: .offset)) == ["+2 hours"])
    #expect(try words(Text(now - 8000, style: .offset), "de") == ["\u{2212}2 Stunden"])
  }

  @Test("Without a date of the rendering there is one note")
  func note() throws {
    let view = VStack {
      Text(now, style: .relative)
      Text(now, style: .timer)
    }
    let result = try rendering(view)
    #expect(result.diagnostics.map(\.code) == [.invalidTime])
    #expect(result.diagnostics.first?.severity == .note)
    #expect(try rendering(view.environment(\.renderingDate, now)).diagnostics.isEmpty)
    #expect(try rendering(Text(now, style: .date)).diagnostics.isEmpty)
  }

  @Test("An interval of one day shows times, one of several days dates too")
  func intervals() throws {
    let start = Date(timeIntervalSince1970: 0)
    let day = try words(Text(start...(start + 5400))).joined()
    #expect(day.contains("1:30") && !day.contains("1970"))
    let days = try words(Text(start...(start + 540_000))).joined()
    #expect(days.contains("1/1/1970") && days.contains("1/7/1970"))
  }

  @Test("A timer shows the time that is left or has passed")
  func timers() throws {
    #expect(try words(Text(timerInterval: (now - 60)...(now + 65))) == ["1:05"])
    #expect(
      try words(Text(timerInterval: (now - 60)...(now + 65), countsDown: false)) == ["1:00"])
    #expect(try words(Text(timerInterval: (now - 90)...(now - 60))) == ["0:00"])
    #expect(
      try words(Text(timerInterval: now...(now + 7325), pauseTime: now + 25)) == ["2:01:40"])
    #expect(
      try words(Text(timerInterval: now...(now + 7325), showsHours: false)) == ["122:05"])
  }
}
