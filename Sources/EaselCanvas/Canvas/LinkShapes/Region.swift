import Foundation

/// A part of the plane, stored as bands of spans, as window systems store visible areas.
///
/// Bands are in order from top to bottom and do not overlap. The spans of a band are in order from
/// left to right and do not touch. Curved and slanted edges are approximated by steps, whose height
/// is a parameter of ``init(_:rule:in:step:edgesLeft:)``.
struct Region: Hashable, Sendable {
  struct Span: Hashable, Sendable {
    var low: CGFloat
    var high: CGFloat
  }

  struct Band: Hashable, Sendable {
    var top: CGFloat
    var bottom: CGFloat
    var spans: [Span]

    var height: CGFloat { bottom - top }
  }

  private(set) var bands: [Band] = []
  /// The bounding rectangle of the region; null if the region is empty.
  private(set) var box = CGRect.null

  /// The extent below which spans and bands are dropped, since they are too thin to be clicked.
  private static let minimumExtent: CGFloat = 1e-6

  /// An empty region.
  init() {}

  init(_ rect: CGRect) {
    guard !rect.isNull else { return }
    append(Band(top: rect.minY, bottom: rect.maxY, spans: [Span(low: rect.minX, high: rect.maxX)]))
  }

  var isEmpty: Bool { bands.isEmpty }

  var area: CGFloat {
    bands.reduce(0) { sum, band in
      sum + band.height * band.spans.reduce(0) { $0 + $1.high - $1.low }
    }
  }

  /// Adds a band below the others.
  mutating func append(_ band: Band) {
    let spans = band.spans.filter { $0.high - $0.low > Self.minimumExtent }
    guard let first = spans.first, let last = spans.last, band.height > Self.minimumExtent else {
      return
    }
    let rect = CGRect(
      x: first.low, y: band.top, width: last.high - first.low, height: band.height)
    box = box.union(rect)
    if let index = bands.indices.last, bands[index].spans == spans,
      band.top - bands[index].bottom <= Self.minimumExtent
    {
      bands[index].bottom = band.bottom
    } else {
      bands.append(Band(top: band.top, bottom: band.bottom, spans: spans))
    }
  }

  // MARK: Sets

  func union(_ other: Region) -> Region {
    if isEmpty { return other }
    return other.isEmpty ? self : combined(with: other) { $0 || $1 }
  }

  func intersection(_ other: Region) -> Region {
    box.intersects(other.box) ? combined(with: other) { $0 && $1 } : Region()
  }

  func subtracting(_ other: Region) -> Region {
    box.intersects(other.box) ? combined(with: other) { $0 && !$1 } : self
  }

  /// Returns the union of many regions, formed pair by pair, so that each is processed few times.
  static func union(_ regions: [Region]) -> Region {
    var layer = regions
    while layer.count > 1 {
      layer = stride(from: 0, to: layer.count, by: 2).map { index in
        index + 1 < layer.count ? layer[index].union(layer[index + 1]) : layer[index]
      }
    }
    return layer.first ?? Region()
  }

  /// Whether the region contains a whole rectangle.
  func covers(_ rect: CGRect) -> Bool {
    guard box.contains(rect) else { return false }
    var y = rect.minY
    for band in bands where band.bottom > y {
      guard band.top <= y,
        band.spans.contains(where: { $0.low <= rect.minX && $0.high >= rect.maxX })
      else { return false }
      y = band.bottom
      if y >= rect.maxY { return true }
    }
    return false
  }

  /// Returns the points for which the closure is true.
  ///
  /// The closure's arguments say whether a point is in this region and in the other one.
  private func combined(with other: Region, _ keep: (Bool, Bool) -> Bool) -> Region {
    var result = Region()
    var (i, j) = (0, 0)
    var y = -CGFloat.infinity
    while i < bands.count || j < other.bands.count {
      let a = i < bands.count ? bands[i] : nil
      let b = j < other.bands.count ? other.bands[j] : nil
      let isInA = a.map { $0.top <= y } ?? false
      let isInB = b.map { $0.top <= y } ?? false
      let next = min(
        a.map { isInA ? $0.bottom : $0.top } ?? .infinity,
        b.map { isInB ? $0.bottom : $0.top } ?? .infinity)
      if isInA || isInB {
        let spans = Self.combined(
          isInA ? a?.spans ?? [] : [], isInB ? b?.spans ?? [] : [], keep)
        result.append(Band(top: y, bottom: next, spans: spans))
      }
      y = next
      if let a, a.bottom <= y { i += 1 }
      if let b, b.bottom <= y { j += 1 }
    }
    return result
  }

  private static func combined(
    _ first: [Span], _ second: [Span], _ keep: (Bool, Bool) -> Bool
  ) -> [Span] {
    if second.isEmpty { return keep(true, false) ? first : [] }
    if first.isEmpty { return keep(false, true) ? second : [] }
    var result: [Span] = []
    var (i, j) = (0, 0)
    var x = -CGFloat.infinity
    while i < first.count || j < second.count {
      let a = i < first.count ? first[i] : nil
      let b = j < second.count ? second[j] : nil
      let isInA = a.map { $0.low <= x } ?? false
      let isInB = b.map { $0.low <= x } ?? false
      let next = min(
        a.map { isInA ? $0.high : $0.low } ?? .infinity,
        b.map { isInB ? $0.high : $0.low } ?? .infinity)
      if isInA || isInB, keep(isInA, isInB), next > x {
        if let last = result.indices.last, result[last].high == x {
          result[last].high = next
        } else {
          result.append(Span(low: x, high: next))
        }
      }
      x = next
      if let a, a.high <= x { i += 1 }
      if let b, b.high <= x { j += 1 }
    }
    return result
  }
}
