import Foundation

/// The purpose of a measurement, which decides its unit.
///
/// Foundation has this type on Apple's systems only.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  enum Kind: Codable, Hashable, Sendable { case general, asProvided }
  let kind: Kind

  /// The common unit of the locale, such as miles in the United States.
  public static var general: MeasurementFormatUnitUsage { Self(kind: .general) }
  /// The unit of the measurement.
  public static var asProvided: MeasurementFormatUnitUsage { Self(kind: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: MeasurementFormatUnitUsage { .general }
  /// The temperature of the weather.
  public static var weather: MeasurementFormatUnitUsage { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a road.
  public static var road: MeasurementFormatUnitUsage { .general }
  /// The height of a person.
  public static var person: MeasurementFormatUnitUsage { .general }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of the wind.
  public static var wind: MeasurementFormatUnitUsage { .general }
}

/// The units that a locale uses, the largest one first.
///
/// Source: Unicode CLDR 44, unit preferences of the default usage.
enum PreferredUnits {
  static func units(for unit: Dimension, _ locale: Locale) -> [Dimension] {
    let isAmerican = locale.measurementSystem == .us
    let isBritish = locale.measurementSystem == .uk
    switch unit {
    case is UnitLength:
      return isAmerican
        ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        : [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
    case is UnitTemperature: return [isAmerican ? UnitTemperature.fahrenheit : .celsius]
    case is UnitSpeed:
      return [isAmerican || isBritish ? UnitSpeed.milesPerHour : .kilometersPerHour]
    case is UnitMass:
      return isAmerican
        ? [UnitMass.shortTons, UnitMass.pounds, UnitMass.ounces]
        : [UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams]
    default: return []
    }
  }

  /// The value in the unit that a locale uses for it.
  static func convert(_ value: Double, _ unit: Dimension, _ locale: Locale) -> (Double, Dimension)?
  {
    let units = units(for: unit, locale)
    let base = unit.converter.baseUnitValue(fromValue: value)
    for preferred in units {
      let converted = preferred.converter.value(fromBaseUnitValue: base)
      if converted.magnitude >= 1 || preferred === units.last { return (converted, preferred) }
    }
    return nil
  }
}

/// The English names of units by their symbols.
enum UnitNames {
  /// Returns the name of a unit for a number; `nil` for a unit without one.
  static func english(_ unit: Unit, isOne: Bool) -> String? {
    guard let name = names[unit.symbol] else { return nil }
    let parts = name.split(separator: "|", omittingEmptySubsequences: false)
    return String(isOne || parts.count < 2 ? parts[0] : parts[1])
  }

  private static let names: [String: String] = [
    "km": "kilometer|kilometers", "m": "meter|meters", "cm": "centimeter|centimeters",
    "mm": "millimeter|millimeters", "mi": "mile|miles", "ft": "foot|feet", "in": "inch|inches",
    "yd": "yard|yards", "NM": "nautical mile|nautical miles",
    "°C": "degree Celsius|degrees Celsius", "°F": "degree Fahrenheit|degrees Fahrenheit",
    "K": "kelvin|kelvins", "km/h": "kilometer per hour|kilometers per hour",
    "m/s": "meter per second|meters per second", "mph": "mile per hour|miles per hour",
    "kn": "knot|knots", "kg": "kilogram|kilograms", "g": "gram|grams",
    "mg": "milligram|milligrams", "lb": "pound|pounds", "oz": "ounce|ounces",
    "t": "metric ton|metric tons", "ton": "ton|tons", "st": "stone|stones",
    "L": "liter|liters", "mL": "milliliter|milliliters", "gal": "gallon|gallons",
    "cup": "cup|cups", "pt": "pint|pints", "tsp": "teaspoon|teaspoons",
    "tbsp": "tablespoon|tablespoons", "m²": "square meter|square meters",
    "km²": "square kilometer|square kilometers", "ft²": "square foot|square feet",
    "ha": "hectare|hectares", "ac": "acre|acres", "hPa": "hectopascal|hectopascals",
    "kPa": "kilopascal|kilopascals", "bar": "bar|bars", "mbar": "millibar|millibars",
    "s": "second|seconds", "min": "minute|minutes", "hr": "hour|hours", "W": "watt|watts",
    "kW": "kilowatt|kilowatts", "kWh": "kilowatt-hour|kilowatt-hours", "J": "joule|joules",
    "kcal": "kilocalorie|kilocalories", "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz",
    "V": "volt|volts", "A": "ampere|amperes", "°": "degree|degrees", "rad": "radian|radians",
  ]
}
