import Foundation

/// A type whose values a chart can plot.
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
  /// The type of the number, date or string that is plotted.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or string that is plotted for the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from its plotted number, date or string; `nil` if there is no such value.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that a chart plots directly: a number, a date or a string.
///
/// Only types of the standard library and Foundation conform.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as a datum of the chart.
  var _datum: ChartDatum { get }
  /// Creates a value from a datum; `nil` for a datum of another kind.
  init?(_datum: ChartDatum)
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates a value from itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates a value from its raw value; `nil` if there is no such value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as a datum of the chart.
  package var datum: ChartDatum { primitivePlottable._datum }

  /// Creates a value from a datum of the chart.
  package init?(datum: ChartDatum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
