import Foundation

#if PDFImport
  internal import CQPDF

  /// A PDF file that libqpdf has open, which reads its objects when they are asked for.
  ///
  /// libqpdf does not repair files here, since it would guess, and does not traverse their pages,
  /// since it does so recursively.
  final class QPDFFile {
    private let handle: qpdf_data
    /// The name of the file in messages.
    private let name: String
    private static let errorBit: QPDF_ERROR_CODE = 2

    /// Opens a file whose bytes must not move until the end.
    ///
    /// - Throws: `invalidPDF` for a damaged or encrypted file.
    init(_ bytes: UnsafeRawBufferPointer, name: String) throws(EaselError) {
      guard let handle = qpdf_init() else {
        throw EaselError(.outOfMemory, "there is not enough memory to read “\(name)”")
      }
      self.handle = handle
      self.name = name
      qpdf_silence_errors(handle)
      qpdf_set_suppress_warnings(handle, 1)
      qpdf_set_attempt_recovery(handle, 0)
      let status = qpdf_read_memory(
        handle, "file", bytes.bindMemory(to: CChar.self).baseAddress, UInt64(bytes.count), nil)
      if status & Self.errorBit != 0 { throw failure() }
      try check()
      if qpdf_is_encrypted(handle) != 0 { throw EaselError.encryptedPDF(name) }
    }

    deinit {
      var handle: qpdf_data? = handle
      qpdf_cleanup(&handle)
    }

    /// Returns the error that libqpdf reports.
    private func failure() -> EaselError {
      guard let error = qpdf_get_error(handle) else {
        return EaselError.damagedPDF(name, "libqpdf cannot read it")
      }
      if qpdf_get_error_code(handle, error) == qpdf_e_password {
        return EaselError.encryptedPDF(name)
      }
      let text = qpdf_get_error_message_detail(handle, error).map { String(cString: $0) }
      return EaselError.damagedPDF(name, text ?? "libqpdf cannot read it")
    }

    /// Throws an error or a warning: a file with one is damaged.
    func check() throws(EaselError) {
      if qpdf_has_error(handle) != 0 { throw failure() }
      while qpdf_more_warnings(handle) != 0, let warning = qpdf_next_warning(handle) {
        let text = qpdf_get_error_message_detail(handle, warning).map { String(cString: $0) }
        if text.map(Self.isLargeSize) == true { continue }
        throw EaselError.damagedPDF(name, text ?? "libqpdf warns of it")
      }
    }

    /// Whether a warning is that of a `/Size` beyond the objects, which files that were edited have:
    /// no object is lost by it.
    ///
    /// The warning is “reported number of objects (9) is not one plus the highest object number (5)”.
    private static func isLargeSize(_ warning: String) -> Bool {
      guard warning.hasPrefix("reported number of objects") else { return false }
      let numbers = warning.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
      return numbers.count == 2 && numbers[0] > numbers[1]
    }

    /// The trailer dictionary.
    var trailer: PDFValue {
      get throws(EaselError) {
        let object = qpdf_get_trailer(handle)
        defer { qpdf_oh_release(handle, object) }
        return try value(of: object)
      }
    }

    /// Returns an object, and whether it is a stream, of which it is the dictionary.
    func object(_ reference: PDFReference) throws(EaselError) -> (value: PDFValue, isStream: Bool) {
      guard let (number, generation) = numbers(of: reference) else { return (.null, false) }
      let object = qpdf_get_object_by_id(handle, number, generation)
      defer { qpdf_oh_release(handle, object) }
      let isStream = qpdf_oh_is_stream(handle, object) != 0
      try check()
      guard isStream else { return (try value(of: object), false) }
      let dictionary = qpdf_oh_get_dict(handle, object)
      defer { qpdf_oh_release(handle, dictionary) }
      return (try value(of: dictionary), true)
    }

    private func numbers(of reference: PDFReference) -> (Int32, Int32)? {
      guard let number = Int32(exactly: reference.number), number > 0,
        let generation = Int32(exactly: reference.generation), generation >= 0
      else { return nil }
      return (number, generation)
    }

    private func value(of object: qpdf_oh) throws(EaselError) -> PDFValue {
      let text = qpdf_oh_unparse_resolved(handle, object)
      let count = qpdf_get_last_string_length(handle)
      let bytes = text.map {
        [UInt8](UnsafeRawBufferPointer(start: UnsafeRawPointer($0), count: count))
      }
      try check()
      guard let value = bytes.flatMap(PDFValue.init) else {
        throw EaselError.damagedPDF(name, "an object is too deep or not valid")
      }
      return value
    }

    /// Returns the bytes of a stream.
    ///
    /// - Parameter isDecoded: Whether all filters that are no image codecs are undone.
    func stream(_ reference: PDFReference, isDecoded: Bool = false) throws(EaselError) -> [UInt8] {
      guard let (number, generation) = numbers(of: reference) else { return [] }
      let object = qpdf_get_object_by_id(handle, number, generation)
      defer { qpdf_oh_release(handle, object) }
      var (bytes, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
      var isFiltered: QPDF_BOOL = 0
      let status = qpdf_oh_get_stream_data(
        handle, object, isDecoded ? qpdf_dl_generalized : qpdf_dl_none, &isFiltered, &bytes, &count)
      defer { free(bytes) }
      if status & Self.errorBit != 0 { throw failure() }
      try check()
      if isDecoded, isFiltered == 0 {
        throw EaselError.damagedPDF(name, "a content stream cannot be decoded")
      }
      return bytes.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    }
  }
#endif

extension EaselError {
  /// The error for a file with a password, or with restrictions.
  static func encryptedPDF(_ name: String) -> EaselError {
    EaselError(
      .invalidPDF,
      "“\(name)” is encrypted; give a copy without a password, as “qpdf --decrypt” writes it",
      operation: "EmbeddedPDF", value: name)
  }

  /// The error for a file that is not sound.
  static func damagedPDF(_ name: String, _ reason: String) -> EaselError {
    EaselError(
      .invalidPDF,
      "“\(name)” is damaged or no PDF file: \(SanitizedText(String(reason.prefix(200))).text); give "
        + "a sound copy, as “qpdf in.pdf out.pdf” writes it",
      operation: "EmbeddedPDF", value: name)
  }
}
