import Foundation

/// A type whose values a chart can plot.
///
/// Numbers, dates and strings are plottable. An enumeration with raw values needs nothing but the
/// conformance; another type names the number, date or string that stands for it:
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
  /// The number, date or string that is plotted.
  var primitivePlottable: PrimitivePlottable { get }
  /// Makes a value from what was plotted; nil where none stands for it.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string: what a chart plots directly.
///
/// Only the types of the standard library and Foundation conform.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as a chart keeps it.
  var _datum: ChartDatum { get }
  /// Makes a value from what a chart keeps; nil for a datum of another kind.
  init?(_datum: ChartDatum)
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Takes the value as it is.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Makes a value from its raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as a chart keeps it.
  package var datum: ChartDatum { primitivePlottable._datum }

  /// Makes a value from what a chart keeps.
  package init?(datum: ChartDatum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
