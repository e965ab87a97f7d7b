import Foundation

/// The metadata of a document in XMP (ISO 16684-1), which says what the document information
/// dictionary says.
struct XMPPacket {
  /// The packet.
  let text: String

  /// Describes a document.
  ///
  /// - Parameters:
  ///   - info: What the information dictionary says.
  ///   - producer: The library that writes the file.
  init(_ info: DocumentInfo, creator: String, producer: String) {
    var lines: [String] = []
    func add(_ name: String, _ value: String?, _ wrap: (String) -> String = { $0 }) {
      guard let value else { return }
      lines.append("<\(name)>\(wrap(Self.escaped(value)))</\(name)>")
    }
    func inLanguages(_ value: String) -> String {
      "<rdf:Alt><rdf:li xml:lang=\"x-default\">\(value)</rdf:li></rdf:Alt>"
    }
    add("dc:format", "application/pdf")
    add("dc:title", info.title, inLanguages)
    add("dc:creator", info.author) { "<rdf:Seq><rdf:li>\($0)</rdf:li></rdf:Seq>" }
    add("dc:description", info.subject, inLanguages)
    add("pdf:Keywords", info.joinedKeywords)
    add("pdf:Producer", producer)
    add("xmp:CreatorTool", creator)
    add("xmp:CreateDate", info.creationDate.map(PDFDate.text))
    add("xmp:ModifyDate", info.modificationDate.map(PDFDate.text))
    text = """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" \
      xmlns:xmp="http://ns.adobe.com/xap/1.0/">
      \(lines.joined(separator: "\n"))
      </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="r"?>
      """
  }

  /// A text in which nothing ends the element around it; what XML has not is replaced.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in SanitizedText(text).text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\t", "\n": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
