// Functions have the names that Darwin's C library gave them.
// swift-format-ignore-file

import Foundation

#if !canImport(Darwin)
  /// The greatest finite number of single precision.
  public var MAXFLOAT: Float { .greatestFiniteMagnitude }

  /// The sine of a number of half turns.
  public func __sinpi(_ x: Double) -> Double { sin(.pi * x.remainder(dividingBy: 2)) }

  /// The cosine of a number of half turns.
  public func __cospi(_ x: Double) -> Double { cos(.pi * x.remainder(dividingBy: 2)) }
#endif
