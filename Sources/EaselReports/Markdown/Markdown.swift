import EaselBlocks
import EaselCanvas
import Foundation

/// Blocks that are made from Markdown source text: CommonMark with the extensions of GitHub.
///
/// The extensions are tables, task lists, strikethrough, bare addresses and footnotes.
///
/// ```swift
/// let notes = Section("Release notes") { Markdown("## Fixes\n\n- A crash is *gone*.") }
/// // With the images of the folder:
/// let chapter = Markdown("![Map](map.png)", baseURL: URL(filePath: "book"))
/// ```
///
/// Headings become sections inside those around the block, with entries in the outline and in
/// ``Contents``. A heading that skips a level gets the level directly below that of its parent,
/// with a warning of code `invalidStructure`. A link to `#heading` leads to the heading with that
/// name on GitHub. Footnotes are at the bottom of their page.
///
/// Images are read only from files in the folder `baseURL`; an image that is left out is replaced
/// by its alternative text. HTML is left out, except for `<br>`. Quotations and lists nested deeper
/// than 16 become part of those around them. Each of these cases has a diagnostic. A source of more
/// bytes than 20 times ``/EaselCanvas/Limits/maximumTextLength`` is left out, with an error of code
/// `limitExceeded`.
///
/// Markdown needs the package trait `Markdown`; without it the text is left out, with an error of
/// code `unsupportedOption`.
public struct Markdown: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let markdown: String
  let baseURL: URL?
  let source: SourceLocation
  /// The parsed source, if it was parsed before.
  var document: MarkdownDocument?

  /// Creates blocks, such as sections, lists and tables, from Markdown source text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - baseURL: The folder of the images, a file URL; `nil` leaves out all images. Images outside
  ///     of the folder are left out, too.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public init(
    _ source: String, baseURL: URL? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    markdown = source
    self.baseURL = baseURL
    self.source = SourceLocation(file, line)
  }
}

extension Markdown: BlockList {
  package func steps(_ inputs: NodeInputs) -> AnyIterator<BlockStep> {
    let inputs = inputs.entering("Markdown", source, stackAxis: inputs.stackAxis)
    let read: MarkdownDocument
    do throws(EaselError) {
      let limits = inputs.session.limits
      if let document, markdown.utf8.count <= MarkdownParser.mostBytes(limits) {
        read = document
      } else {
        read = try MarkdownParser.document(of: markdown, limits: limits)
      }
    } catch {
      inputs.note(.error, error.code, error.message, operation: "Markdown", value: error.value)
      return AnyIterator { nil }
    }
    var builder = MarkdownBuilder(read, baseURL, inputs)
    var blocks = builder.blocks().enumerated().makeIterator()
    return AnyIterator {
      blocks.next().map { BlockStep($0.element, inputs.appending(.position($0.offset))) }
    }
  }

  package func appendNodes(_ inputs: NodeInputs, to nodes: inout [any LayoutNode]) {
    for step in steps(inputs) { step.inputs.appendNodes(of: step.block, to: &nodes) }
  }
}
