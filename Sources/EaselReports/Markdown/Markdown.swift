import EaselBlocks
import EaselCanvas
import Foundation

/// Blocks of a text in Markdown: CommonMark with GitHub's tables, task lists, strikethrough, bare
/// addresses and footnotes.
///
/// ```swift
/// Section("Release notes") { Markdown(notes) }
/// Markdown(chapter, baseURL: URL(filePath: "book"))         // with the images beside it
/// ```
///
/// Headings become sections beneath those around the block, with their places in the outline and in
/// ``Contents``; one that skips a level takes the next one, and is noted as `invalidStructure`. A
/// link to `#heading` leads to the heading that GitHub calls so. Notes stand at the foot of their
/// page.
///
/// Images come from files in the folder `baseURL` only; where one is left out, its alternative text
/// stands instead. HTML is left out, but for `<br>`. Quotations and lists deeper than 16 become
/// part of those around them. All of that is noted. A source longer than 20 times
/// ``/EaselCanvas/Limits/maximumTextLength`` is left out, noted as `limitExceeded`.
///
/// Markdown needs the package trait `Markdown`; without it `unsupportedOption` is noted.
public struct Markdown: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let markdown: String
  let baseURL: URL?
  let source: SourceLocation
  /// What the source says, where it was read before.
  var document: MarkdownDocument?

  /// Makes blocks of a text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - baseURL: The folder of the images, a file URL; nil leaves all images out. Paths that lead
  ///     out of it are left out, too.
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
