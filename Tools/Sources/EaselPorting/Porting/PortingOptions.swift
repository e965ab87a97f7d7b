/// The choices of a caller.
public struct PortingOptions: Hashable, Sendable {
  /// Whether views get an explicit `@MainActor`, which SwiftUI's protocols give them implicitly; false by
  /// default.
  public var addsIsolation: Bool
  /// The time for a file in seconds, after which it is left as it is; 60 by default.
  public var deadline: Double

  /// Creates options.
  public init(addsIsolation: Bool = false, deadline: Double = 60) {
    self.addsIsolation = addsIsolation
    self.deadline = deadline
  }
}
