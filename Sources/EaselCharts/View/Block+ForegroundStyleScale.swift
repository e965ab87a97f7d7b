import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets the values of the foreground style scale and a style for each value, for the charts in
  /// the block.
  ///
  /// ```swift
  /// let chart = Chart {
  ///   BarMark(x: .value("Year", "2025"), y: .value("TWh", 12))
  ///     .foregroundStyle(by: .value("Source", "Wind"))
  /// }
  /// .chartForegroundStyleScale(["Wind": Color.systemBlue, "Sun": .systemOrange])
  /// ```
  ///
  /// The legend has the order of the mapping.
  public func chartForegroundStyleScale<Value: Plottable, Look: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Look>
  ) -> some Block {
    configured { configuration in
      configuration.foregroundStyle.set(mapping) { $0 }
    }
  }

  /// Sets the domain, the range of styles and the type of the foreground style scale of the charts
  /// in the block.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - range: The styles in the order of the domain, or a gradient.
  ///   - type: The type of the scale; `nil` infers it.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some Block where Range.VisualValue: ShapeStyle {
    configured { configuration in
      configuration.foregroundStyle.set(domain, type, range._specification) { $0 }
    }
  }

  /// Sets the domain and the type of the foreground style scale of the charts in the block.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
    -> some Block
  {
    configured { $0.foregroundStyle.set(domain, type) }
  }

  /// Sets the range of styles and the type of the foreground style scale of the charts in the
  /// block.
  ///
  /// - Parameters:
  ///   - range: The styles in the order of the values, or a gradient.
  ///   - type: The type of the scale; `nil` infers it.
  public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
    -> some Block where Range.VisualValue: ShapeStyle
  {
    configured { configuration in
      configuration.foregroundStyle.set(nil, type, range._specification) { $0 }
    }
  }

  /// Sets the domain of the foreground style scale, and a closure that returns the style of each
  /// value, for the charts in the block.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - mapping: Returns the style of a value.
  public func chartForegroundStyleScale<Domain: Collection, Look: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> Look
  ) -> some Block where Domain.Element: Plottable {
    configured { configuration in
      configuration.foregroundStyle.set(Array(domain), mapping) { $0 }
    }
  }

  /// Sets a closure that returns the style of each value of the foreground style scale, for the
  /// charts in the block.
  ///
  /// - Parameter mapping: Returns the style of a value.
  public func chartForegroundStyleScale<Value: Plottable, Look: ShapeStyle>(
    mapping: @escaping (Value) -> Look
  ) -> some Block {
    configured { configuration in
      configuration.foregroundStyle.set(nil, mapping) { $0 }
    }
  }

  /// Sets the type of the foreground style scale of the charts in the block; `nil` infers it from
  /// the data.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some Block {
    configured { $0.foregroundStyle.set(nil, type) }
  }
}
