import Foundation

/// The radii and the gaps of a sector.
struct SectorShape: MarkSettings {
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  /// The gap at each side in points; `nil` for that of the theme.
  var angularInset: CGFloat?
  /// The gap between sectors, if it depends on their size; `nil` for `angularInset`.
  package var gap: SectorGap?

  init() {}

  /// Whether the sector belongs to a ring.
  var hasHole: Bool {
    switch innerRadius.form {
    case .fixed(let value), .ratio(let value): value > 0
    case .inset: true
    case .automatic, .capped: false
    }
  }
}

extension MarkTraits {
  /// The radii and the gaps of a sector.
  var sectorShape: SectorShape {
    get { self[SectorShape.self] }
    set { self[SectorShape.self] = newValue }
  }
}
