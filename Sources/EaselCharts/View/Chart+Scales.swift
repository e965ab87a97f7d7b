import EaselBlocks
import EaselCanvas
import Foundation

extension Chart {
  /// Sets the values and the positions that the x scale covers.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> Chart {
    configured { $0.x.setScale(domain, range._specification.padding, type) }
  }

  /// Sets the values that the x scale covers.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> Chart {
    configured { $0.x.setScale(domain, nil, type) }
  }

  /// Sets the positions that the x scale covers.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> Chart
  {
    configured { $0.x.setScale(nil, range._specification.padding, type) }
  }

  /// Sets the kind of the x scale.
  public func chartXScale(type: ScaleType? = nil) -> Chart {
    configured { $0.x.setScale(nil, nil, type) }
  }

  /// Sets the values and the positions that the y scale covers.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> Chart {
    configured { $0.y.setScale(domain, range._specification.padding, type) }
  }

  /// Sets the values that the y scale covers.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> Chart {
    configured { $0.y.setScale(domain, nil, type) }
  }

  /// Sets the positions that the y scale covers.
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> Chart
  {
    configured { $0.y.setScale(nil, range._specification.padding, type) }
  }

  /// Sets the kind of the y scale.
  public func chartYScale(type: ScaleType? = nil) -> Chart {
    configured { $0.y.setScale(nil, nil, type) }
  }
}
