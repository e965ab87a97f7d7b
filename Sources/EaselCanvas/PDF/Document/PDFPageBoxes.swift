import Foundation

/// The page boxes for printers and viewers, in points from the top left (ISO 32000-1, 14.11.2).
///
/// ```swift
/// // A4 with 3 mm of bleed on each side.
/// let document = try PDFDocument()
/// let trim = CGRect(x: 8.5, y: 8.5, width: 595.28, height: 841.89)
/// try document.page(
///   size: CGSize(width: 612.28, height: 858.89), boxes: PDFPageBoxes(trim: trim)
/// ) { $0.draw(TextLayout("Cover"), at: CGPoint(x: 72, y: 72)) }
/// ```
public struct PDFPageBoxes: Hashable, Sendable {
  /// The area that remains after the paper is cut, in points from the top left of the page; `nil`
  /// for the crop box.
  public var trim: CGRect?
  /// The area that is printed, with the bleed beyond the cut, in points from the top left; `nil`
  /// for the crop box.
  public var bleed: CGRect?
  /// The area that viewers show and print, in points from the top left; `nil` for the whole page.
  public var crop: CGRect?

  /// Creates the boxes of a page, each of which is optional and within the page.
  public init(trim: CGRect? = nil, bleed: CGRect? = nil, crop: CGRect? = nil) {
    self.trim = trim
    self.bleed = bleed
    self.crop = crop
  }

  /// Throws `invalidSize` for a box that is not within the page.
  func check(size: CGSize, page: Int) throws {
    let whole = CGRect(origin: .zero, size: size).insetBy(dx: -0.001, dy: -0.001)
    for (name, box) in [("trim", trim), ("bleed", bleed), ("crop", crop)] {
      guard let box else { continue }
      let isFinite = [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
      guard isFinite, box.width > 0, box.height > 0, whole.contains(box) else {
        throw EaselError(
          .invalidSize,
          "the \(name) box \(box) is not within the page of \(size.width) × \(size.height) points; make it "
            + "smaller, or the page larger",
          operation: "PDFDocument.page", page: page, value: "\(box)")
      }
    }
  }

  /// Writes the entries of a page of that height.
  func write(to writer: inout PDFWriter, height: CGFloat) {
    func write(_ key: StaticString, _ box: CGRect?) {
      guard let box else { return }
      writer.raw(key)
      writer.box(
        CGRect(x: box.minX, y: height - box.maxY, width: box.width, height: box.height))
      writer.byte(0x20)
    }
    write("/CropBox ", crop)
    write("/BleedBox ", bleed)
    write("/TrimBox ", trim)
  }
}
