extension Phrases {
  /// The names of codes in their alternative texts, such as "QR code".
  public struct Codes: Sendable {
    /// The name of a QR code.
    public var qrCode: Wording
    /// The name of a barcode of vertical bars.
    public var barcode: Wording
  }
}
