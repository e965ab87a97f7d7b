/// The stack of the contexts that were made current on one thread, the innermost last.
final class ContextStack {
  struct Entry {
    enum Kind {
      /// Added by a call that another call undoes.
      case pushed
      /// An image that is being drawn, until it is ended.
      case image
      /// A PDF document that is being drawn, until it is ended.
      case document
      /// Added for the duration of a closure.
      ///
      /// No other call may remove it.
      case scoped
    }
    var context: GraphicsContext
    var kind: Kind
  }

  var entries: [Entry] = []

  // The document cannot be completed here: when a thread ends, what that needs may be gone already.
  deinit { for entry in entries { entry.context.abandonPages() } }

  /// Removes the entries above a depth and notes a warning for each in the context below it.
  ///
  /// Documents are completed.
  func unwind(to depth: Int) {
    while entries.count > max(depth, 0), let last = entries.popLast() {
      let context = entries.last?.context.canvas.context
      let message =
        switch last.kind {
        case .pushed, .scoped: "a pushed context was never popped; it was popped for you"
        case .image: "an image was begun and never ended; it was ended for you"
        case .document: "a PDF document was begun and never ended; it was ended for you"
        }
      context?.note(.warning, .unbalancedState, message, operation: "push")
      if last.kind == .document { last.context.closePages() }
    }
  }

  private static let slot = ThreadSlot<ContextStack>()

  /// The stack of the calling thread, or `nil` if nothing was ever pushed there.
  static var existing: ContextStack? { slot.existing }

  /// The stack of the calling thread, created on first use.
  static var local: ContextStack { slot.local(ContextStack.init) }
}
