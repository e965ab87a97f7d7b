/// The contexts that were made current on one thread, the innermost last.
final class ContextStack {
  struct Entry {
    enum Kind {
      /// Put there by a call that another call undoes.
      case pushed
      /// A picture that is being drawn, until it is ended.
      case image
      /// A PDF document that is being drawn, until it is ended.
      case document
      /// A closure's end takes it away, so that nothing else may.
      case scoped
    }
    var context: GraphicsContext
    var kind: Kind
  }

  var entries: [Entry] = []

  // What a document is completed with may be gone from a thread that ends.
  deinit { for entry in entries { entry.context.abandonPages() } }

  /// Takes away what lies beyond a depth, each with a warning in the context that stays; documents are
  /// completed.
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

  /// The stack of the calling thread; nil while nothing was ever pushed there.
  static var existing: ContextStack? { slot.existing }

  /// The stack of the calling thread.
  static var local: ContextStack { slot.local(ContextStack.init) }
}
