import EaselCanvas

/// Releases nested values one after another, since deeply nested values would overflow the stack.
///
/// A class calls it in its `deinit`. While the outermost call is running, the `deinit` of a nested
/// value calls it too and leaves its own value to the outermost call.
enum LateRelease {
  /// The values that are being released on this thread.
  private final class Remains {
    var values: [Any] = []
    var isEmptied = false
  }

  private static let remains = ThreadSlot<Remains>()

  /// Takes a value from its owner and releases it in the outermost call of the thread.
  ///
  /// - Parameters:
  ///   - value: The value to release.
  ///   - empty: The value that the owner keeps instead.
  static func release<Value>(_ value: inout Value, leaving empty: Value) {
    let remains = remains.local { Remains() }
    remains.values.append(value)
    value = empty
    guard !remains.isEmptied else { return }
    remains.isEmptied = true
    while remains.values.popLast() != nil {}
    remains.isEmptied = false
  }
}
