import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets colours and other styles by value; the order is that of the legend.
  @_disfavoredOverload
  public func chartForegroundStyleScale<Value: Plottable, Look: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Look>
  ) -> some Block {
    configured { configuration in
      configuration.foregroundStyle.set(mapping) { $0 }
    }
  }

  /// Sets the values of the scale and their colours and other styles.
  @_disfavoredOverload
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some Block where Range.VisualValue: ShapeStyle {
    configured { configuration in
      configuration.foregroundStyle.set(domain, type, range._specification) { $0 }
    }
  }

  /// Sets the values of the scale of colours and other styles.
  @_disfavoredOverload
  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some Block
  {
    configured { $0.foregroundStyle.set(domain, type) }
  }

  /// Sets colours and other styles in the order of the values.
  @_disfavoredOverload
  public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some Block where Range.VisualValue: ShapeStyle
  {
    configured { configuration in
      configuration.foregroundStyle.set(nil, type, range._specification) { $0 }
    }
  }

  /// Sets the values of the scale of colours and other styles, and makes the look of each by a closure.
  @_disfavoredOverload
  public func chartForegroundStyleScale<Domain: Collection, Look: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> Look
  ) -> some Block where Domain.Element: Plottable {
    configured { configuration in
      configuration.foregroundStyle.set(Array(domain), mapping) { $0 }
    }
  }

  /// Makes the look of each value of the scale of colours and other styles by a closure.
  @_disfavoredOverload
  public func chartForegroundStyleScale<Value: Plottable, Look: ShapeStyle>(
    mapping: @escaping (Value) -> Look
  ) -> some Block {
    configured { configuration in
      configuration.foregroundStyle.set(nil, mapping) { $0 }
    }
  }

  /// Sets the kind of the scale of colours and other styles.
  @_disfavoredOverload
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some Block {
    configured { $0.foregroundStyle.set(nil, type) }
  }
}
