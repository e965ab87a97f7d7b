/// A link's URL after the checks: an allowed scheme, and nothing in it that could end the string
/// that a document wraps around it.
package struct LinkAddress {
  /// The URL, percent-encoded.
  package let encoded: String

  /// Characters of RFC 3986 that may stand in a URL, without quotes, brackets and backslash, which
  /// PDF, cairo's attributes and XML give a meaning of their own.
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

  /// The address of a URL by the limits of a rendering; nil, and noted, for one that is not allowed.
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
