// Functions have the names of Darwin's C library.
// swift-format-ignore-file

import Foundation

#if !canImport(Darwin)
  /// Positive infinity, the name of earlier SDKs.
  public var HUGE: Double { .infinity }
  /// Positive infinity as a `Double`.
  public var HUGE_VAL: Double { .infinity }
  /// Positive infinity as a `Float`.
  public var HUGE_VALF: Float { .infinity }
  /// Positive infinity as a `Float`.
  public var INFINITY: Float { .infinity }
  /// A value that is not a number, as a `Float`.
  public var NAN: Float { .nan }
  /// The number of nanoseconds in a second.
  public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
  /// The number of nanoseconds in a millisecond.
  public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
  /// The number of nanoseconds in a microsecond.
  public var NSEC_PER_USEC: UInt64 { 1_000 }
  /// The number of microseconds in a second.
  public var USEC_PER_SEC: UInt64 { 1_000_000 }
  /// The number of milliseconds in a second.
  public var MSEC_PER_SEC: UInt64 { 1_000 }

  /// The greatest finite number of `Float`, about 3.4 × 10³⁸.
  public var MAXFLOAT: Float { .greatestFiniteMagnitude }

  /// Returns the sine of π·x, exactly 0 for whole numbers.
  public func __sinpi(_ x: Double) -> Double {
    // The nearest multiple of a half turn is taken off, so that the sine of π is not computed.
    let rest = x.remainder(dividingBy: 1)
    let sine = sin(.pi * rest)
    return (x - rest).remainder(dividingBy: 2) == 0 ? sine : -sine
  }

  /// Returns the cosine of π·x, exactly 0 halfway between whole numbers.
  public func __cospi(_ x: Double) -> Double {
    let rest = x.remainder(dividingBy: 1)
    let cosine = abs(rest) == 0.5 ? 0 : cos(.pi * rest)
    return (x - rest).remainder(dividingBy: 2) == 0 ? cosine : -cosine
  }
#endif
