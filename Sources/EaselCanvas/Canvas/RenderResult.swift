/// A rendering's output together with everything that it noted.
///
/// ```swift
/// let result = try view.rendered(as: .pdf)
/// for diagnostic in result.diagnostics { log.warning("\(diagnostic)") }
/// ```
///
/// In debug builds, diagnostics that nobody has read when the last copy of a result goes are printed to
/// standard error. `EASEL_DIAGNOSTICS=0` in the environment prevents it; `EASEL_DIAGNOSTICS=1` prints
/// them in release builds, too.
public struct RenderResult<Output> {
  /// The output.
  public var output: Output
  private var list: [Diagnostic]
  private var unread: UnreadDiagnostics?

  /// What was noted, in the order of its occurrence.
  public var diagnostics: [Diagnostic] {
    get {
      unread?.markAsRead()
      return list
    }
    set {
      unread?.markAsRead()
      list = newValue
    }
  }

  /// What was noted; it still counts as unread.
  package var unreadDiagnostics: [Diagnostic] { list }

  /// Pairs an output with its diagnostics.
  public init(output: Output, diagnostics: [Diagnostic]) {
    self.output = output
    list = diagnostics
    unread = UnreadDiagnostics(diagnostics)
  }

  /// Pairs an output with what its rendering noted.
  package init(output: Output, of context: RenderContext) {
    self.output = output
    list = context.noted
    unread = context.handOver()
  }
}

extension RenderResult: Sendable where Output: Sendable {}
