/// The contexts that were made current on one thread, the innermost last.
final class ContextStack {
  struct Entry {
    enum Kind {
      /// Put there by a call that another call undoes.
      case pushed
      /// A picture that is being drawn, until it is ended.
      case image
      /// A closure's end takes it away, so that nothing else may.
      case scoped
    }
    var context: GraphicsContext
    var kind: Kind
  }

  var entries: [Entry] = []

  private static let slot = ThreadSlot<ContextStack>()

  /// The stack of the calling thread; nil while nothing was ever pushed there.
  static var existing: ContextStack? { slot.existing }

  /// The stack of the calling thread.
  static var local: ContextStack { slot.local(ContextStack.init) }
}
