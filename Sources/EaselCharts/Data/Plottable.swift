import Foundation

/// A type whose values a chart can plot, each as a number, a date or a string.
///
/// Numbers, dates and strings are plottable. An enumeration with such raw values only declares the
/// conformance. Another type implements a conversion to a number, a date or a string:
///
/// ```swift
/// enum City: String, Plottable { case rome = "Rome", oslo = "Oslo" }
///
/// struct Money: Plottable {
///   var cents: Int
///   var primitivePlottable: Double { Double(cents) / 100 }
///   init?(primitivePlottable: Double) { cents = Int(primitivePlottable * 100) }
/// }
/// ```
public protocol Plottable {
  /// The type of the number, date or string that represents a value in a chart.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or string that represents the value in a chart.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from its plotted number, date or string; `nil` if there is no such value.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that a chart plots directly: a number, a date or a string.
///
/// Only ``ChartDatum`` and types of the standard library and Foundation conform.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The number, date or category that represents the value in a chart.
  var _datum: ChartDatum { get }
  /// Creates a value from a number, date or category of a chart; `nil` for a datum of another kind.
  init?(_datum: ChartDatum)
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself, which is plotted without conversion.
  public var primitivePlottable: Self { self }
  /// Creates a value equal to a given one; never `nil`.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value, which represents the value in a chart.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates the value with a raw value; `nil` if no value has it.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as a datum of the chart.
  var datum: ChartDatum { primitivePlottable._datum }

  /// Creates a value from a datum of the chart.
  init?(datum: ChartDatum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
