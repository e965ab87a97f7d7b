import EaselBlocks

/// Runs a closure that changes state; the state after the change is drawn.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs a closure that changes state, and then the closure for the end of the animation.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Runs a closure that changes state, in a transaction, which has no effect.
@discardableResult
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs a closure that changes state, in a transaction with a changed property, which has no effect.
@discardableResult
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// The point at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool
  /// The end of the animation's logical duration.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// The end of the whole animation, such as that of a spring.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

extension Transaction {
  /// Whether a gesture measures the velocity; never in a rendering.
  public var tracksVelocity: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Runs the closure at once, since the state after the change is drawn.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { completion() }
}

extension Binding {
  /// Returns the binding, whose changes have no animation in a rendering.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// Returns the binding, whose changes have no transaction in a rendering.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension View {
  /// Returns the view unchanged: the state after a change of the value is drawn.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Returns the view unchanged: the state after a change is drawn.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Returns the view with the changes of a closure, without an animation.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(self)) }

  /// Returns the view unchanged, since a rendering has no transactions.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Returns the view unchanged, since a rendering has no transactions.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Returns the view with the changes of a closure, without a transaction.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(self)) }

  /// Returns the view unchanged: how the content changes is not drawn.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Returns the view unchanged: it is drawn as it is after it has appeared.
  public func transition(_ t: AnyTransition) -> some View { self }

  /// Returns the view unchanged: it is drawn as it is after it has appeared.
  public func transition<T: Transition>(_ transition: T) -> some View { self }

  /// Returns the view unchanged: views with one identity are drawn where each of them is.
  ///
  /// A view that takes the geometry of another one (`isSource: false`) keeps its own, with a note.
  @ViewBuilder
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    if isSource { self } else { inert("matchedGeometryEffect(isSource: false)") }
  }

  /// Returns the view unchanged: a transition from it is not drawn.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Returns the view unchanged: the geometry of its content is that after the change.
  public func geometryGroup() -> some View { self }
}

/// The properties that views with one identity share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The look of the source of a navigation transition.
public protocol MatchedTransitionSourceConfiguration {}

/// The look of the source of a navigation transition, without changes.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Returns the configuration unchanged.
  public func background(_ style: Color) -> Self { self }
  /// Returns the configuration unchanged.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// Returns the configuration unchanged.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}
