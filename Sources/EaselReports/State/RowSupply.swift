/// Rows that come when they are waited for.
protocol RowSupply: AnyObject {
  /// Waits for further rows.
  func load(_ isolation: isolated (any Actor)?) async throws
}
