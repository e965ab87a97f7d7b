import Foundation

/// The colors behind the places of a page, as far as the drawing so far was of one color.
///
/// Most texts are on paper or on a filled rectangle. Their background is found here without pixels.
/// All boxes are in the page's own space. A search takes time linear in the number of areas, which
/// is limited.
struct Backdrop {
  private struct Area {
    let box: CGRect
    /// The color of the whole box; `nil` if it has several ones.
    let color: Color.Components?
  }

  private let paper: Color.Components
  /// The areas from bottom to top.
  private var areas: [Area] = []
  /// The box around the areas that were removed, whose colors are unknown.
  private var removed = CGRect.null
  /// The maximum number of areas; a page of a table has one or two a row.
  private static let mostAreas = 512

  /// Creates the backdrop of an empty page.
  init(paper: Color.Components) {
    self.paper = paper
  }

  /// Adds a drawing that has one color in a box and nothing outside of it.
  ///
  /// A translucent color gets that of its background; `nil` means several colors.
  mutating func add(_ box: CGRect, _ color: Color.Components?) {
    guard !box.isEmpty else { return }
    var seen = color
    if let color, color.alpha < 1 { seen = self.color(in: box).map { color.over($0) } }
    if areas.count == Self.mostAreas {
      let kept = Self.mostAreas / 2
      for area in areas.dropLast(kept) { removed = removed.union(area.box) }
      areas.removeFirst(areas.count - kept)
    }
    areas.append(Area(box: box, color: seen))
  }

  /// Returns the color of a whole box; `nil` if it has several ones or may have.
  func color(in box: CGRect) -> Color.Components? {
    for area in areas.reversed() where area.box.intersects(box) {
      return area.box.contains(box) ? area.color : nil
    }
    return removed.intersects(box) ? nil : paper
  }
}
