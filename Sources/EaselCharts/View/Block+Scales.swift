import EaselBlocks
import EaselCanvas
import Foundation

extension Block {
  /// Sets the values and the positions that the x scale covers.
  @_disfavoredOverload
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some Block {
    configured { $0.x.setScale(domain, range._specification.padding, type) }
  }

  /// Sets the values that the x scale covers.
  @_disfavoredOverload
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some Block
  {
    configured { $0.x.setScale(domain, nil, type) }
  }

  /// Sets the positions that the x scale covers.
  @_disfavoredOverload
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some Block
  {
    configured { $0.x.setScale(nil, range._specification.padding, type) }
  }

  /// Sets the kind of the x scale.
  @_disfavoredOverload
  public func chartXScale(type: ScaleType? = nil) -> some Block {
    configured { $0.x.setScale(nil, nil, type) }
  }

  /// Sets the values and the positions that the y scale covers.
  @_disfavoredOverload
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some Block {
    configured { $0.y.setScale(domain, range._specification.padding, type) }
  }

  /// Sets the values that the y scale covers.
  @_disfavoredOverload
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some Block
  {
    configured { $0.y.setScale(domain, nil, type) }
  }

  /// Sets the positions that the y scale covers.
  @_disfavoredOverload
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil)
    -> some Block
  {
    configured { $0.y.setScale(nil, range._specification.padding, type) }
  }

  /// Sets the kind of the y scale.
  @_disfavoredOverload
  public func chartYScale(type: ScaleType? = nil) -> some Block {
    configured { $0.y.setScale(nil, nil, type) }
  }
}
