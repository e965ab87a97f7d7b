import EaselCanvas
import Foundation

#if Markdown
  internal import CMarkdown
#endif

/// Parses Markdown with cmark-gfm.
enum MarkdownParser {
  /// The maximum length of a source, in bytes.
  static func mostBytes(_ limits: Limits) -> Int {
    let (most, isTooMany) = max(limits.maximumTextLength, 0).multipliedReportingOverflow(by: 20)
    return isTooMany ? .max : most
  }

  /// Parses a source.
  ///
  /// - Throws: `limitExceeded` for a source that is too long or would take too long, `outOfMemory`,
  ///   or `unsupportedOption` without the package trait.
  static func document(
    of source: String, limits: Limits = Limits()
  ) throws(EaselError) -> MarkdownDocument {
    let guarding = MarkdownGuard(source)
    let most = mostBytes(limits)
    guard guarding.byteCount <= most else {
      throw EaselError(
        .limitExceeded,
        "a Markdown source of \(guarding.byteCount) bytes is longer than \(most), 20 times "
          + "Limits.maximumTextLength; split it, or raise the limit",
        value: "\(guarding.byteCount)")
    }
    guard !guarding.hasManyDeclarations else {
      throw EaselError(
        .limitExceeded,
        "a Markdown source has so many beginnings of HTML declarations (“<!A”) that reading it "
          + "would take too long; leave them out")
    }
    #if Markdown
      return try read(source, guarding)
    #else
      throw EaselError(
        .unsupportedOption,
        "Markdown needs the package trait “Markdown” (cmark-gfm), which this build leaves out; "
          + "turn it on where the package is named: traits: [.defaults, \"Markdown\"]")
    #endif
  }

  #if Markdown
    // While it parses a document, cmark-gfm adds the special characters of its extensions to a
    // table of the process, and removes them afterwards
    // (`cmark_manage_extensions_special_characters`): two documents in parallel would remove the
    // characters of each other.
    private static let lock = NSLock()

    private static func read(
      _ source: String, _ guarding: MarkdownGuard
    ) throws(EaselError) -> MarkdownDocument {
      lock.lock()
      defer { lock.unlock() }
      // Does nothing if they are registered already.
      cmark_gfm_core_extensions_ensure_registered()
      guard let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES) else { throw outOfMemory }
      defer { cmark_parser_free(parser) }
      for name in ["table", "strikethrough", "autolink", "tasklist"] {
        guard name != "table" || !guarding.hasLargeTables else { continue }
        guard let kind = cmark_find_syntax_extension(name) else {
          throw EaselError(.backendFailed, "cmark-gfm lacks its extension “\(name)”")
        }
        cmark_parser_attach_syntax_extension(parser, kind)
      }
      var source = source
      source.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          guard let start = bytes.baseAddress else { return }
          cmark_parser_feed(parser, start, bytes.count)
        }
      }
      guard let root = cmark_parser_finish(parser) else { throw outOfMemory }
      defer { cmark_node_free(root) }
      guard let iterator = cmark_iter_new(root) else { throw outOfMemory }
      defer { cmark_iter_free(iterator) }
      var reader = MarkdownReader()
      while true {
        let event = cmark_iter_next(iterator)
        guard event != CMARK_EVENT_DONE, event != CMARK_EVENT_NONE else { break }
        guard let node = cmark_iter_get_node(iterator) else { break }
        reader.read(MarkdownNode(node), isEnter: event == CMARK_EVENT_ENTER)
      }
      var document = reader.finish()
      document.hasLargeTables = guarding.hasLargeTables
      return document
    }

    private static var outOfMemory: EaselError {
      EaselError(.outOfMemory, "there is not enough memory to read Markdown")
    }
  #endif
}
