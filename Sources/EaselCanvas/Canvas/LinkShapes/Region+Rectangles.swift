import Foundation

extension Region {
  /// Returns a small number of rectangles that contain the region and do not overlap.
  ///
  /// All points of the rectangles are within the tolerance of the region, not counting the error of
  /// the bands at slanted edges. Bands are joined from top to bottom while their common rectangle
  /// is either not higher than the tolerance or nowhere wider than the bands by more than it.
  func rectangles(tolerance: CGFloat) -> [CGRect] {
    var result: [CGRect] = []
    var group: BandGroup?
    for band in bands {
      if let grown = group?.adding(band, tolerance: tolerance) {
        group = grown
      } else {
        result += group?.rectangles ?? []
        group = BandGroup(band)
      }
    }
    return result + (group?.rectangles ?? [])
  }
}

/// Neighboring bands that become one row of rectangles.
private struct BandGroup {
  private var top: CGFloat
  private var last: Region.Band
  /// The unions of the spans of all bands, and their intersections.
  private var (outer, inner): ([Region.Span], [Region.Span])

  init(_ band: Region.Band) {
    top = band.top
    last = band
    outer = band.spans
    inner = band.spans
  }

  var rectangles: [CGRect] {
    outer.map {
      CGRect(x: $0.low, y: top, width: $0.high - $0.low, height: last.bottom - top)
    }
  }

  /// Returns the group with another band; `nil` if the band does not fit.
  func adding(_ band: Region.Band, tolerance: CGFloat) -> BandGroup? {
    guard band.top - last.bottom < 1e-6, band.spans.count == outer.count else { return nil }
    var group = self
    group.last = band
    var isWide = false
    for (index, span) in band.spans.enumerated() {
      guard span.low < last.spans[index].high, span.high > last.spans[index].low else {
        return nil
      }
      group.outer[index].low = min(outer[index].low, span.low)
      group.outer[index].high = max(outer[index].high, span.high)
      group.inner[index].low = max(inner[index].low, span.low)
      group.inner[index].high = min(inner[index].high, span.high)
      if index > 0, group.outer[index].low < group.outer[index - 1].high { return nil }
      let low = group.inner[index].low - group.outer[index].low
      let high = group.outer[index].high - group.inner[index].high
      isWide = isWide || low > tolerance || high > tolerance
    }
    return isWide && band.bottom - top > tolerance ? nil : group
  }
}
