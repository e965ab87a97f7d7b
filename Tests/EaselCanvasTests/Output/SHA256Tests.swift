import Foundation
import Testing

@testable import EaselCanvas

/// The digest by which files are recognized.
@Suite struct SHA256Tests {
  /// The digest in hexadecimal digits.
  private static func digest(_ bytes: [UInt8]) -> String {
    let words = bytes.withUnsafeBytes(SHA256.digest).words
    return (0..<8).map { index in
      let digits = String(words[index], radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The examples of FIPS 180-4, and the empty text.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
    #expect(Self.digest(Array(text.utf8)) == digest)
  }

  @Test func aMillionCharactersHaveTheDigestOfTheStandard() {
    #expect(
      Self.digest([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}
