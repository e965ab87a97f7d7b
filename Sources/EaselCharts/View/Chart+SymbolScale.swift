import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Sets symbols by value; the order is that of the legend.
  public func chartSymbolScale<Value: Plottable, Look: ChartSymbolShape>(
    _ mapping: KeyValuePairs<Value, Look>
  ) -> Chart {
    configured { configuration in
      configuration.symbol.set(mapping) { .shape($0) }
    }
  }

  /// Sets symbols of different types by value; the order is that of the legend.
  @_disfavoredOverload
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, any ChartSymbolShape>
  ) -> Chart {
    configured { configuration in
      configuration.symbol.set(mapping) { .shape($0) }
    }
  }

  /// Sets the values of the scale and their symbols.
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range)
    -> Chart where Range.VisualValue: ChartSymbolShape
  {
    configured { configuration in
      configuration.symbol.set(domain, nil, range._specification) { .shape($0) }
    }
  }

  /// Sets the values of the scale of symbols.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> Chart {
    configured { $0.symbol.set(domain, nil) }
  }

  /// Sets symbols in the order of the values.
  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> Chart
  where Range.VisualValue: ChartSymbolShape {
    configured { configuration in
      configuration.symbol.set(nil, nil, range._specification) { .shape($0) }
    }
  }

  /// Sets the values of the scale of symbols, and makes the look of each by a closure.
  public func chartSymbolScale<Domain: Collection, Look: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> Look
  ) -> Chart where Domain.Element: Plottable {
    configured { configuration in
      configuration.symbol.set(Array(domain), mapping) { .shape($0) }
    }
  }

  /// Makes the look of each value of the scale of symbols by a closure.
  public func chartSymbolScale<Value: Plottable, Look: ChartSymbolShape>(
    mapping: @escaping (Value) -> Look
  ) -> Chart {
    configured { configuration in
      configuration.symbol.set(nil, mapping) { .shape($0) }
    }
  }
}
