import EaselSwiftUI

extension EnvironmentValues {
  var chartColor: Color { .blue }
}

@MainActor @ViewBuilder
func snapshot(_ name: String) -> some View {
  switch name {
  case "Sparkline":
    VStack(spacing: 24) {
      line([3, 5, 4, 7, 6, 9, 12], .purple)
      line([9, 7, 8, 6, 7, 5, 4], .red)
      line([4, 4, 4, 4, 4, 4, 4], .green)
      Sparkline(series: .empty, color: .orange).frame(height: 60)
    }
    .padding()
  case "SegmentBar":
    SegmentBar(
      segments: StatusBreakdown.sample(
        success: 8140, redirect: 210, clientError: 96, serverError: 18
      ).segments
    ).padding()
  case "CountBadge":
    VStack(alignment: .leading, spacing: 16) {
      CountBadge(count: 3)
      CountBadge(count: 128, color: .orange)
      CountBadge(count: 42, prefix: "+", color: .green)
      CountBadge(count: 9218, prefix: "×", color: .blue)
    }
    .padding()
  case "HeatmapView": HeatmapView(grid: .sample).padding()
  case "TimelineRow":
    VStack(spacing: 0) {
      ForEach(0..<3) { index in
        TimelineRow(items: items, index: index, timeline: now, highlighted: index == 1)
      }
    }
  default: fatalError("there is no view \(name)")
  }
}

@MainActor
private func line(_ values: [Int], _ color: Color) -> some View {
  Sparkline(series: MiniChartSeries(values: values), color: color).frame(height: 60)
}

private let now = Date()
private let items = [("setup", 210.0), ("ip_lookup", 150), ("search", 30)].map { name, seconds in
  TimelineItem(
    id: name, name: name, date: now.addingTimeInterval(-seconds),
    active: [.install, .launch, .session], installID: ids[0], launchID: ids[1], sessionID: ids[2])
}
private let ids = (0..<3).map { _ in UUID() }
