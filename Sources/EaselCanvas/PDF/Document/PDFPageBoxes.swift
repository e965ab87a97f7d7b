import Foundation

/// The boxes of a page for printers, in points from its top left (ISO 32000-1, 14.11.2).
///
/// ```swift
/// // A4 with 3 mm of bleed on each side.
/// let trim = CGRect(x: 8.5, y: 8.5, width: 595.28, height: 841.89)
/// try document.page(
///   size: CGSize(width: 612.28, height: 858.89), boxes: PDFPageBoxes(trim: trim)) { … }
/// ```
public struct PDFPageBoxes: Hashable, Sendable {
  /// What is left when the paper is cut.
  public var trim: CGRect?
  /// What is printed, beyond the cut; the whole page where there is none.
  public var bleed: CGRect?
  /// What viewers show and print; the whole page where there is none.
  public var crop: CGRect?

  /// Describes the boxes of a page.
  public init(trim: CGRect? = nil, bleed: CGRect? = nil, crop: CGRect? = nil) {
    self.trim = trim
    self.bleed = bleed
    self.crop = crop
  }

  /// Throws for a box that is no part of the page.
  func check(size: CGSize, page: Int) throws {
    let whole = CGRect(origin: .zero, size: size).insetBy(dx: -0.001, dy: -0.001)
    for (name, box) in [("trim", trim), ("bleed", bleed), ("crop", crop)] {
      guard let box else { continue }
      let isFinite = [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite)
      guard isFinite, box.width > 0, box.height > 0, whole.contains(box) else {
        throw EaselError(
          .invalidSize,
          "the \(name) box \(box) is no part of the page of \(size.width) × \(size.height) points",
          operation: "PDFDocument.page", page: page, value: "\(box)")
      }
    }
  }

  /// Writes the entries of a page that is so high.
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
