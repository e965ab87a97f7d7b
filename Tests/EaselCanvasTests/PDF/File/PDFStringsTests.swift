import Foundation
import Testing

@testable import EaselCanvas

/// Strings within dictionaries, and digests.
@Suite struct PDFStringsTests {
  private func strings(_ text: String) -> (found: [[UInt8]], text: String) {
    var found: [[UInt8]] = []
    let result = PDFStrings.replacing(in: Array(text.utf8)) {
      found.append($0)
      return [0xAB]
    }
    return (found, String(decoding: result, as: UTF8.self))
  }

  @Test(
    arguments: [
      ("/A (b)", ["b"]), ("/A (b(c)d) /E (f)", ["b(c)d", "f"]), ("(\\(\\)\\\\)", ["()\\"]),
      ("(\\n\\r\\t\\b\\f\\101\\7z\\q)", ["\n\r\t\u{8}\u{C}A\u{7}zq"]), ("(a\\\nb)", ["ab"]),
      ("<616263>", ["abc"]), ("<61 62\n6>", ["ab`"]), ("<>", [""]), ("()", [""]),
      ("<< /A <61> /B << /C (d) >> >>", ["a", "d"]), ("<</A(b)>>", ["b"]),
      ("/A 1 [2 3 R] true", []),
    ])
  func eachStringIsFound(_ text: String, _ expected: [String]) {
    let (found, result) = strings(text)
    #expect(found == expected.map { Array($0.utf8) })
    #expect(result.components(separatedBy: "<AB>").count == expected.count + 1)
  }

  @Test func partsOutsideOfStringsAreUnchanged() {
    #expect(strings("<< /A (b) /C <</D<61>>> >>").text == "<< /A <AB> /C <</D<AB>>> >>")
    #expect(strings("/Length 5 /Filter /Flate#20").text == "/Length 5 /Filter /Flate#20")
  }

  @Test(arguments: ["(", "<", "(a", "<6", "(\\", "(\\1", "<<", "(((", ">"])
  func anUnterminatedStringEndsWithTheText(_ text: String) {
    _ = strings(text)
  }

  @Test func theWritersStringsAreReadBack() {
    var writer = PDFWriter()
    writer.string("a(b)\\c")
    writer.string("é")
    writer.hexadecimal([0, 255])
    let (found, _) = strings(String(decoding: writer.bytes, as: UTF8.self))
    #expect(found == [Array("a(b)\\c".utf8), [0xFE, 0xFF, 0, 0xE9], [0, 255]])
  }

  /// The test suite of RFC 1321, and lengths around a block.
  @Test(
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
      ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
      (
        "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
        "57edf4a22be3c955ac49da2e2107b67a"
      ),
      (String(repeating: "a", count: 55), "ef1772b6dff9a122358552954ad0df65"),
      (String(repeating: "a", count: 56), "3b0c8ac703f828b04c6c197006d17218"),
      (String(repeating: "a", count: 64), "014842d480b571495a4a0363793f7367"),
    ])
  func md5IsThatOfTheStandard(_ text: String, _ expected: String) {
    let digest = Data(text.utf8).withUnsafeBytes(MD5.digest)
    #expect(
      digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == expected)
  }
}
