import EaselCanvas
import Foundation

/// The requests of a dictionary with Core Graphics' keys about a PDF document or one of its pages.
struct PDFContextInfo {
  /// The metadata of the document.
  var document = DocumentInfo()
  /// The bounds of the page, if given.
  var mediaBox: CGRect?
  /// Diagnostics about requests that are ignored.
  var diagnostics: [Diagnostic] = []
  /// The error for a request that must not be ignored.
  var failure: EaselError?

  init(_ dictionary: [AnyHashable: Any]?) {
    var values: [String: Any] = [:]
    for (key, value) in dictionary ?? [:] {
      // On Linux, strings of Foundation and of Swift are keys of different types.
      values[(key.base as? NSString).map { $0 as String } ?? "\(key.base)"] = value
    }
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { take(key, value) }
  }

  private mutating func take(_ key: String, _ value: Any) {
    switch key {
    case "kCGPDFContextTitle": document.title = text(key, value)
    case "kCGPDFContextAuthor": document.author = text(key, value)
    case "kCGPDFContextCreator": document.creator = text(key, value)
    case "kCGPDFContextSubject": document.subject = text(key, value)
    case "kCGPDFContextKeywords":
      let list = (value as? [Any])?.compactMap(Self.string)
      document.keywords = list ?? text(key, value).map { [$0] } ?? []
    case "kCGPDFContextMediaBox":
      mediaBox = Self.rect(value)
      if mediaBox == nil { note(key, value, "is not a rectangle, and is left out") }
    case "kCGPDFContextOwnerPassword", "kCGPDFContextUserPassword":
      guard Self.string(value) != "" else { return }
      failure = EaselError(
        .unsupportedOption,
        "\(key) asks for a document that only a password opens; documents are not encrypted here, so "
          + "none is made: leave the key out, or encrypt the file by another program",
        operation: key)
    case "kCGPDFContextAllowsPrinting", "kCGPDFContextAllowsCopying",
      "kCGPDFContextCreateLinearizedPDF", "kCGPDFContextCreatePDFA":
      let isAsked = (value as? Bool ?? (value as? NSNumber)?.boolValue) ?? true
      let isUsual = key.hasPrefix("kCGPDFContextAllows")
      if isAsked != isUsual { note(key, value, "is not supported, and is left out") }
    default: note(key, value, "is not supported, and is left out")
    }
  }

  private mutating func text(_ key: String, _ value: Any) -> String? {
    let text = Self.string(value)
    if text == nil { note(key, value, "is not a text, and is left out") }
    return text
  }

  private mutating func note(_ key: String, _ value: Any, _ problem: String) {
    diagnostics.append(
      Diagnostic(
        .warning, .unsupportedOption, "the value of \(key) \(problem)", operation: key,
        value: String("\(value)".prefix(80))))
  }

  private static func string(_ value: Any) -> String? {
    (value as? String) ?? (value as? NSString).map { $0 as String }
  }

  private static func rect(_ value: Any) -> CGRect? {
    if let rect = value as? CGRect { return rect }
    // `rectValue` of a boxed value of another type, such as a number, would end the process.
    if let box = value as? NSValue,
      String(cString: box.objCType) == String(cString: NSValue(rect: .zero).objCType)
    {
      return box.rectValue
    }
    guard let data = value as? Data ?? (value as? NSData).map({ $0 as Data }),
      data.count == MemoryLayout<CGRect>.size
    else { return nil }
    return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
  }
}
