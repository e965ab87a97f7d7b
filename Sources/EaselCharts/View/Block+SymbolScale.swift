import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets the values of the symbol scale and a symbol for each value, for the charts in the block.
  ///
  /// The legend has the order of the mapping.
  public func chartSymbolScale<Value: Plottable, Look: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Look>
  ) -> some Block {
    configured { configuration in
      configuration.symbol.set(mapping) { .shape($0) }
    }
  }

  /// Sets the values of the symbol scale and a symbol of any type for each value, for the charts in
  /// the block.
  ///
  /// The legend has the order of the mapping.
  @_disfavoredOverload
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, any ChartSymbolShape>
  ) -> some Block {
    configured { configuration in
      configuration.symbol.set(mapping) { .shape($0) }
    }
  }

  /// Sets the domain and the range of symbols of the symbol scale of the charts in the block.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - range: The symbols in the order of the domain.
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range)
    -> some Block where Range.VisualValue: ChartSymbolShape
  {
    configured { configuration in
      configuration.symbol.set(domain, nil, range._specification) { .shape($0) }
    }
  }

  /// Sets the domain of the symbol scale of the charts in the block.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some Block {
    configured { $0.symbol.set(domain, nil) }
  }

  /// Sets the range of symbols of the symbol scale of the charts in the block.
  ///
  /// - Parameter range: The symbols in the order of the values.
  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some Block
  where Range.VisualValue: ChartSymbolShape {
    configured { configuration in
      configuration.symbol.set(nil, nil, range._specification) { .shape($0) }
    }
  }

  /// Sets the domain of the symbol scale, and a closure that returns the symbol of each value, for
  /// the charts in the block.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - mapping: Returns the symbol of a value.
  public func chartSymbolScale<Domain: Collection, Look: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> Look
  ) -> some Block where Domain.Element: Plottable {
    configured { configuration in
      configuration.symbol.set(Array(domain), mapping) { .shape($0) }
    }
  }

  /// Sets a closure that returns the symbol of each value of the symbol scale, for the charts in
  /// the block.
  ///
  /// - Parameter mapping: Returns the symbol of a value.
  public func chartSymbolScale<Value: Plottable, Look: ChartSymbolShape>(
    mapping: @escaping (Value) -> Look
  ) -> some Block {
    configured { configuration in
      configuration.symbol.set(nil, mapping) { .shape($0) }
    }
  }
}
