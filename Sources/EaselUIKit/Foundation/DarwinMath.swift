// Functions have the names of Darwin's C library.
// swift-format-ignore-file

import Foundation

#if !canImport(Darwin)
  /// The greatest finite number of `Float`, about 3.4 × 10³⁸.
  public var MAXFLOAT: Float { .greatestFiniteMagnitude }

  /// Returns the sine of π·x.
  public func __sinpi(_ x: Double) -> Double { sin(.pi * x.remainder(dividingBy: 2)) }

  /// Returns the cosine of π·x.
  public func __cospi(_ x: Double) -> Double { cos(.pi * x.remainder(dividingBy: 2)) }
#endif
