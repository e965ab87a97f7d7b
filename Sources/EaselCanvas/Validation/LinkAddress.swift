/// The URL of a link that has passed the checks.
///
/// It has an allowed scheme and no character that could end the string in which a document contains
/// it.
package struct LinkAddress {
  /// The URL, percent-encoded.
  package let encoded: String

  /// The characters of RFC 3986 that are allowed in a URL.
  ///
  /// Quotes, brackets and backslash are missing, because they have a meaning in PDF, cairo's
  /// attributes and XML.
  private static let allowed = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#@!$&*+,;=%".utf8)

  package init?(_ text: String, schemes: Set<String>, longest: Int) {
    guard let colon = text.firstIndex(of: ":"), text.utf8.count <= longest,
      schemes.contains(text[..<colon].lowercased())
    else { return nil }
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var encoded = ""
    for byte in text.utf8 {
      if Self.allowed.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%"
        encoded.unicodeScalars.append(digits[Int(byte >> 4)])
        encoded.unicodeScalars.append(digits[Int(byte & 15)])
      }
    }
    guard encoded.utf8.count > text[...colon].utf8.count else { return nil }
    self.encoded = encoded
  }

  /// Returns the address of a URL within the limits of a rendering.
  ///
  /// Notes a URL that is not allowed and returns `nil`.
  package static func checked(_ url: String, in context: RenderContext) -> LinkAddress? {
    let address = LinkAddress(
      url, schemes: context.limits.linkSchemes, longest: context.limits.maximumLinkLength)
    if address == nil {
      context.note(
        .error, .invalidLink, "“\(url.prefix(80))” is not an allowed URL", operation: "link")
    }
    return address
  }
}
