import Foundation

/// The remaining stack of the calling thread, so that deep recursion can continue on another one.
package final class StackSpace: Sendable {
  /// The address below which the stack is short, or 0 if the system does not provide it.
  private let shortage: UInt
  /// The lowest address of the stack, or 0 if the system does not provide it.
  private let end: UInt

  /// The stack that a leaf of a recursion may need, to lay out text or to run a closure of the
  /// user.
  private static let reserve: UInt = 160 * 1024

  /// Determines the stack of the calling thread.
  private init() {
    let stack = Self.stack
    end = stack?.end ?? 0
    // Half of a small stack may be used before it counts as short.
    shortage = stack.map { $0.end + min(Self.reserve, $0.size / 2) } ?? 0
  }

  private static let ofThreads = ThreadSlot<StackSpace>()

  /// Whether the stack of the calling thread is nearly used up.
  ///
  /// It is `false` for an address outside of the stack: sanitizers store local variables elsewhere.
  @inline(never)
  package static var isShort: Bool {
    let (here, space) = (currentAddress, ofThreads.local { StackSpace() })
    return here < space.shortage && here >= space.end
  }

  /// The remaining bytes of the calling thread's stack.
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

  /// `pthread_getattr_np`, an extension of the C library that its Swift module does not have.
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
