import EaselSwiftUI

/// A screen with a chart of a week and its figures.
struct ConsumptionScreen: View {
  struct Day: Identifiable {
    let date: Date
    let name: String
    let value: Double
    var id: String { "\(date) \(name)" }
  }

  let days: [Day]
  @State private var range = 0

  private var average: Double {
    let sums = Dictionary(grouping: days, by: \.date).values.map { $0.map(\.value).reduce(0, +) }
    return sums.reduce(0, +) / Double(max(1, sums.count))
  }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        Picker("Range", selection: $range) {
          Text("Week").tag(0)
          Text("Month").tag(1)
          Text("Year").tag(2)
        }
        .pickerStyle(.segmented)
        VStack(alignment: .leading, spacing: 2) {
          Text("Average").font(.footnote).foregroundStyle(.secondary).textCase(.uppercase)
          Text("\(average, format: .number.precision(.fractionLength(1))) kWh").font(.title2.bold())
        }
        Chart(days) { day in
          BarMark(x: .value("Day", day.date, unit: .day), y: .value("Energy", day.value))
            .foregroundStyle(by: .value("Source", day.name))
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { _ in
            AxisGridLine()
            AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
          }
        }
        .frame(height: 220)
        GroupBox("Tip") {
          Text("Run the washing machine at noon, when the sun pays for it.")
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .padding()
      .navigationTitle("Consumption")
    }
  }
}
