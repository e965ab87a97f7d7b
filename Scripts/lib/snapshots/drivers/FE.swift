import EaselSwiftUI

@MainActor
func snapshot(_ name: String) -> some View {
  content(name)
    .environment(\.colorScheme, name == "ViennaConventionStyleSpeedLimitView" ? .dark : .light)
    .frame(width: 430, height: 932)
    .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
}

@MainActor @ViewBuilder
private func content(_ name: String) -> some View {
  switch name {
  case "USStyleSpeedLimitView":
    USStyleSpeedLimitView(speedLimit: Measurement(value: 50, unit: .milesPerHour))
  case "ViennaConventionStyleSpeedLimitView":
    ViennaConventionStyleSpeedLimitView(speedLimit: Measurement(value: 50, unit: .kilometersPerHour))
  case "fullGrid":
    InnerGridView(
      topLeading: { square(.blue) }, topCenter: { Rectangle().foregroundColor(.blue) },
      topTrailing: { Rectangle().frame(height: 64).foregroundColor(.blue) },
      midLeading: { Rectangle().frame(width: 64).foregroundColor(.red) },
      midTrailing: { Rectangle().foregroundColor(.red) }, bottomLeading: { square(.blue) },
      bottomCenter: { Rectangle().foregroundColor(.blue) },
      bottomTrailing: { Rectangle().frame(height: 64).foregroundColor(.blue) }
    )
    .frame(maxWidth: .infinity).padding().background(Color.green)
  case "rightToLeftGrid":
    InnerGridView(topTrailing: { square(.blue) }, bottomLeading: { square(.blue) })
      .environment(\.layoutDirection, .rightToLeft)
      .frame(maxWidth: .infinity).padding().background(Color.green)
  default: fatalError("there is no view \(name)")
  }
}

@MainActor
private func square(_ color: Color) -> some View {
  Rectangle().frame(width: 64, height: 64).foregroundColor(color)
}

/// A stand-in for Foundation's class, which Linux does not have: it writes the symbol of a unit.
public final class MeasurementFormatter {
  struct UnitOptions {
    static let naturalScale = UnitOptions()
  }

  enum UnitStyle { case short }

  var unitOptions = UnitOptions()
  var unitStyle = UnitStyle.short
  public var locale: Locale?

  func string(from unit: Unit) -> String {
    ["mph": "mph", "km/h": "km/hr"][unit.symbol, default: unit.symbol]
  }
}

extension Bundle {
  static var module: Bundle { .main }
}
