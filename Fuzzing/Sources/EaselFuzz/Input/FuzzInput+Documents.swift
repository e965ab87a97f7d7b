import EaselCanvas
import Foundation

extension FuzzInput {
  /// Options with the limits for drawings of people whom one does not know.
  mutating func renderOptions() -> RenderOptions {
    let bits = byte()
    var options = RenderOptions(
      policy: bits & 1 == 0 ? .lenient : .strict, appearance: bits & 2 == 0 ? .light : .dark,
      limits: .untrusted)
    if bits & 4 != 0 { options.quality = .exact }
    if bits & 24 == 24 { options.minimumContrast = 3 }
    if bits & 96 == 96 { options.conformance = [.ua1, .a3a] }
    return options
  }

  mutating func linkTarget() -> LinkTarget {
    switch index(below: 4) {
    case 0: .url("https://example.org/a?b=(c)")
    case 1: .url(string())
    case 2: .destination("here")
    default: .destination(string())
    }
  }

  /// Attaches a file or an invoice, or is refused.
  mutating func attach(to document: PDFDocument) throws {
    if bool() {
      try document.attach(
        Data(rest(atMost: index(below: 64))), name: choice(["a.txt", "b.txt", string()]),
        type: choice(["text/plain", string()]),
        relationship: choice(PDFDocument.AttachmentRelationship.allCases),
        description: maybe { $0.string() },
        modified: maybe { Date(timeIntervalSince1970: $0.number()) })
    } else {
      var xml = Data(
        "<CrossIndustryInvoice xmlns=\"urn:un:unece:uncefact:data:standard:".utf8)
      if bool() {
        xml += Data("CrossIndustryInvoice:100\">".utf8) + rest(atMost: 200)
        xml += Data("</CrossIndustryInvoice>".utf8)
      } else {
        xml = Data(rest(atMost: 200))
      }
      try document.attachInvoice(xml, profile: choice(PDFDocument.InvoiceProfile.allCases))
    }
  }

  mutating func schema() -> XMPSchema {
    let value: XMPSchema.Value =
      switch index(below: 4) {
      case 0: .text(string())
      case 1: .real(number())
      case 2: .date(Date(timeIntervalSince1970: number()))
      default: .bag([string(), string()])
      }
    return XMPSchema(
      name: string(), namespace: choice(["https://example.org/a/", string()]),
      prefix: choice(["a", string()]),
      properties: [XMPSchema.Property(choice(["b", string()]), value, description: string())])
  }

  /// A tag of any kind, of which many stand where they may not.
  mutating func tag() -> MarkedContent.Tag {
    typealias Tag = MarkedContent.Tag
    let kind: Tag.Kind =
      switch index(below: 14) {
      case 0: .paragraph
      case 1: .heading(Int(byte()) - 2)
      case 2: .list(choice(Tag.Numbering.allCases))
      case 3: .item
      case 4: .label
      case 5: .body
      case 6: .table(summary: maybe { $0.string() })
      case 7: .row
      case 8:
        .headerCell(
          scope: choice([.row, .column, .both]), columns: Int(byte()), id: maybe { $0.string() })
      case 9: .cell(columns: Int(byte()), rows: Int(byte()), headers: choice([[], [string()]]))
      case 10: choice([.section, .note, .tableOfContents, .contentsEntry, .caption, .formula])
      case 11: .artifact(choice([.layout, .header, .footer, .background, .page]))
      case 12: .title
      default: .span
      }
    return Tag(
      kind, title: maybe { $0.string() }, language: maybe { $0.string() },
      alternative: maybe { $0.string() }, actualText: maybe { $0.string() },
      expansion: maybe { $0.string() })
  }

  private mutating func figureData() -> MarkedContent.FigureData {
    let text = string()
    return MarkedContent.FigureData(name: maybe { $0.string() }) { Data(text.utf8) }
  }

  mutating func content() -> MarkedContent {
    switch index(below: 12) {
    case 0, 1: .link(linkTarget(), area: maybe { $0.rect() })
    case 2: .destination("here", area: maybe { $0.rect() })
    case 3: .destination(string(), area: maybe { $0.rect() })
    case 4: .figure(label: string(), value: maybe { $0.string() }, data: maybe { $0.figureData() })
    case 5: .artifact
    default: .tag(tag())
    }
  }
}
