import Foundation

extension GraphicsContext {
  /// The current context of this thread, on which calls such as ``BezierPath/fill()`` and
  /// ``Color/setFill()`` act; `nil` outside of drawing.
  ///
  /// Each thread has its own.
  public static var current: GraphicsContext? { ContextStack.existing?.entries.last?.context }

  /// Makes a context the current one of this thread until ``pop()``.
  ///
  /// Prefer ``withCurrent(_:_:)``, which always restores the previous context.
  public static func push(_ context: GraphicsContext) {
    ContextStack.local.entries.append(.init(context: context, kind: .pushed))
  }

  /// Removes the context that was pushed last and makes the previous one current.
  ///
  /// A context that a rendering or ``beginImage(size:scale:isOpaque:)`` made current is not
  /// removed. The call is then noted as a warning.
  public static func pop() {
    guard let last = ContextStack.existing?.entries.last, last.kind == .pushed else {
      return noteUnmatched(
        "pop", "a context was popped that was not pushed; call push(_:) before")
    }
    ContextStack.local.entries.removeLast()
  }

  /// Notes an end without its beginning as a warning.
  ///
  /// No drawing is lost by it.
  static func noteUnmatched(_ operation: String, _ message: String) {
    report([Diagnostic(.warning, .unbalancedState, message, operation: operation)])
  }

  /// Passes diagnostics to the current context, or prints them if there is none to return them.
  package static func report(_ diagnostics: [Diagnostic]) {
    guard let context = current?.canvas.context else { return DiagnosticReport.print(diagnostics) }
    for diagnostic in diagnostics { context.note(diagnostic) }
  }

  /// Runs a closure with a new context that draws on a canvas and is current meanwhile; returns the
  /// closure's result.
  ///
  /// ```swift
  /// GraphicsContext.withCurrent(canvas) { context in
  ///   Color.systemBlue.setFill()
  ///   BezierPath(ovalIn: context.boundingBoxOfClipPath).fill()
  /// }
  /// ```
  ///
  /// States, layers and contexts that the closure leaves open are ended. Each one is recorded as a
  /// diagnostic: a layer as an error, a state or a context as a warning.
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
