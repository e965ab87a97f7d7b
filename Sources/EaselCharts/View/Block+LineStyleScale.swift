import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets strokes by value; the order is that of the legend.
  @_disfavoredOverload
  public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>)
    -> some Block
  {
    configured { configuration in
      configuration.lineStyle.set(mapping) { $0 }
    }
  }

  /// Sets the values of the scale and their strokes.
  @_disfavoredOverload
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some Block where Range.VisualValue == StrokeStyle {
    configured { configuration in
      configuration.lineStyle.set(domain, nil, range._specification) { $0 }
    }
  }

  /// Sets the values of the scale of strokes.
  @_disfavoredOverload
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some Block {
    configured { $0.lineStyle.set(domain, nil) }
  }

  /// Sets strokes in the order of the values.
  @_disfavoredOverload
  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some Block
  where Range.VisualValue == StrokeStyle {
    configured { configuration in
      configuration.lineStyle.set(nil, nil, range._specification) { $0 }
    }
  }

  /// Sets the values of the scale of strokes, and makes the look of each by a closure.
  @_disfavoredOverload
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some Block where Domain.Element: Plottable {
    configured { configuration in
      configuration.lineStyle.set(Array(domain), mapping) { $0 }
    }
  }

  /// Makes the look of each value of the scale of strokes by a closure.
  @_disfavoredOverload
  public func chartLineStyleScale<Value: Plottable>(mapping: @escaping (Value) -> StrokeStyle)
    -> some Block
  {
    configured { configuration in
      configuration.lineStyle.set(nil, mapping) { $0 }
    }
  }
}
