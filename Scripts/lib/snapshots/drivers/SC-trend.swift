import EaselSwiftUI

@MainActor @ViewBuilder
func snapshot(_ name: String) -> some View {
  PercentileTrendChart(trend: .sample, unit: .hour).padding()
}
