import EaselSwiftUI

/// A card as a widget of the home screen shows it: the energy of a day.
struct EnergyCard: View {
  let hours: [Double]
  @State private var shown = 0.0
  @Environment(\.colorScheme) private var colorScheme

  private var total: Double { hours.reduce(0, +) }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Energy today", systemImage: "bolt.fill")
        .font(.caption.weight(.semibold))
        .foregroundStyle(.green)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(total, format: .number.precision(.fractionLength(1)))
          .font(.system(.title, design: .rounded).weight(.semibold))
        Text("kWh").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      HStack(alignment: .bottom, spacing: 3) {
        ForEach(hours.indices, id: \.self) { hour in
          Capsule()
            .fill(hours[hour] > 1.5 ? AnyShapeStyle(.orange) : AnyShapeStyle(.green.gradient))
            .frame(height: max(3, 40 * hours[hour] / 2.4 * shown))
        }
      }
      .frame(height: 40, alignment: .bottom)
    }
    .padding()
    .frame(width: 170, height: 170)
    .background(
      colorScheme == .dark ? Color(.secondarySystemBackground) : .white,
      in: RoundedRectangle(cornerRadius: 22)
    )
    .onAppear { withAnimation(.spring) { shown = 1 } }
  }
}
