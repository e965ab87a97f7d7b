import EaselCanvas
import Foundation

#if QRCode
  internal import CQRCode
#endif

/// Makes the modules of QR codes with libqrencode.
enum QREncoder {
  /// The maximum number of bytes in a code, at the lowest correction.
  private static let mostBytes = 2_953
  /// The maximum number of digits in a code, if all characters are digits.
  private static let mostDigits = 7_089

  /// Returns the modules of a text.
  ///
  /// - Throws: `invalidData` for a text that is empty or too long, `unsupportedOption` without the
  ///   package trait.
  static func grid(
    of text: String, _ correction: QRCode.ErrorCorrection, isBytewise: Bool
  ) throws(EaselError) -> ModuleGrid {
    guard !text.isEmpty else {
      throw EaselError(.invalidData, "the text of a QR code is empty; give it one")
    }
    let bytes = Array(text.utf8)
    guard bytes.count <= mostDigits else { throw tooLong(bytes.count) }
    #if QRCode
      let level =
        switch correction {
        case .low: QR_ECLEVEL_L
        case .medium: QR_ECLEVEL_M
        case .quartile: QR_ECLEVEL_Q
        case .high: QR_ECLEVEL_H
        }
      // A C string ends at a zero byte, so a text with one is encoded as data.
      let code =
        isBytewise || bytes.contains(0)
        ? QRcode_encodeData(Int32(bytes.count), bytes, 0, level)
        : QRcode_encodeString(text, 0, level, QR_MODE_8, 1)
      guard let code else {
        if errno == ENOMEM {
          throw EaselError(.outOfMemory, "there is not enough memory for a QR code")
        }
        throw tooLong(bytes.count)
      }
      defer { QRcode_free(code) }
      let width = Int(code.pointee.width)
      guard width > 0, let data = code.pointee.data else {
        throw EaselError(.backendFailed, "libqrencode returned a QR code without modules")
      }
      // The lowest bit is set in dark modules.
      let modules = UnsafeBufferPointer(start: data, count: width * width).map { $0 & 1 == 1 }
      return ModuleGrid(width: width, height: width, isDark: modules)
    #else
      throw EaselError(
        .unsupportedOption,
        "QR codes need the package trait “QRCode” (libqrencode), which this build leaves out; turn it "
          + "on where the package is named: traits: [.defaults, \"QRCode\"]")
    #endif
  }

  private static func tooLong(_ count: Int) -> EaselError {
    EaselError(
      .invalidData,
      "a text of \(count) bytes has no room in a QR code, which contains at most \(mostBytes) bytes or "
        + "\(mostDigits) digits, and fewer with more error correction; shorten it, or choose a lower "
        + "correction",
      value: "\(count)")
  }
}
