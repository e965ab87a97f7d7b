import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets the values of the symbol size scale and an area in square points for each value, for the
  /// charts in the block.
  ///
  /// The legend has the order of the mapping.
  public func chartSymbolSizeScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, CGFloat>)
    -> some Block
  {
    configured { configuration in
      configuration.symbolSize.set(mapping) { $0 }
    }
  }

  /// Sets the domain, the range of areas in square points and the type of the symbol size scale,
  /// for the charts in the block.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - range: The areas of symbols in square points, in the order of the domain.
  ///   - type: The type of the scale; `nil` infers it.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some Block where Range.VisualValue == CGFloat {
    configured { configuration in
      configuration.symbolSize.set(domain, type, range._specification) { $0 }
    }
  }

  /// Sets the domain and the type of the symbol size scale of the charts in the block.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some Block
  {
    configured { $0.symbolSize.set(domain, type) }
  }

  /// Sets the range of areas in square points and the type of the symbol size scale, for the charts
  /// in the block.
  ///
  /// - Parameters:
  ///   - range: The areas of symbols in square points, in the order of the values.
  ///   - type: The type of the scale; `nil` infers it.
  public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some Block
  where Range.VisualValue == CGFloat {
    configured { configuration in
      configuration.symbolSize.set(nil, type, range._specification) { $0 }
    }
  }

  /// Sets the domain of the symbol size scale, and a closure that returns the area in square points
  /// for each value, for the charts in the block.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - mapping: Returns the area of a value's symbol, in square points.
  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some Block where Domain.Element: Plottable {
    configured { configuration in
      configuration.symbolSize.set(Array(domain), mapping) { $0 }
    }
  }

  /// Sets a closure that returns the area of the symbol in square points for each value, for the
  /// charts in the block.
  ///
  /// - Parameter mapping: Returns the area of a value's symbol, in square points.
  public func chartSymbolSizeScale<Value: Plottable>(mapping: @escaping (Value) -> CGFloat)
    -> some Block
  {
    configured { configuration in
      configuration.symbolSize.set(nil, mapping) { $0 }
    }
  }

  /// Sets the type of the symbol size scale of the charts in the block; `nil` infers it from the
  /// data.
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some Block {
    configured { $0.symbolSize.set(nil, type) }
  }
}
