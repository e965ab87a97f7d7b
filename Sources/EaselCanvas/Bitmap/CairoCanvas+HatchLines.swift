internal import CCairo
import Foundation

extension CairoCanvas {
  /// Sets the source to the hatch lines over a box of user space, as shapes.
  func setLines(of hatch: HatchPattern, in box: CGRect) {
    let area = inkArea(of: box)
    guard !area.isNull, !area.isEmpty else { return cairo_set_source_rgba(cr, 0, 0, 0, 0) }
    let seen = area.insetBy(dx: -1, dy: -1).applying(transform.inverted())
    let turn = CGAffineTransform(rotationAngle: hatch.angle)
    let lines = hatch.lines(over: seen.applying(turn.inverted())).applying(turn)
    func fill(_ path: Path, _ color: Color) {
      let parts = color.components(for: context.appearance)
      cairo_set_source_rgba(cr, parts.red, parts.green, parts.blue, parts.alpha)
      append(path)
      cairo_fill(cr)
    }
    let aliasing = cairo_get_antialias(cr)
    pushGroup()
    cairo_set_antialias(cr, aliasing)
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    if let background = hatch.background { fill(Path(seen), background) }
    fill(lines, hatch.color)
    cairo_pop_group_to_source(cr)
  }
}
