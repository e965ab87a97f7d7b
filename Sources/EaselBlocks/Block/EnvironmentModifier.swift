extension Block {
  /// Sets an environment value for the block and everything in it.
  ///
  /// ```swift
  /// Text(1_284.5, format: .currency(code: "EUR"))
  ///   .environment(\.locale, Locale(identifier: "de_DE"))
  /// ```
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Block {
    ModifiedBlock(self, EnvironmentModifier { $0[keyPath: path] = value })
  }

  /// Changes an environment value with a closure, for the block and everything in it.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some Block {
    ModifiedBlock(self, EnvironmentModifier { transform(&$0[keyPath: path]) })
  }
}

/// Changes the environment of a block.
struct EnvironmentModifier: NodeModifier {
  static var wrapsNodes: Bool { false }
  let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  func update(_ inputs: inout NodeInputs) { change(&inputs.environment) }
}
