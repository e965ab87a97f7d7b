import Foundation

/// How much of the calling thread's stack is left, so that recursion can go on elsewhere before it ends.
package final class StackSpace: Sendable {
  /// Below this address the stack is short; 0 where the system does not tell.
  private let shortage: UInt
  /// The lowest address of the stack; 0 where the system does not tell.
  private let end: UInt

  /// What a leaf of a recursion may take: a text is set, a closure of the user's draws.
  private static let reserve: UInt = 160 * 1024

  /// Looks at the calling thread's stack.
  private init() {
    let stack = Self.stack
    end = stack?.end ?? 0
    // A small stack is short from the beginning, but not before.
    shortage = stack.map { $0.end + min(Self.reserve, $0.size / 2) } ?? 0
  }

  private static let ofThreads = ThreadSlot<StackSpace>()

  /// Whether the calling thread's stack is about to end.
  ///
  /// What lies below the stack is not on it: sanitizers keep locals elsewhere, where nothing can be told.
  @inline(never)
  package static var isShort: Bool {
    let (here, space) = (currentAddress, ofThreads.local { StackSpace() })
    return here < space.shortage && here >= space.end
  }

  /// The bytes of the calling thread's stack that are left.
  @inline(never)
  package static var remaining: Int {
    let (here, end) = (currentAddress, ofThreads.local { StackSpace() }.end)
    return end > 0 && here > end ? Int(here - end) : .max
  }

  private static var currentAddress: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  private typealias Attributes =
    @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

  /// `pthread_getattr_np`, an extension of the C library that its Swift module leaves out.
  private static let attributes: Attributes? = {
    guard let address = dlsym(dlopen(nil, RTLD_NOW), "pthread_getattr_np") else { return nil }
    return unsafeBitCast(address, to: Attributes.self)
  }()

  private static var stack: (end: UInt, size: UInt)? {
    var attributes = pthread_attr_t()
    guard Self.attributes?(pthread_self(), &attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    var address: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return nil }
    return address.map { (UInt(bitPattern: $0), UInt(size)) }
  }
}
