import EaselBlocks
import EaselCanvas
import Foundation

/// Where the parts of a page lie, in points from the corner of what is printed.
struct PageGeometry {
  /// What is printed, with what is cut off.
  let sheet: CGSize
  /// What is left when the page is cut.
  let trim: CGRect
  /// The room for what flows.
  let content: CGRect

  /// - Parameters:
  ///   - settings: The paper.
  ///   - side: The side of the page.
  ///   - header: The height of the head; 0 for none.
  ///   - footer: The height of the foot; 0 for none.
  init(_ settings: PagesSettings, _ side: PageSide, header: CGFloat, footer: CGFloat) {
    let style = settings.style
    let bleed = style.bleed.isFinite ? max(0, style.bleed) : 0
    sheet = CGSize(width: style.size.width + 2 * bleed, height: style.size.height + 2 * bleed)
    trim = CGRect(origin: CGPoint(x: bleed, y: bleed), size: style.size)
    let margins = settings.margins(side)
    // Heads and feet stand in the margins, which grow where they are too narrow.
    let around = PagesSettings.edge + PagesSettings.gap
    let top = header > 0 ? max(margins.top, around + header) : margins.top
    let bottom = footer > 0 ? max(margins.bottom, around + footer) : margins.bottom
    content = CGRect(
      x: trim.minX + margins.left, y: trim.minY + top,
      width: style.size.width - margins.left - margins.right,
      height: style.size.height - top - bottom)
  }

  /// Where a part lies that is so high.
  func frame(_ part: PagePart, _ size: CGSize, isRightToLeft: Bool) -> CGRect {
    let leading = isRightToLeft ? content.maxX - size.width : content.minX
    switch part {
    case .header:
      return CGRect(
        origin: CGPoint(x: leading, y: content.minY - PagesSettings.gap - size.height), size: size)
    case .footer:
      return CGRect(
        origin: CGPoint(
          x: content.midX - size.width / 2, y: content.maxY + PagesSettings.gap), size: size)
    case .background: return CGRect(origin: .zero, size: sheet)
    }
  }

  /// The boxes for printers; none without bleed.
  var boxes: PDFPageBoxes {
    trim.origin == .zero
      ? PDFPageBoxes() : PDFPageBoxes(trim: trim, bleed: CGRect(origin: .zero, size: sheet))
  }
}
