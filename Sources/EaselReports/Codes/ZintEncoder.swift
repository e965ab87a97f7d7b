import EaselCanvas
import Foundation

#if Barcodes
  internal import CZint
#endif

/// Makes the modules of Data Matrix and PDF417 with libzint.
enum ZintEncoder {
  /// A kind of code.
  enum Kind {
    case dataMatrix
    case pdf417

    var name: String { self == .dataMatrix ? "Data Matrix" : "PDF417" }

    /// The maximum number of digits, and of characters of any other text in Latin-1; those of PDF417
    /// with the error correction that the standard recommends, which libzint chooses.
    var capacity: (digits: Int, bytes: Int) {
      self == .dataMatrix ? (3_116, 1_555) : (2_528, 1_034)
    }
  }

  /// Returns the modules of a text, which are squares.
  ///
  /// - Throws: `invalidData` for a text that is empty or too long, `unsupportedOption` without the
  ///   package trait.
  static func grid(of text: String, _ kind: Kind) throws(EaselError) -> ModuleGrid {
    guard !text.isEmpty else {
      throw EaselError(.invalidData, "the text of a \(kind.name) code is empty; give it one")
    }
    let bytes = Array(text.utf8)
    // The digits of the largest code; libzint refuses shorter texts that do not fit.
    guard bytes.count <= kind.capacity.digits else { throw tooLong(bytes.count, kind) }
    #if Barcodes
      guard let symbol = ZBarcode_Create() else { throw outOfMemory(kind) }
      defer { ZBarcode_Delete(symbol) }
      symbol.pointee.symbology = kind == .dataMatrix ? BARCODE_DATAMATRIX : BARCODE_PDF417
      symbol.pointee.input_mode = UNICODE_MODE
      if kind == .dataMatrix { symbol.pointee.option_3 = DM_SQUARE }
      // Below this value it is a warning, such as that of another set of characters than Latin-1.
      let code = ZBarcode_Encode(symbol, bytes, Int32(bytes.count))
      guard code < ZINT_ERROR else {
        switch code {
        case ZINT_ERROR_TOO_LONG: throw tooLong(bytes.count, kind)
        case ZINT_ERROR_MEMORY: throw outOfMemory(kind)
        default:
          throw EaselError(
            .backendFailed, "libzint cannot encode a text in \(kind.name), with its code \(code)",
            value: "\(code)")
        }
      }
      let (width, rows) = (Int(symbol.pointee.width), Int(symbol.pointee.rows))
      // A row of PDF417 is three times as high as a module is wide (ISO/IEC 15438, 5.8.2).
      let height = kind == .pdf417 ? 3 : 1
      var isDark: [Bool] = []
      isDark.reserveCapacity(width * rows * height)
      for row in 0..<rows {
        let modules = (0..<width).map { zint_module(symbol, Int32(row), Int32($0)) != 0 }
        for _ in 0..<height { isDark += modules }
      }
      return ModuleGrid(width: width, height: rows * height, isDark: isDark)
    #else
      throw EaselError(
        .unsupportedOption,
        "\(kind.name) codes need the package trait “Barcodes” (libzint), which this build leaves out; turn "
          + "it on where the package is named: traits: [.defaults, \"Barcodes\"]")
    #endif
  }

  private static func tooLong(_ count: Int, _ kind: Kind) -> EaselError {
    let capacity = kind.capacity
    return EaselError(
      .invalidData,
      "a text of \(count) bytes has no room in a \(kind.name) code, which contains at most "
        + "\(capacity.bytes) bytes or \(capacity.digits) digits; shorten it", value: "\(count)")
  }

  private static func outOfMemory(_ kind: Kind) -> EaselError {
    EaselError(.outOfMemory, "there is not enough memory for a \(kind.name) code")
  }
}
