import EaselBlocks
import Foundation

extension ChartConfiguration {
  /// The domains of the x and the y axis.
  var positionDomains: [Axis: ScaleDomainSpecification] {
    var domains: [Axis: ScaleDomainSpecification] = [:]
    domains[.horizontal] = x.domain?._specification
    domains[.vertical] = y.domain?._specification
    return domains
  }
}
