extension RenderOptions {
  /// Which diagnostics of a rendering are thrown, so that it leaves no output.
  ///
  /// ```swift
  /// RenderOptions(policy: .strict)                                  // every error
  /// RenderOptions(policy: .strict(and: [.fontSubstituted]))         // and foreign fonts
  /// RenderOptions(policy: .custom { $0.severity >= .warning })      // warnings too
  /// ```
  ///
  /// Whatever it is, ``RenderResult/diagnostics`` and ``RenderContext/diagnostics`` hold the whole
  /// list.
  public struct Policy: Hashable, Sendable {
    private enum Rule: Hashable, Sendable {
      case strict(and: Set<EaselError.Code>)
      case throwing(Set<EaselError.Code>)
      case lenient
      case custom(Decision)
    }

    /// A closure that is only equal to itself.
    private final class Decision: Hashable, Sendable {
      let shouldThrow: @Sendable (Diagnostic) -> Bool

      init(_ shouldThrow: @escaping @Sendable (Diagnostic) -> Bool) {
        self.shouldThrow = shouldThrow
      }

      static func == (a: Decision, b: Decision) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private var rule: Rule

    /// Throw the first diagnostic of error severity.
    public static let strict = Policy(rule: .strict(and: []))
    /// Throw nothing: return the output together with the list.
    public static let lenient = Policy(rule: .lenient)

    /// Throw the first diagnostic of error severity or with one of these codes.
    public static func strict(and codes: Set<EaselError.Code>) -> Policy {
      Policy(rule: .strict(and: codes))
    }

    /// Throw the first diagnostic with one of these codes, whatever its severity; no other.
    public static func throwing(_ codes: Set<EaselError.Code>) -> Policy {
      Policy(rule: .throwing(codes))
    }

    /// Throw the first diagnostic for which the closure is true.
    ///
    /// It is asked once for each, as they are noted. Two such policies are equal only if one is a
    /// copy of the other.
    public static func custom(
      _ shouldThrow: @escaping @Sendable (Diagnostic) -> Bool
    ) -> Policy {
      Policy(rule: .custom(Decision(shouldThrow)))
    }

    /// Whether a diagnostic is thrown.
    public func shouldThrow(_ diagnostic: Diagnostic) -> Bool {
      switch rule {
      case .strict(let codes): diagnostic.severity == .error || codes.contains(diagnostic.code)
      case .throwing(let codes): codes.contains(diagnostic.code)
      case .lenient: false
      case .custom(let decision): decision.shouldThrow(diagnostic)
      }
    }
  }
}
