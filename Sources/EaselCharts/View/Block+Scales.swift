import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets the domain, the range of positions in points and the type of the x scale of the charts in
  /// the block.
  ///
  /// - Parameters:
  ///   - domain: The values of the scale.
  ///   - range: The positions of the scale in the plot.
  ///   - type: The type of the scale; `nil` infers it.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some Block {
    configured { $0.x.setScale(domain, range._specification.padding, type) }
  }

  /// Sets the domain and the type of the x scale of the charts in the block.
  ///
  /// ```swift
  /// let chart = Chart { LineMark(x: .value("Year", 2025), y: .value("Sales", 12)) }
  ///   .chartXScale(domain: 2020...2030)
  /// ```
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some Block
  {
    configured { $0.x.setScale(domain, nil, type) }
  }

  /// Sets the range of positions in points and the type of the x scale of the charts in the block.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some Block
  {
    configured { $0.x.setScale(nil, range._specification.padding, type) }
  }

  /// Sets the type of the x scale of the charts in the block; `nil` infers it from the data.
  public func chartXScale(type: ScaleType? = nil) -> some Block {
    configured { $0.x.setScale(nil, nil, type) }
  }

  /// Sets the domain, the range of positions in points and the type of the y scale of the charts in
  /// the block.
  ///
  /// - Parameters:
  ///   - domain: The values of the scale.
  ///   - range: The positions of the scale in the plot.
  ///   - type: The type of the scale; `nil` infers it.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some Block {
    configured { $0.y.setScale(domain, range._specification.padding, type) }
  }

  /// Sets the domain and the type of the y scale of the charts in the block.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some Block
  {
    configured { $0.y.setScale(domain, nil, type) }
  }

  /// Sets the range of positions in points and the type of the y scale of the charts in the block.
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some Block
  {
    configured { $0.y.setScale(nil, range._specification.padding, type) }
  }

  /// Sets the type of the y scale of the charts in the block; `nil` infers it from the data.
  public func chartYScale(type: ScaleType? = nil) -> some Block {
    configured { $0.y.setScale(nil, nil, type) }
  }
}
