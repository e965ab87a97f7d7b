import Foundation

@testable import EaselCanvas

/// What a case does, and what must come of it.
struct FaultProbe: Sendable {
  enum Outcome: Sendable, Hashable {
    /// The operation is refused: an error of this code is noted or thrown.
    case refused(EaselError.Code)
    /// The operation is carried out as far as it can be, which is noted with this code.
    case noted(EaselError.Code)
    /// Nothing is noted.
    case sound
    /// There is no call to make the mistake with.
    case impossible
  }

  enum Trial: Sendable {
    /// Drawing, on every canvas that there is.
    case drawing(@Sendable (any Canvas) throws -> Void)
    /// Calls that draw on no canvas, or on one of their own; gives what they noted.
    case calls(@Sendable () throws -> [Diagnostic])
    /// A test of its own, `Suite.function`.
    case test(String)
    case none
  }

  var outcome: Outcome
  var trial: Trial
  /// What more there is to say of the outcome.
  var remark = ""
}

// What drawing does.
extension FaultProbe {
  typealias Draw = @Sendable (any Canvas) throws -> Void

  static func refused(
    _ code: EaselError.Code, _ remark: String = "", _ draw: @escaping Draw
  ) -> FaultProbe {
    FaultProbe(outcome: .refused(code), trial: .drawing(draw), remark: remark)
  }

  static func noted(
    _ code: EaselError.Code, _ remark: String = "", _ draw: @escaping Draw
  ) -> FaultProbe {
    FaultProbe(outcome: .noted(code), trial: .drawing(draw), remark: remark)
  }

  static func sound(_ remark: String, _ draw: @escaping Draw) -> FaultProbe {
    FaultProbe(outcome: .sound, trial: .drawing(draw), remark: remark)
  }

  static func impossible(_ remark: String) -> FaultProbe {
    FaultProbe(outcome: .impossible, trial: .none, remark: remark)
  }
}

// What other calls do.
extension FaultProbe {
  static func calls(
    _ outcome: Outcome, _ remark: String = "",
    _ body: @escaping @Sendable () throws -> [Diagnostic]
  ) -> FaultProbe {
    FaultProbe(outcome: outcome, trial: .calls(body), remark: remark)
  }

  /// Calls that must throw.
  static func throwing(
    _ code: EaselError.Code, _ remark: String = "", _ body: @escaping @Sendable () throws -> Void
  ) -> FaultProbe {
    calls(.refused(code), remark) {
      try body()
      return []
    }
  }

  static func test(_ name: String, _ outcome: Outcome, _ remark: String = "") -> FaultProbe {
    FaultProbe(outcome: outcome, trial: .test(name), remark: remark)
  }
}

/// What a probe throws when the result is not the one that the case requires.
struct FaultMismatch: Error, CustomStringConvertible {
  var description: String

  static func unless(_ condition: Bool, _ description: @autoclosure () -> String) throws {
    if !condition { throw FaultMismatch(description: description()) }
  }
}
