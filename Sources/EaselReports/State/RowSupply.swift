/// A source of rows that are loaded asynchronously.
protocol RowSupply: AnyObject {
  /// Waits for further rows.
  func load(_ isolation: isolated (any Actor)?) async throws
}
