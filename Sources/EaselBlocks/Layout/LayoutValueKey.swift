/// The type that identifies a value that a block passes to the ``Layout`` around it, and gives its
/// default.
///
/// ```swift
/// struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
/// Text("wide").layoutValue(key: Weight.self, value: 2)     // subview[Weight.self] == 2
/// ```
public protocol LayoutValueKey {
  /// The type of the value that a block passes to its layout.
  associatedtype Value
  /// The value of a block that sets none.
  static var defaultValue: Value { get }
}

extension Block {
  /// Sets the value of a key, which the ``Layout`` around the block can read.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some Block {
    ModifiedBlock(self, TraitModifier { $0[key, as: Key.Value.self] = value })
  }
}
