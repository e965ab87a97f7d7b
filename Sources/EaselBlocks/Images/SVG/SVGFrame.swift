import EaselCanvas
import Foundation

/// The size of a file and the rectangle of user space that it shows.
struct SVGFrame {
  var size: CGSize
  var box: SVGViewBox

  /// The size of a file that specifies none (CSS 2.2, section 10.3.2).
  private static let defaultSize = CGSize(width: 300, height: 150)

  init(_ root: SVGElement, _ viewBox: SVGViewBox?, _ notes: SVGNotes) {
    func side(_ name: String) -> SVGLength? {
      guard let text = root.attributes[name], text != "auto" else { return nil }
      guard let length = SVGLength(text), length.value > 0, length.value.isFinite else {
        notes.invalid(name, text, at: root)
        return nil
      }
      // A percentage refers to a container, which an image does not have.
      return length.unit == "%" ? nil : length
    }
    let (width, height) = (side("width"), side("height"))
    func points(_ length: SVGLength) -> CGFloat { length.points ?? length.value * 16 }
    let whole = viewBox?.rect.size ?? Self.defaultSize
    switch (width.map(points), height.map(points)) {
    case (let width?, let height?): size = CGSize(width: width, height: height)
    case (let width?, nil):
      size = CGSize(
        width: width, height: viewBox == nil ? whole.height : width * whole.height / whole.width)
    case (nil, let height?):
      size = CGSize(
        width: viewBox == nil ? whole.width : height * whole.width / whole.height, height: height)
    case (nil, nil):
      size = whole
      if viewBox == nil {
        notes.note(
          .invalidImage,
          "the file has no size and is cut to 300 × 150, as in a browser; give the outermost element "
            + "a “viewBox”, or “width” and “height”", value: "viewBox", at: root)
      }
    }
    func units(_ length: SVGLength?, _ other: CGFloat) -> CGFloat {
      length?.resolved(.other, viewport: .zero, fontSize: 16) ?? other
    }
    box =
      viewBox
      ?? SVGViewBox(
        rect: CGRect(
          x: 0, y: 0, width: units(width, whole.width), height: units(height, whole.height)))
    if viewBox == nil, let text = root.attributes["preserveAspectRatio"],
      let fit = SVGViewBox.Fit(text)
    {
      box.fit = fit
    }
  }
}
