import EaselSwiftUI
import Foundation
import Testing

@Suite("Measurements")
struct MeasurementTests {
  private let road = Measurement(value: 100, unit: UnitLength.kilometers)
  private let warmth = Measurement(value: 12.6, unit: UnitTemperature.celsius)

  @Test("The unit is that of the locale")
  func units() throws {
    let view = Text(road, format: .measurement(width: .abbreviated))
    #expect(try words(view) == ["62\u{A0}mi"])
    #expect(try words(view, "de_DE") == ["100\u{A0}km"])
    #expect(try words(Text(warmth, format: .measurement(width: .abbreviated))) == ["55°F"])
  }

  @Test("A measurement keeps its unit where it is asked to")
  func asProvided() throws {
    let view = Text(road, format: .measurement(width: .abbreviated, usage: .asProvided))
    #expect(try words(view) == ["100\u{A0}km"])
    let degrees = Text(warmth, format: .measurement(width: .abbreviated, usage: .asProvided))
    #expect(try words(degrees) == ["12.6°C"])
    #expect(try words(degrees, "fr_FR") == ["12,6\u{A0}°C"])
  }

  @Test("Names are English, and symbols elsewhere")
  func wide() throws {
    let view = Text(road, format: .measurement(width: .wide, usage: .asProvided))
    #expect(try words(view) == ["100 kilometers"])
    #expect(try words(view, "de") == ["100\u{A0}km"])
    let one = Measurement(value: 1, unit: UnitLength.feet)
    #expect(
      try words(Text(one, format: .measurement(width: .wide, usage: .asProvided)))
        == ["1 foot"])
  }

  @Test("The narrow form has no space, and degrees no scale")
  func narrow() throws {
    let style = Measurement<UnitTemperature>.FormatStyle(width: .narrow, usage: .asProvided)
    #expect(try words(Text(warmth, format: style)) == ["12.6°"])
    let view = Text(road, format: .measurement(width: .narrow, usage: .asProvided))
    #expect(try words(view) == ["100km"])
    #expect(
      warmth.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true)
          .locale(Locale(identifier: "en_US"))) == "12.6°")
  }

  @Test("A format of the number is used")
  func numbers() throws {
    let view = Text(
      warmth,
      format: .measurement(
        width: .abbreviated, usage: .asProvided,
        numberFormatStyle: .number.precision(.fractionLength(0))))
    #expect(try words(view) == ["13°C"])
  }

  @Test("Negative measurements have a minus sign")
  func negative() throws {
    let cold = Measurement(value: -5, unit: UnitTemperature.celsius)
    #expect(
      try words(Text(cold, format: .measurement(width: .abbreviated, usage: .asProvided)))
        == ["\u{2212}5°C"])
  }
}
