import Foundation

extension GraphicsContext {
  /// The context that ``BezierPath/fill()``, ``Color/setFill()`` and their like draw on.
  ///
  /// It is nil outside of drawing. Each thread has its own.
  public static var current: GraphicsContext? { ContextStack.existing?.entries.last?.context }

  /// Makes a context the current one of this thread, until ``pop()``.
  ///
  /// Prefer ``withCurrent(_:_:)``, which cannot be left unbalanced.
  public static func push(_ context: GraphicsContext) {
    ContextStack.local.entries.append(.init(context: context, kind: .pushed))
  }

  /// Takes away the context that was pushed last.
  ///
  /// One that a rendering or ``beginImage(size:scale:isOpaque:)`` put there stays, and the call is
  /// noted as a warning.
  public static func pop() {
    guard let last = ContextStack.existing?.entries.last, last.kind == .pushed else {
      return noteUnmatched(
        "pop", "a context was popped that was not pushed; call push(_:) before")
    }
    ContextStack.local.entries.removeLast()
  }

  /// Notes an end without its beginning, from which nothing is lost.
  static func noteUnmatched(_ operation: String, _ message: String) {
    report([Diagnostic(.warning, .unbalancedState, message, operation: operation)])
  }

  /// Hands what was noted to the current context; without one it is printed as what nobody reads, since
  /// no call returns it.
  package static func report(_ diagnostics: [Diagnostic]) {
    guard let context = current?.canvas.context else { return DiagnosticReport.print(diagnostics) }
    for diagnostic in diagnostics { context.note(diagnostic) }
  }

  /// Runs the closure with a context over the canvas as the current one.
  ///
  /// ```swift
  /// GraphicsContext.withCurrent(canvas) { context in
  ///   Color.systemBlue.setFill()
  ///   BezierPath(ovalIn: context.boundingBoxOfClipPath).fill()
  /// }
  /// ```
  ///
  /// States, layers and contexts that the closure leaves open are ended, each with a warning.
  public static func withCurrent<Result>(
    _ canvas: any Canvas, _ body: (GraphicsContext) throws -> Result
  ) rethrows -> Result {
    let context = GraphicsContext(canvas)
    let stack = ContextStack.local
    let depth = stack.entries.count
    stack.entries.append(.init(context: context, kind: .scoped))
    defer {
      stack.unwind(to: depth + 1)
      stack.entries.removeSubrange(depth...)
      context.finish()
    }
    return try body(context)
  }
}
