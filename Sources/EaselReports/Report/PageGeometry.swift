import EaselBlocks
import EaselCanvas
import Foundation

/// The rectangles of the parts of a page, in points from the top left corner of the printed sheet.
struct PageGeometry {
  /// The size of the printed sheet, including the bleed.
  let sheet: CGSize
  /// The rectangle of the trimmed page.
  let trim: CGRect
  /// The rectangle of the flowing content.
  let content: CGRect

  /// - Parameters:
  ///   - settings: The settings of the pages.
  ///   - side: The side of the page.
  ///   - header: The height of the header; 0 for none.
  ///   - footer: The height of the footer; 0 for none.
  init(_ settings: PagesSettings, _ side: PageSide, header: CGFloat, footer: CGFloat) {
    let style = settings.style
    let bleed = style.bleed.isFinite ? max(0, style.bleed) : 0
    sheet = CGSize(width: style.size.width + 2 * bleed, height: style.size.height + 2 * bleed)
    trim = CGRect(origin: CGPoint(x: bleed, y: bleed), size: style.size)
    let margins = settings.margins(side)
    // Headers and footers are in the margins, which grow if they are too narrow.
    let around = PagesSettings.edge + PagesSettings.gap
    let top = header > 0 ? max(margins.top, around + header) : margins.top
    let bottom = footer > 0 ? max(margins.bottom, around + footer) : margins.bottom
    content = CGRect(
      x: trim.minX + margins.left, y: trim.minY + top,
      width: style.size.width - margins.left - margins.right,
      height: style.size.height - top - bottom)
  }

  /// Returns the frame of a header, footer or background with a size.
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

  /// Returns the paper around the content.
  ///
  /// A footer is between the content and the blocks at the lower edge.
  ///
  /// - Parameter footer: The height of the footer; 0 for none.
  func paper(footer: CGFloat) -> PagePaper {
    let footer = footer > 0 ? footer + 2 * PagesSettings.gap : 0
    return PagePaper(
      width: trim.width, marginHeight: max(0, trim.maxY - content.maxY - footer),
      content: content.offsetBy(dx: -trim.minX, dy: -trim.minY))
  }

  /// The page boxes for printers; empty without bleed.
  var boxes: PDFPageBoxes {
    trim.origin == .zero
      ? PDFPageBoxes() : PDFPageBoxes(trim: trim, bleed: CGRect(origin: .zero, size: sheet))
  }
}
