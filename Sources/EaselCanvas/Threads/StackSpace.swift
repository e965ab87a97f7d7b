import Foundation

/// How much of the calling thread's stack is left, so that recursion can go on elsewhere before it ends.
package final class StackSpace: Sendable {
  /// Below this address the stack is short; 0 where the system does not tell.
  private let shortage: UInt

  /// What a leaf of a recursion may take: a text is set, a closure of the user's draws.
  private static let reserve: UInt = 160 * 1024

  /// Looks at the calling thread's stack.
  private init() {
    shortage = Self.endOfStack.map { $0 + Self.reserve } ?? 0
  }

  private static let ofThreads = ThreadSlot<StackSpace>()

  /// Whether the calling thread's stack is about to end.
  @inline(never)
  package static var isShort: Bool {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    return here < ofThreads.local { StackSpace() }.shortage
  }

  private typealias Attributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// `pthread_getattr_np`, an extension of the C library that its Swift module leaves out.
  private static let attributes: Attributes? = {
    guard let address = dlsym(dlopen(nil, RTLD_NOW), "pthread_getattr_np") else { return nil }
    return unsafeBitCast(address, to: Attributes.self)
  }()

  private static var endOfStack: UInt? {
    var attributes = pthread_attr_t()
    guard Self.attributes?(pthread_self(), &attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    var address: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &address, &size) == 0, size > 2 * Self.reserve
    else { return nil }
    return address.map { UInt(bitPattern: $0) }
  }
}
