extension RenderOptions {
  /// A rule that decides which diagnostics a rendering throws.
  ///
  /// A rendering that throws has no output.
  ///
  /// ```swift
  /// let errors = RenderOptions(policy: .strict)
  /// let errorsAndFonts = RenderOptions(policy: .strict(and: [.fontSubstituted]))
  /// let errorsAndWarnings = RenderOptions(policy: .custom { $0.severity >= .warning })
  /// ```
  ///
  /// With every policy, ``RenderResult/diagnostics`` and ``RenderContext/diagnostics`` have the
  /// complete list.
  public struct Policy: Hashable, Sendable {
    private enum Rule: Hashable, Sendable {
      case strict(and: Set<EaselError.Code>)
      case throwing(Set<EaselError.Code>)
      case lenient
      case custom(Decision)
    }

    /// A closure that is equal only to itself.
    private final class Decision: Hashable, Sendable {
      let shouldThrow: @Sendable (Diagnostic) -> Bool

      init(_ shouldThrow: @escaping @Sendable (Diagnostic) -> Bool) {
        self.shouldThrow = shouldThrow
      }

      static func == (a: Decision, b: Decision) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private var rule: Rule

    /// The default policy, which throws the first diagnostic of error severity.
    public static let strict = Policy(rule: .strict(and: []))
    /// The policy that throws no diagnostic; the rendering returns its output with the diagnostics.
    public static let lenient = Policy(rule: .lenient)

    /// Returns a policy that throws the first diagnostic that is an error or has one of the codes.
    public static func strict(and codes: Set<EaselError.Code>) -> Policy {
      Policy(rule: .strict(and: codes))
    }

    /// Returns a policy that throws only the first diagnostic with one of the codes, of any
    /// severity.
    public static func throwing(_ codes: Set<EaselError.Code>) -> Policy {
      Policy(rule: .throwing(codes))
    }

    /// Returns a policy that throws the first diagnostic for which the closure returns `true`.
    ///
    /// The closure is called while diagnostics are recorded, until it returns `true`. Two such
    /// policies are equal only if they are copies of one policy.
    public static func custom(
      _ shouldThrow: @escaping @Sendable (Diagnostic) -> Bool
    ) -> Policy {
      Policy(rule: .custom(Decision(shouldThrow)))
    }

    /// Returns whether a diagnostic is one that the policy throws.
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
