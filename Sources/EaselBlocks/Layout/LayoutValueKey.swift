/// The key of a value that blocks pass to the ``Layout`` around them.
///
/// ```swift
/// struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
/// Text("wide").layoutValue(key: Weight.self, value: 2)     // subview[Weight.self] == 2
/// ```
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a block that sets none.
  static var defaultValue: Value { get }
}

extension Block {
  /// Passes a value to the ``Layout`` around the block.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some Block {
    ModifiedBlock(self, TraitModifier { $0[key, as: Key.Value.self] = value })
  }
}
