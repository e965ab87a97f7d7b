import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Sets strokes by value; the order is that of the legend.
  public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>)
    -> Chart
  {
    configured { configuration in
      configuration.lineStyle.set(mapping) { $0 }
    }
  }

  /// Sets the values of the scale and their strokes.
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> Chart where Range.VisualValue == StrokeStyle {
    configured { configuration in
      configuration.lineStyle.set(domain, nil, range._specification) { $0 }
    }
  }

  /// Sets the values of the scale of strokes.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> Chart {
    configured { $0.lineStyle.set(domain, nil) }
  }

  /// Sets strokes in the order of the values.
  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> Chart
  where Range.VisualValue == StrokeStyle {
    configured { configuration in
      configuration.lineStyle.set(nil, nil, range._specification) { $0 }
    }
  }

  /// Sets the values of the scale of strokes, and makes the look of each by a closure.
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> Chart where Domain.Element: Plottable {
    configured { configuration in
      configuration.lineStyle.set(Array(domain), mapping) { $0 }
    }
  }

  /// Makes the look of each value of the scale of strokes by a closure.
  public func chartLineStyleScale<Value: Plottable>(mapping: @escaping (Value) -> StrokeStyle)
    -> Chart
  {
    configured { configuration in
      configuration.lineStyle.set(nil, mapping) { $0 }
    }
  }
}
