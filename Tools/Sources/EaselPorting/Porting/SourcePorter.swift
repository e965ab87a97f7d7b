/// Rewrites sources for iOS into sources that Easel compiles on Linux.
///
/// ```swift
/// let porter = SourcePorter()
/// let ported = porter.port(Array("import UIKit\n".utf8), name: "View.swift")
/// print(String(decoding: ported.bytes, as: UTF8.self))   // import EaselUIKit
/// ```
///
/// The bytes that no change touches are kept, so that a source with nothing to do is returned as it is.
public struct SourcePorter: Sendable {
  /// The choices of the caller.
  public var options: PortingOptions

  /// Creates a porter.
  public init(options: PortingOptions = PortingOptions()) { self.options = options }

  /// Returns the facts of sources that are ported together: the optional requirements of protocols,
  /// whose calls may be in another file.
  public func context(of sources: [[UInt8]]) -> PortingContext {
    let relevant = sources.filter { SourceBytes.contains("optional ", in: $0) }
    var context = PortingContext()
    for bytes in relevant where PortedSource.refusal(of: bytes, name: "") == nil {
      let names = withLargeStack(seconds: options.deadline) { () -> Set<String> in
        let source = ParsedSource(bytes)
        guard !source.isTooDeep else { return [] }
        let visitor = OptionalRequirementNames(viewMode: .sourceAccurate)
        visitor.walk(source.tree)
        return visitor.names
      }
      context.optionalRequirements.formUnion(names ?? [])
    }
    return context
  }

  /// Ports a source by itself.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8, with or without a byte order mark.
  ///   - name: The name of the file in diagnostics and in the diff.
  public func port(_ bytes: [UInt8], name: String) -> PortedSource {
    port(bytes, name: name, context: context(of: [bytes]))
  }

  /// Ports a source with the facts of the sources beside it.
  public func port(_ bytes: [UInt8], name: String, context: PortingContext) -> PortedSource {
    if let refused = PortedSource.refusal(of: bytes, name: name) { return refused }
    let run = PortingRun(name: name, context: context, options: options)
    if let ported = withLargeStack(seconds: options.deadline, { run.port(bytes) }) { return ported }
    return PortedSource(
      name, bytes, refusedAs: .tooSlow,
      "the file takes longer than \(options.deadline) seconds; look for deeply nested source, or "
        + "allow more time")
  }
}

extension PortedSource {
  /// Returns the result for a source that is not parsed at all; `nil` for one that is.
  static func refusal(of bytes: [UInt8], name: String) -> PortedSource? {
    guard bytes.count <= PortingLimits.maximumBytes else {
      let limit = PortingLimits.maximumBytes
      return PortedSource(
        name, bytes, refusedAs: .tooLarge,
        "the file has \(bytes.count) bytes, more than \(limit); split it, or port it by hand")
    }
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      return PortedSource(
        name, bytes, refusedAs: .notText,
        "the file is no text in UTF-8; convert it, or leave it out of the list")
    }
    guard SourceBytes.bracketDepth(of: bytes) <= PortingLimits.maximumBrackets else {
      return PortedSource(
        name, bytes, refusedAs: .tooDeep,
        "brackets are nested deeper than \(PortingLimits.maximumBrackets) levels; port it by hand")
    }
    guard !SourceBytes.repeatsAShortText(bytes) else {
      return PortedSource(
        name, bytes, refusedAs: .tooDeep,
        "a short text is repeated more than \(PortingLimits.maximumRepetitions) times; port it by hand"
      )
    }
    return nil
  }
}

extension ParsedSource {
  /// Whether the tree is too deep for visitors, which are recursive.
  var isTooDeep: Bool {
    bytes.count > PortingLimits.shallowBytes && isDeeper(than: PortingLimits.maximumDepth)
  }
}
