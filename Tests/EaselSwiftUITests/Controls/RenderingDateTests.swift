import EaselSwiftUI
import Foundation
import Testing

/// Views that show the date of a rendering.
@Suite struct RenderingDateTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func timerProgressGoesByTheDateOfTheRendering() throws {
    let interval = Self.start...Self.start.addingTimeInterval(100)
    let view = ProgressView(timerInterval: interval, countsDown: false)
      .environment(\.timelineDate, Self.start.addingTimeInterval(25))
    #expect(try words(of: view) == ["0:25"])
    // A quarter of the bar is filled.
    #expect(try red(of: view.frame(width: 100), x: 20, y: 2) != red(of: view, x: 40, y: 2))
  }

  @Test func timerProgressNotesThePresentOnce() throws {
    let view = ProgressView(timerInterval: Self.start...Self.start.addingTimeInterval(100))
    #expect(try notes(of: view).count { $0.contains("timelineDate") } == 1)
    let dated = view.environment(\.timelineDate, Self.start)
    #expect(try notes(of: dated).isEmpty)
  }

  @Test(arguments: [
    Date(timeIntervalSinceReferenceDate: -.infinity)...Date(timeIntervalSinceReferenceDate: 0),
    Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: .infinity),
    Date(timeIntervalSinceReferenceDate: -1e300)...Date(timeIntervalSinceReferenceDate: 1e300),
    Date.distantPast...Date.distantFuture,
  ])
  func timerProgressTakesIntervalsWithoutEnd(_ interval: ClosedRange<Date>) throws {
    for countsDown in [true, false] {
      let view = ProgressView(timerInterval: interval, countsDown: countsDown)
        .environment(\.timelineDate, Self.start)
      #expect(try words(of: view).count == 1)
    }
  }

  @Test func timerProgressTakesARenderingWithoutDate() throws {
    let view = ProgressView(timerInterval: Self.start...Self.start.addingTimeInterval(100))
      .environment(\.timelineDate, Date(timeIntervalSinceReferenceDate: .nan))
    #expect(try words(of: view).count == 1)
  }

  @Test func monthWithoutSelectionIsThatOfTheRendering() throws {
    let view = MultiDatePicker("Days", selection: .constant([]))
      .environment(\.timelineDate, Self.start)
    #expect(try words(of: view).contains { $0.contains("2001") })
    #expect(try notes(of: view).allSatisfy { !$0.contains("timelineDate") })
  }

  @Test func scheduleBeyondTheLimitIsNoted() throws {
    let dates = (0..<20_000).map { Self.start.addingTimeInterval(Double($0)) }
    let view = TimelineView(.explicit(dates)) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSince(Self.start)))")
    }
    .environment(\.timelineDate, Self.start.addingTimeInterval(15_000))
    #expect(try notes(of: view).count { $0.contains("10000 dates") } == 1)
  }

  @Test func scheduleWithinTheLimitIsNotNoted() throws {
    let dates = (0..<20_000).map { Self.start.addingTimeInterval(Double($0)) }
    let view = TimelineView(.explicit(dates)) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSince(Self.start)))")
    }
    .environment(\.timelineDate, Self.start.addingTimeInterval(9_000))
    #expect(try words(of: view) == ["9000"])
    #expect(try notes(of: view).isEmpty)
  }
}
