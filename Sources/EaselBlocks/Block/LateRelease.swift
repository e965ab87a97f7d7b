import EaselCanvas

/// Lets go of values that lie within one another one after another: nested deep enough, they would take
/// more stack than there is.
///
/// A class calls it in its `deinit`. The `deinit` of what lies within
/// comes here too, while the outermost call still runs, and leaves its own value to that.
enum LateRelease {
  /// Values that are let go of on this thread.
  private final class Remains {
    var values: [Any] = []
    var isEmptied = false
  }

  private static let remains = ThreadSlot<Remains>()

  /// Takes a value away from its owner, and lets go of it once the outermost call of the thread comes to
  /// it.
  ///
  /// - Parameters:
  ///   - value: The value that is let go of.
  ///   - empty: What the owner has instead.
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
