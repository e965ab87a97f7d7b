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
  /// noted in its diagnostics; without any context nothing happens.
  public static func pop() {
    guard let stack = ContextStack.existing, let last = stack.entries.last else { return }
    guard last.kind == .pushed else {
      return last.context.noteUnbalanced(
        "pop", "a context was popped that was not pushed; call push(_:) before")
    }
    stack.entries.removeLast()
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
      if stack.entries.count > depth + 1 {
        canvas.context.note(
          .warning, .unbalancedState, "a pushed context was never popped; it was popped for you",
          operation: "push")
      }
      stack.entries.removeSubrange(depth...)
      context.finish()
    }
    return try body(context)
  }
}
