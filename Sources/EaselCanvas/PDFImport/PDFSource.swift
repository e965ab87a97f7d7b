import Foundation

/// The pages of a PDF file that were read, with the objects that they use.
final class PDFSource: Sendable {
  /// An object that pages use.
  struct Object: Sendable {
    var value: PDFValue
    /// The bytes of a stream, as they are encoded; its dictionary names the filters.
    var stream: [UInt8]?
  }

  /// A page of the file.
  struct Page: Sendable {
    /// The visible box in the space of the page, by which the content is clipped.
    var box: CGRect
    /// The clockwise rotation in degrees: 0, 90, 180 or 270.
    var rotation: Int
    /// The length of a unit of the page, in points.
    var unit: CGFloat
    /// The content streams with the marks of the file, which pages with the same ones share.
    var content: [[UInt8]]
    /// The resources, or the object that has them.
    var resources: PDFValue
    /// The transparency group of the page, or the object that has it; null for none.
    var group: PDFValue
    /// The properties of the page and of the objects that it uses.
    var facts = PDFFacts()
    /// The number of visible annotations that are no links, such as form fields and stamps.
    var annotationCount = 0
    /// Whether the page has links.
    var hasLinks = false

    /// The content streams as one.
    var joinedContent: [UInt8] {
      guard content.count != 1 else { return content[0] }
      // Streams are divided between tokens (7.8.2).
      return content.reduce(into: []) { $0 += $1 + [0x0A] }
    }

    /// The size in points, after the rotation.
    var size: CGSize {
      let (width, height) = (box.width * unit, box.height * unit)
      return rotation % 180 == 0
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
    }

    /// The transform from the space of the page to its upright box, whose origin is at the bottom
    /// left.
    var upright: CGAffineTransform {
      let turned: CGAffineTransform =
        switch rotation {
        case 90: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: -box.minY, ty: box.maxX)
        case 180: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: box.maxX, ty: box.maxY)
        case 270: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: box.maxY, ty: -box.minX)
        default: CGAffineTransform(translationX: -box.minX, y: -box.minY)
        }
      return turned.concatenating(CGAffineTransform(scaleX: unit, y: unit))
    }
  }

  /// An element of the file's structure, with its standard type.
  struct Element: Sendable {
    indirect enum Kid: Sendable {
      case element(Element)
      /// A marked-content sequence of a page, which has a number from 1.
      case mark(page: Int, number: Int)
    }

    var type: String
    /// Its texts and its identifier, by key.
    var entries: [String: PDFValue] = [:]
    var attributes: [String: PDFValue] = [:]
    var kids: [Kid] = []

    init(type: String) { self.type = type }
  }

  /// The structure of a file, if all of its pages were read.
  struct Structure: Sendable {
    var elements: [Element.Kid] = []
    /// The reason why it cannot become a part of another structure; nil if it can.
    var obstacle: String?
    /// Whether links or form fields are among the content.
    var hasAnnotations = false
    /// The language of the file; null if it is not known.
    var language = PDFValue.null
  }

  /// The level of PDF/A that a file claims in its metadata.
  struct ArchiveClaim: Hashable, Sendable {
    var part: Int
    /// `A`, `U` or `B`.
    var level: String
  }

  /// The standards that a file claims in its metadata.
  struct Claims: Sendable {
    var archive: ArchiveClaim?
    /// The part of PDF/UA.
    var accessibility: Int?
  }

  /// The name of the file, for messages.
  let name: String
  /// The digest that identifies the file: objects of two readings of one file are the same.
  let identity: SHA256.Digest
  let pageCount: Int
  let archiveClaim: ArchiveClaim?
  /// The part of PDF/UA that the file claims in its metadata; nil for none.
  let accessibilityClaim: Int?
  /// The parts of the file that are no pages, such as its outline, in words.
  let extras: [String]
  let structure: Structure
  /// The number of components of the output intent's colors; nil without one.
  let outputComponents: Int?
  /// The pages that were read, by number from 1.
  let pages: [Int: Page]
  let objects: [PDFReference: Object]
  /// The objects that show text, or lead to one that does.
  let textForms: Set<PDFReference>

  init(
    name: String, identity: SHA256.Digest, pageCount: Int, claims: Claims, extras: [String],
    structure: Structure, outputComponents: Int?, pages: [Int: Page],
    objects: [PDFReference: Object], textForms: Set<PDFReference>
  ) {
    self.name = name
    self.identity = identity
    self.pageCount = pageCount
    archiveClaim = claims.archive
    accessibilityClaim = claims.accessibility
    self.extras = extras
    self.structure = structure
    self.outputComponents = outputComponents
    self.pages = pages
    self.objects = objects
    self.textForms = textForms
  }
}
