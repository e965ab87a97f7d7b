/// A property whose value a block keeps over the evaluations of its body, like SwiftUI's `State`.
///
/// ```swift
/// struct Bars: Block {
///   @StateValue private var isGrown = false
///   var body: some Block {
///     Rectangle().frame(width: isGrown ? 120 : 0, height: 8).onAppear { isGrown = true }
///   }
/// }
/// ```
///
/// The value belongs to the block's position in one rendering. If it is set while the rendering runs the
/// actions of its blocks, the bodies are evaluated again, at most
/// ``/EaselCanvas/Limits/maximumBlockEvaluations`` times, and the last evaluation is drawn. Outside of a
/// rendering the property has its initial value, and setting it has no effect.
@propertyWrapper
public struct StateValue<Value>: StateProperty {
  package let key = StateKey()
  private let initial: Value

  package var initialValue: Any { initial }

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a property with its initial value, for an initializer of the block.
  public init(initialValue: Value) { initial = initialValue }

  /// The value in the rendering whose body or action runs; the initial value outside of one.
  public var wrappedValue: Value {
    get { value(in: StateScope.current?.cell(for: key)) }
    nonmutating set { StateScope.current?.cell(for: key)?.set(newValue) }
  }

  /// A binding to the value, `$name`, for another block.
  public var projectedValue: StateBinding<Value> {
    let cell = StateScope.current?.cell(for: key)
    return StateBinding(
      get: { value(in: cell) }, set: { cell?.set($0) })
  }

  private func value(in cell: StateCell?) -> Value {
    // Casting a missing value to an optional type would succeed.
    guard let cell else { return initial }
    return cell.value as? Value ?? initial
  }
}

// In an extension: in the type itself the compiler would take the initializer for the default of every
// property without a value.
extension StateValue where Value: ExpressibleByNilLiteral {
  /// Creates a property whose initial value is `nil`.
  public init() { self.init(wrappedValue: nil) }
}

/// A value with properties that are state, in a block that uses it, like SwiftUI's `DynamicProperty`.
///
/// ```swift
/// struct Selection: StateGroup {
///   @StateValue var row = 0
/// }
/// struct Rows: Block {
///   var selection = Selection()
///   var body: some Block { Text("Row \(selection.row)") }
/// }
/// ```
public protocol StateGroup {
  /// Prepares the value before the body of its block is evaluated.
  ///
  /// Easel does not call the function: what a body reads is current at any time.
  mutating func update()
}

extension StateGroup {
  /// Does nothing.
  public mutating func update() {}
}
