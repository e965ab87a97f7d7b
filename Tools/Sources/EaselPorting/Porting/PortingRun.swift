/// The porting of one source, on a thread with a large stack.
struct PortingRun: Sendable {
  let name: String
  let context: PortingContext
  let options: PortingOptions

  /// Parses the source, runs the passes, and parses the result.
  func port(_ bytes: [UInt8]) -> PortedSource {
    let mark = bytes.starts(with: SourceBytes.byteOrderMark) ? SourceBytes.byteOrderMark : []
    let original = Array(bytes.dropFirst(mark.count))
    let lines = LineTable(original)

    func diagnostic(
      _ severity: PortingDiagnostic.Severity, _ note: PortingNote
    ) -> PortingDiagnostic {
      let (line, column) = lines.position(of: note.offset)
      return PortingDiagnostic(
        file: name, line: line, column: column, severity: severity, code: note.code,
        message: note.message)
    }

    var rewriting = Rewriting(original, context, options)
    let fault = rewriting.parsingFault ?? rewriting.run(PassOrder.passes)
    if let fault {
      return PortedSource(name: name, bytes: bytes, diagnostics: [diagnostic(.error, fault)])
    }
    let text = rewriting.text
    return PortedSource(
      name: name, bytes: mark + text.bytes,
      diff: UnifiedDiff(of: text, name: name, prefix: mark).bytes, changes: rewriting.changes,
      diagnostics: PortingNote.inOrder(rewriting.notes).map { diagnostic(.warning, $0) },
      isChanged: text.bytes != text.original)
  }
}

/// A text while the passes rewrite it.
private struct Rewriting {
  private(set) var text: EditedText
  private(set) var changes: [PortingChange: Int] = [:]
  private(set) var notes: [PortingNote] = []
  private var source: ParsedSource
  private let context: PortingContext
  private let options: PortingOptions

  /// Parses a text.
  init(_ bytes: [UInt8], _ context: PortingContext, _ options: PortingOptions) {
    text = EditedText(bytes)
    source = ParsedSource(bytes)
    self.context = context
    self.options = options
  }

  /// The reason for which the source is not rewritten; `nil` if there is none.
  var parsingFault: PortingNote? {
    if source.isTooDeep {
      return PortingNote(
        offset: 0, code: .tooDeep,
        message: "the source is nested deeper than \(PortingLimits.maximumDepth) levels; "
          + "split its longest expression, or port it by hand")
    }
    return source.firstFault.map {
      PortingNote(
        offset: $0.offset, code: .notParsed, message: "\($0.message); the file is left as it is")
    }
  }

  /// Runs passes in order, and returns the reason for which their result is not used.
  mutating func run(_ passes: [RewritePass.Type]) -> PortingNote? {
    for pass in passes where !run(pass) {
      return PortingNote(
        offset: 0, code: .rewrittenInvalid,
        message: "the rewriting of \(pass.change.rawValue) does not end; the file is left as it is")
    }
    return source.firstFault.map {
      PortingNote(
        offset: text.originalOffset(of: $0.offset), code: .rewrittenInvalid,
        message:
          "the rewritten source does not parse here: \($0.message); the file is left as it is"
      )
    }
  }

  /// Runs a pass until it finds nothing; false if that does not happen.
  private mutating func run(_ pass: RewritePass.Type) -> Bool {
    for _ in 0..<PassOrder.maximumRounds {
      guard pass.triggers.contains(where: { SourceBytes.contains($0, in: text.bytes) }) else {
        return true
      }
      let round = pass.init(source, context, options)
      round.run()
      notes += round.notes.map {
        PortingNote(offset: text.originalOffset(of: $0.offset), code: $0.code, message: $0.message)
      }
      guard !round.edits.isEmpty else { return true }
      changes[pass.change, default: 0] += round.changes
      text.apply(SourceEdit.outermost(of: round.edits))
      source = ParsedSource(text.bytes)
    }
    return false
  }
}

/// A note for a person, with its position in the original.
private struct PortingNote: Hashable {
  var offset: Int
  var code: PortingCode
  var message: String

  /// Returns notes in the order of the source, each once: a further round of a pass repeats some.
  static func inOrder(_ notes: [PortingNote]) -> [PortingNote] {
    var known: Set<PortingNote> = []
    return notes.filter { known.insert($0).inserted }.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }
}
