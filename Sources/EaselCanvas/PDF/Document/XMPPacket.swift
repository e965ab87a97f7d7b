import Foundation

/// The metadata of a document in XMP (ISO 16684-1), equal to the document information dictionary.
struct XMPPacket {
  var writer = PDFWriter()

  /// The bytes of the packet.
  var bytes: [UInt8] { writer.bytes }

  /// Writes the packet of a document.
  ///
  /// - Parameters:
  ///   - info: The content of the information dictionary.
  ///   - creator: The program that made the content of the document.
  ///   - producer: The library that writes the file.
  ///   - claims: The standards that the document claims.
  ///   - schemas: Metadata in further schemas.
  init(
    _ info: DocumentInfo, creator: String, producer: String, claims: Set<PDFConformance> = [],
    schemas: [XMPSchema] = []
  ) {
    writer.reserve(1_024)
    writer.raw(
      """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" \
      xmlns:xmp="http://ns.adobe.com/xap/1.0/">
      <dc:format>application/pdf</dc:format>

      """)
    addInLanguages("dc:title", info.title)
    add("dc:creator", info.author, "<rdf:Seq><rdf:li>", "</rdf:li></rdf:Seq>")
    addInLanguages("dc:description", info.subject)
    add("pdf:Keywords", info.joinedKeywords)
    add("pdf:Producer", producer)
    add("xmp:CreatorTool", creator)
    add("xmp:CreateDate", info.creationDate.map(PDFDate.text))
    add("xmp:ModifyDate", info.modificationDate.map(PDFDate.text))
    writer.raw("</rdf:Description>")
    add(claims)
    add(schemas + claims.schemas)
    writer.raw("</rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>")
  }

  private mutating func addInLanguages(_ name: StaticString, _ value: String?) {
    add(
      name, value, "<rdf:Alt><rdf:li xml:lang=\"x-default\">", "</rdf:li></rdf:Alt>")
  }

  /// Adds an element, or nothing without a value.
  mutating func add(
    _ name: StaticString, _ value: String?, _ opening: StaticString = "",
    _ closing: StaticString = ""
  ) {
    guard let value else { return }
    writer.raw("<")
    writer.raw(name)
    writer.raw(">")
    writer.raw(opening)
    addEscaped(value)
    writer.raw(closing)
    writer.raw("</")
    writer.raw(name)
    writer.raw(">\n")
  }

  /// Adds an escaped text, with characters that XML does not allow replaced.
  mutating func addEscaped(_ text: String) {
    for byte in SanitizedText(text).text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): writer.raw("&lt;")
      case UInt8(ascii: ">"): writer.raw("&gt;")
      case UInt8(ascii: "&"): writer.raw("&amp;")
      case 0x09: writer.raw("&#9;")
      case 0x0A: writer.raw("&#10;")
      default: writer.byte(byte)
      }
    }
  }
}
