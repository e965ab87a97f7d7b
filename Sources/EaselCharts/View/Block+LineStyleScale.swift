import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets the values of the line style scale and a stroke style for each value, for the charts in
  /// the block.
  ///
  /// The legend has the order of the mapping. Lines use the dashes of a style, and its width unless
  /// that is 1 point; rules use only the dashes.
  public func chartLineStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, StrokeStyle>)
    -> some Block
  {
    configured { configuration in
      configuration.lineStyle.set(mapping) { $0 }
    }
  }

  /// Sets the domain and the range of stroke styles of the line style scale of the charts in the
  /// block.
  ///
  /// Lines use the dashes of a style, and its width unless that is 1 point; rules use only the
  /// dashes.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - range: The stroke styles in the order of the domain.
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some Block where Range.VisualValue == StrokeStyle {
    configured { configuration in
      configuration.lineStyle.set(domain, nil, range._specification) { $0 }
    }
  }

  /// Sets the domain of the line style scale of the charts in the block.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some Block {
    configured { $0.lineStyle.set(domain, nil) }
  }

  /// Sets the range of stroke styles of the line style scale of the charts in the block.
  ///
  /// Lines use the dashes of a style, and its width unless that is 1 point; rules use only the
  /// dashes.
  ///
  /// - Parameter range: The stroke styles in the order of the values.
  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some Block
  where Range.VisualValue == StrokeStyle {
    configured { configuration in
      configuration.lineStyle.set(nil, nil, range._specification) { $0 }
    }
  }

  /// Sets the domain of the line style scale, and a closure that returns the stroke style of each
  /// value, for the charts in the block.
  ///
  /// Lines use the dashes of a style, and its width unless that is 1 point; rules use only the
  /// dashes.
  ///
  /// - Parameters:
  ///   - domain: The values, in the order of the legend.
  ///   - mapping: Returns the stroke style of a value.
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some Block where Domain.Element: Plottable {
    configured { configuration in
      configuration.lineStyle.set(Array(domain), mapping) { $0 }
    }
  }

  /// Sets a closure that returns the stroke style of each value of the line style scale, for the
  /// charts in the block.
  ///
  /// Lines use the dashes of a style, and its width unless that is 1 point; rules use only the
  /// dashes.
  ///
  /// - Parameter mapping: Returns the stroke style of a value.
  public func chartLineStyleScale<Value: Plottable>(mapping: @escaping (Value) -> StrokeStyle)
    -> some Block
  {
    configured { configuration in
      configuration.lineStyle.set(nil, mapping) { $0 }
    }
  }
}
