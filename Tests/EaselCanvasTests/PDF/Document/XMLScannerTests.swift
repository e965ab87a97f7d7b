import Foundation
import Testing

@testable import EaselCanvas

/// What is XML, by the rules of XML 1.0 and its namespaces.
@Suite struct XMLScannerTests {
  private func flaw(_ bytes: [UInt8]) -> XMLScanner.Flaw? {
    let handler = XMLScanner.Handler(begin: { _ in }, text: { _, _ in })
    return bytes.withUnsafeBufferPointer { bytes in
      do throws(XMLScanner.Flaw) {
        try XMLScanner.read(bytes, handler)
        return nil
      } catch {
        return error
      }
    }
  }

  @Test(
    arguments: [
      "<a/>", "<a></a>", "\u{FEFF}<a/>", "<?xml version='1.0'?><a/>",
      "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<a/>\n",
      "<!-- c --><?pi x?><?pi?><a/><!-- c -->",
      "<?xml version = '1.0'\r\nencoding\n=\"Utf-8\" ?><a/>", "<?xml-x y?><a/>",
      "<a b='1' c=\"2\"/>", "<a b = '1'\n/>", "<a></a >",
      "<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;</a>", "<a b='&#10;&amp;'/>",
      "<a><![CDATA[<b>&]] >]]></a>", "<ä.b-c_1/>", "<p:a xmlns:p='u'><p:b p:c=''/></p:a>",
      "<a xmlns='u'><b xmlns=''/></a>", "<a xml:lang='de'/>",
      "<a xmlns:xml='http://www.w3.org/XML/1998/namespace'/>", "<a>日本 > ]] </a>", "<a>\r\n\t</a>",
    ])
  func whatIsWellFormedIsTaken(_ text: String) {
    #expect(flaw(Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      "", " ", "a", "<a>", "<a", "<a b", "<a b=", "<a b='", "<a b='1'", "</a>", "<a></b>",
      "<a/><b/>", "<a/>x", "x<a/>", "<a b=1/>", "<a b/>", "<a b='1'c='2'/>", "<a b='1' b='2'/>",
      "<a b='<'/>", "<a>&</a>", "<a>&nbsp;</a>", "<a>&#0;</a>", "<a>&#xD800;</a>", "<a>&#;</a>",
      "<a>&#x;</a>", "<a>&#+65;</a>", "<a>&#99999999999;</a>", "<a>]]></a>", "<a><![CDATA[</a>",
      "<![CDATA[x]]>", "<a><!-- -- --></a>", "<a><!--</a>", "<!-- c",
      "<a><?xml version='1.0'?></a>",
      " <?xml version='1.0'?><a/>", "<1a/>", "< a/>", "<p:a/>", "<:a/>", "<a:/>",
      "<a:b:c xmlns:a='u'/>", "<a xmlns:p=''/>", "<p:1 xmlns:p='u'/>",
      "<a xmlns:xml='u'/>", "<a xmlns:xmlns='u'/>", "<a p:b=''/>", "<a>\u{1}</a>",
      "<!DOCTYPE a><a/>", "<?xml version='2.0'?><a/>",
      "<?xml encoding='UTF-8'?><a/>", "<?xml ?><a/>", "<?xml version='1.0'encoding='UTF-8'?><a/>",
      "<?xml version='1.0' standalone='maybe'?><a/>", "<?xm'l?><a/>", "<?a:b?><a/>",
      "<?xml version='1.0' ? ><a/>",
      "<?xml version='1.0' standalone='no' encoding='UTF-8'?><a/>",
      "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
      "<?xml version='1.0' encoding='ISO-8859-1'?><a/>", "<a><!DOCTYPE b></a>",
      "<p:a xmlns:p='u'/><!-- --><b/>", "<a><p:b xmlns:p='u'/><p:c/></a>",
    ])
  func whatIsNotWellFormedIsRefused(_ text: String) {
    #expect(flaw(Array(text.utf8)) != nil)
  }

  @Test func textInOtherEncodingsIsRefused() {
    #expect(flaw([0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E]) != nil)
    #expect(
      flaw([0xFF, 0xFE] + "<a/>".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) != nil)
    #expect(
      flaw([0xFE, 0xFF] + "<a/>".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) != nil)
  }

  @Test func aFlawSaysItsLine() {
    #expect(flaw(Array("<a>\n<b>\n</a>".utf8))?.line == 3)
    #expect(flaw(Array("<a>\n\n&x;</a>".utf8))?.line == 3)
  }

  @Test func depthNamespacesAndAttributesAreBounded() {
    func nested(_ count: Int) -> [UInt8] {
      Array(
        (String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)).utf8)
    }
    #expect(flaw(nested(256)) == nil)
    #expect(flaw(nested(257)) != nil)
    #expect(flaw(nested(100_000)) != nil)
    let many = (0..<40).map { " xmlns:p\($0)='u'" }.joined()
    #expect(flaw(Array("<a\(many)/>".utf8)) != nil)
    let attributes = (0..<300).map { " p\($0)='u'" }.joined()
    #expect(flaw(Array("<a\(attributes)/>".utf8)) != nil)
    // Those of siblings are not known at the same time.
    let siblings = (0..<100).map { "<b xmlns:p\($0)='u'/>" }.joined()
    #expect(flaw(Array("<a>\(siblings)</a>".utf8)) == nil)
  }

  @Test func everyBeginningOfAFileIsRefused() {
    let text = Array(
      "<?xml version='1.0'?><p:a xmlns:p='u' b='&lt;'><!-- c --><b>&#65;<![CDATA[x]]></b></p:a>"
        .utf8)
    #expect(flaw(text) == nil)
    for count in 0..<text.count { #expect(flaw(Array(text.prefix(count))) != nil) }
  }
}
