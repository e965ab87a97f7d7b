import EaselBlocks
import Foundation

/// A model object whose properties views show, without Combine.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher of changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// The publisher of changes, which nobody listens to: bodies read the current values.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of changes, which nobody listens to: bodies read the current values.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Bindings to the properties of an object, `$object.name`.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> {
    Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// A property with an object that is stored elsewhere.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  /// The object.
  public var wrappedValue: Object
  /// Creates a property with an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Creates a property with an object.
  public init(initialValue: Object) { wrappedValue = initialValue }
  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
  /// The type of bindings to the properties of the object.
  public typealias Wrapper = ObjectBindings<Object>
}

/// A property with an observable object, for bindings to its properties.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
  /// The object.
  public var wrappedValue: Object
  /// Creates a property with an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Creates a property with an object.
  public init(_ object: Object) { wrappedValue = object }
  /// The property itself, whose members are bindings.
  public var projectedValue: Bindable<Object> { self }
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// A property with an object that the view makes once in a rendering.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private final class Maker {
    let make: () -> Object
    lazy var object = make()
    init(_ make: @escaping () -> Object) { self.make = make }
  }

  @State private var maker: Maker

  /// Creates a property with an object, which is made when it is first read.
  public init(wrappedValue: @autoclosure @escaping () -> Object) {
    _maker = State(wrappedValue: Maker(wrappedValue))
  }
  /// The object.
  public var wrappedValue: Object { maker.object }
  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<Object>.Wrapper { ObjectBindings(object: wrappedValue) }
}

/// A property with an object that a view around this one has put into the environment.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  @Environment<Object> private var object: Object
  /// Creates a property that reads the object of its type.
  public init() { _object = Environment(Object.self) }
  /// The object; reading it is a fatal error if the environment has none of the type.
  public var wrappedValue: Object { object }
  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<Object>.Wrapper { ObjectBindings(object: object) }
}
