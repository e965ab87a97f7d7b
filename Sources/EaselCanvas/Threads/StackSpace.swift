import Foundation

/// How much of the calling thread's stack is left, so that recursion ends before it does.
package struct StackSpace: Sendable {
  /// The lowest address of the stack; nil where the system does not tell.
  private let end: UInt?
  /// The bytes that were left when this was made.
  package let available: Int

  /// Looks at the calling thread's stack.
  package init() {
    let here = Self.currentAddress
    end = Self.endOfStack
    available = end.map { here > $0 ? Int(here - $0) : 0 } ?? .max
  }

  /// The bytes that are left, on the thread for which this was made.
  package var remaining: Int {
    guard let end else { return .max }
    let here = Self.currentAddress
    return here > end ? Int(here - end) : 0
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

  private static var endOfStack: UInt? {
    var attributes = pthread_attr_t()
    guard Self.attributes?(pthread_self(), &attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    var address: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return nil }
    return address.map { UInt(bitPattern: $0) }
  }
}
