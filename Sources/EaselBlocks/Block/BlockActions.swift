extension Block {
  /// Runs a closure once, when the bodies have been evaluated for the first time.
  ///
  /// ```swift
  /// struct Gauge: Block {
  ///   @StateValue private var share = 0.0
  ///   var body: some Block {
  ///     Circle().trim(to: share).stroke(.blue).onAppear { share = 0.7 }
  ///   }
  /// }
  /// ```
  ///
  /// If the closure changes state, the bodies are evaluated again, so that the final state is drawn.
  ///
  /// - Parameter action: The closure; `nil` does nothing.
  public func onAppear(perform action: (() -> Void)? = nil) -> some Block {
    ModifiedBlock(self, AppearModifier(action: action))
  }

  /// Runs a closure if a value differs from that of the last evaluation of the bodies.
  ///
  /// - Parameters:
  ///   - value: The value that is compared.
  ///   - initial: Whether the closure also runs after the first evaluation.
  ///   - action: The closure, with the old and the new value; at first both are the value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Block {
    ModifiedBlock(self, ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs a closure if a value differs from that of the last evaluation of the bodies.
  ///
  /// - Parameters:
  ///   - value: The value that is compared.
  ///   - initial: Whether the closure also runs after the first evaluation.
  ///   - action: The closure.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Block {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

private struct AppearModifier: NodeModifier {
  static var wrapsNodes: Bool { false }
  let action: (() -> Void)?

  func update(_ inputs: inout NodeInputs) {
    guard let action, inputs.session.state.appear(inputs.identity) else { return }
    inputs.addAction(action)
  }
}

private struct ChangeModifier<Value: Equatable>: NodeModifier {
  static var wrapsNodes: Bool { false }
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func update(_ inputs: inout NodeInputs) {
    let old = inputs.session.state.observe(value, by: inputs.identity)
    guard old.map({ $0 != value }) ?? isInitial else { return }
    inputs.addAction { action(old ?? value, value) }
  }
}

extension NodeInputs {
  /// Notes that state still changes after all evaluations that are allowed.
  func noteUnstableState(_ evaluations: Int) {
    note(
      .warning, .unstableState,
      "state still changes after \(evaluations) evaluations, and the last one is drawn; let onAppear change "
        + "state only once",
      operation: "Limits.maximumBlockEvaluations", value: "\(evaluations)")
  }

  /// Adds an action that runs after this evaluation, with the state and environment of the block.
  package func addAction(_ action: @escaping () -> Void) {
    session.actions.add { run(action) }
  }

  /// Adds a task of the block, which a rendering that waits for tasks runs once.
  ///
  /// - Parameters:
  ///   - id: The identity of the task: it runs again if this is another one than in the last evaluation.
  ///   - action: The task.
  package func addTask<ID: Equatable>(
    id: ID, _ action: @escaping () async -> Void
  ) {
    let identity = identity.appending(.type(BlockTask.self))
    let state = session.state
    session.add(
      BlockTask(
        scope: TaskScope(scope: scope), action: action,
        start: { state.observe(id, by: identity) != id }))
  }
}

/// A task of a block, with the state that it reads and sets.
///
/// It can go to another thread, since whoever renders the block waits for it, and runs one task at a time: what
/// its closure refers to is used by one of them at a time. One that takes too long was told to end, and may
/// then still run beside a rendering. The state that it shares with the bodies has locks; an object of the
/// user that both refer to is the user's to protect, as with any task.
package struct BlockTask: @unchecked Sendable {
  let scope: TaskScope
  let action: () async -> Void
  /// Registers that the task runs; returns whether it has not run before with the same identity.
  package let start: () -> Bool

  /// Runs the task until it ends or a time has come; returns whether it has ended.
  ///
  /// A task that ignores its cancellation goes on, and nobody waits for it.
  package func run(until deadline: ContinuousClock.Instant) async -> Bool {
    let (results, continuation) = AsyncStream<Bool>.makeStream()
    let task = Task {
      await scope.withCurrent { await action() }
      continuation.yield(true)
      continuation.finish()
    }
    let timer = Task {
      try await Task.sleep(until: deadline, clock: .continuous)
      continuation.yield(false)
      continuation.finish()
    }
    let hasEnded = await results.first { _ in true } ?? false
    task.cancel()
    timer.cancel()
    return hasEnded
  }
}
