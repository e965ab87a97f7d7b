import EaselBlocks

/// The place of an observable object in the environment, one for each type of object.
struct ObjectSlot<Object>: Hashable {}

private enum ObjectKey<Object>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  subscript<Object>(slot: ObjectSlot<Object>) -> Object? {
    get { self[ObjectKey<Object>.self] }
    set { self[ObjectKey<Object>.self] = newValue }
  }
}

/// A property that reads a value or an observable object of the environment.
@propertyWrapper
public struct Environment<Value> {
  private let read: () -> Value

  /// Creates a property that reads the environment value at a key path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    let value = EnvironmentValue(path)
    read = { value.wrappedValue }
  }

  /// Creates a property that reads the object of a type.
  ///
  /// Reading it is a fatal error if no view around this one has put such an object into the
  /// environment, as in SwiftUI: a view without its model has nothing to show.
  public init(_ type: Value.Type) where Value: AnyObject {
    let value = EnvironmentValue<Value?>(\.[ObjectSlot<Value>()])
    read = {
      guard let object = value.wrappedValue else {
        fatalError(
          "no object of the type \(Value.self) in the environment; put one in with "
            + ".environment(…) or .environmentObject(…) on a view around this one")
      }
      return object
    }
  }

  /// Creates a property that reads the object of a type; `nil` if there is none.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    let value = EnvironmentValue<Object?>(\.[ObjectSlot<Object>()])
    read = { value.wrappedValue }
  }

  /// The value in the environment of the body that is running.
  public var wrappedValue: Value { read() }
}

extension View {
  /// Puts an object into the environment of the view, for `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(\.[ObjectSlot<Object>()], object)
  }

  /// Puts an observable object into the environment of the view, for `@Environment(Type.self)`.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    environment(\.[ObjectSlot<Object>()], object)
  }
}
