/// The output of a rendering together with the diagnostics that it recorded.
///
/// ```swift
/// let result = try BarChartView(frame: bounds).rendered(as: .pdf)
/// for diagnostic in result.diagnostics { print(diagnostic) }
/// ```
///
/// In debug builds, unread diagnostics are printed to standard error when the last copy of a result
/// is released. `EASEL_DIAGNOSTICS=0` in the environment turns this off. `EASEL_DIAGNOSTICS=1`
/// turns it on in release builds too.
public struct RenderResult<Output> {
  /// The output of the rendering, such as the bytes of a file or an image.
  public var output: Output
  private var list: [Diagnostic]
  private var unread: UnreadDiagnostics?

  /// The diagnostics of the rendering, in the order in which they were recorded.
  ///
  /// Reading them marks them as read, so that they are not printed to standard error.
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

  /// The diagnostics of the rendering; reading this does not mark them as read.
  package var unreadDiagnostics: [Diagnostic] { list }

  /// Creates a result from an output and its diagnostics.
  public init(output: Output, diagnostics: [Diagnostic]) {
    self.output = output
    list = diagnostics
    unread = UnreadDiagnostics(diagnostics)
  }

  /// Creates a result from an output and the diagnostics of its rendering.
  package init(output: Output, of context: RenderContext) {
    self.output = output
    list = context.noted
    unread = context.handOver()
  }
}

extension RenderResult: Sendable where Output: Sendable {}
