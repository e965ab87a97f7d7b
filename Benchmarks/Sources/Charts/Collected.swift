import EaselCharts

/// Content whose marks are collected and then left out, so that nothing else is measured.
struct Collected<Content: ChartContent>: ChartContent {
  let content: Content

  var body: Never { fatalError("collected content has no body") }

  func _collect(_ scope: MarkScope, into list: inout MarkList) {
    var own = list
    content._collect(scope, into: &own)
  }
}
