import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets areas of symbols in square points by value; the order is that of the legend.
  @_disfavoredOverload
  public func chartSymbolSizeScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, CGFloat>)
    -> some Block
  {
    configured { configuration in
      configuration.symbolSize.set(mapping) { $0 }
    }
  }

  /// Sets the values of the scale and their areas of symbols in square points.
  @_disfavoredOverload
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some Block where Range.VisualValue == CGFloat {
    configured { configuration in
      configuration.symbolSize.set(domain, type, range._specification) { $0 }
    }
  }

  /// Sets the values of the scale of areas of symbols in square points.
  @_disfavoredOverload
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some Block
  {
    configured { $0.symbolSize.set(domain, type) }
  }

  /// Sets areas of symbols in square points in the order of the values.
  @_disfavoredOverload
  public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some Block where Range.VisualValue == CGFloat
  {
    configured { configuration in
      configuration.symbolSize.set(nil, type, range._specification) { $0 }
    }
  }

  /// Sets the values of the scale of areas of symbols in square points, and makes the look of each by a closure.
  @_disfavoredOverload
  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some Block where Domain.Element: Plottable {
    configured { configuration in
      configuration.symbolSize.set(Array(domain), mapping) { $0 }
    }
  }

  /// Makes the look of each value of the scale of areas of symbols in square points by a closure.
  @_disfavoredOverload
  public func chartSymbolSizeScale<Value: Plottable>(mapping: @escaping (Value) -> CGFloat)
    -> some Block
  {
    configured { configuration in
      configuration.symbolSize.set(nil, mapping) { $0 }
    }
  }

  /// Sets the kind of the scale of areas of symbols in square points.
  @_disfavoredOverload
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some Block {
    configured { $0.symbolSize.set(nil, type) }
  }
}
