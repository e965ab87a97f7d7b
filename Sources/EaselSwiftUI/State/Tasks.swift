import EaselBlocks

extension View {
  /// Runs a task when the view appears, in a rendering that waits for tasks.
  ///
  /// ``ImageRenderer/runTasks(timeLimit:)`` runs it and waits for it; other renderings draw the view as it
  /// is before the task has ended.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> some View {
    ModifiedBlock(self, TaskModifier(id: true, action: action))
  }

  /// Runs a task when the view appears and when a value changes, in a rendering that waits for tasks.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> some View {
    ModifiedBlock(self, TaskModifier(id: id, action: action))
  }
}

private struct TaskModifier<ID: Equatable>: NodeModifier {
  static var wrapsNodes: Bool { false }
  let id: ID
  let action: () async -> Void

  func update(_ inputs: inout NodeInputs) { inputs.addTask(id: id, action) }
}
