import EaselCanvas
import Foundation

/// Names and shares in the sectors that have room for them.
struct SectorTexts {
  /// A sector, and its texts.
  struct Item {
    var arc: ArcShape
    var center: CGPoint
    var fill: Paint?
    var name: String
    /// The text that is shown if the name has no room.
    var share: String
  }

  private(set) var labels: [ChartLabel] = []
  /// Names of which only the share is shown.
  private(set) var shortened: [String] = []
  /// Names that are not shown.
  private(set) var omitted: [String] = []

  /// The fractions of the chord and of the ring's width that a text may take.
  private static let space = (across: 0.86 as CGFloat, along: 0.9 as CGFloat)
  /// The distance of a pie's texts from the center, as a fraction of the radius.
  private static let middleOfPie = 0.64

  init(_ items: [Item], _ style: ChartStyle) {
    for item in items {
      let color = style.ink(on: item.fill)
      let options = [item.name, item.share].filter { !$0.isEmpty }
      let found = options.lazy.map {
        ($0, style.labelText($0, weight: .medium, color: color))
      }.first { Self.fits($0.1.size, in: item.arc) }
      guard let (string, text) = found else {
        if let first = options.first { omitted.append(first) }
        continue
      }
      if string != options.first { shortened.append(item.name) }
      let radius = Self.middle(of: item.arc)
      labels.append(
        ChartLabel(
          text, at: item.arc.point(atRadius: radius, center: item.center),
          anchor: CGPoint(x: 0.5, y: 0.5)
        ).asValue)
    }
  }

  /// Returns the radius at which texts are placed.
  private static func middle(of arc: ArcShape) -> Double {
    arc.innerRadius > arc.outerRadius * 0.05
      ? (arc.innerRadius + arc.outerRadius) / 2 : arc.outerRadius * middleOfPie
  }

  private static func fits(_ size: CGSize, in arc: ArcShape) -> Bool {
    let ring = CGFloat(arc.outerRadius - arc.innerRadius)
    let half = min(abs(arc.endAngle - arc.startAngle) / 2, .pi / 2)
    let chord = CGFloat(2 * middle(of: arc) * sin(half))
    let isWide = abs(sin((arc.startAngle + arc.endAngle) / 2)) > 0.7
    let (across, along) = isWide ? (ring, chord) : (chord, ring)
    return size.width <= across * space.across && size.height <= along * space.along
  }
}
