// Names that programs on servers give to types of their own, in a module that is imported beside
// Easel: in the importing module they would win without a word.

/// What a route takes and answers, as Vapor calls it.
public protocol Content: Codable, Sendable {}

/// What a program knows between two requests.
public struct State: Sendable {
  /// How many requests came.
  public var requests = 0

  /// Makes the state at the start.
  public init() {}
}

/// A direction, as SwiftUI calls it.
public enum Axis: Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}
