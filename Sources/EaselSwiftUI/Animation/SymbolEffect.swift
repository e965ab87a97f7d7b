import EaselBlocks

/// An animated change of a symbol; a rendering draws the symbol without it.
public protocol SymbolEffect: Sendable {
  /// Whether the symbol is not shown while the effect is active.
  var _hidesSymbol: Bool { get }
}

extension SymbolEffect {
  /// Whether the symbol is not shown while the effect is active.
  public var _hidesSymbol: Bool { false }
}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that runs when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A symbol effect of the system, with its options, which have no effect.
public struct SystemSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  /// Whether the symbol is not shown while the effect is active.
  public private(set) var _hidesSymbol = false

  init(hidesSymbol: Bool = false) { _hidesSymbol = hidesSymbol }

  /// The effect on the layers of the symbol one after another.
  public var byLayer: Self { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: Self { self }
  /// The effect upwards.
  public var up: Self { self }
  /// The effect downwards.
  public var down: Self { self }
  /// The effect to the left.
  public var left: Self { self }
  /// The effect to the right.
  public var right: Self { self }
  /// The effect forwards in reading direction.
  public var forward: Self { self }
  /// The effect backwards in reading direction.
  public var backward: Self { self }
  /// The effect clockwise.
  public var clockwise: Self { self }
  /// The effect counterclockwise.
  public var counterClockwise: Self { self }
  /// The effect without rest.
  public var plain: Self { self }
  /// The effect of breathing with a pulse.
  public var pulse: Self { self }
  /// The effect on one layer after another, each of them again off.
  public var iterative: Self { self }
  /// The effect on one layer after another.
  public var cumulative: Self { self }
  /// The effect forwards and backwards.
  public var reversing: Self { self }
  /// The effect forwards only.
  public var nonReversing: Self { self }
  /// The effect that dims layers.
  public var dimInactiveLayers: Self { self }
  /// The effect that hides layers.
  public var hideInactiveLayers: Self { self }
  /// The effect that takes the old symbol away downwards and brings the new one upwards.
  public var downUp: Self { self }
  /// The effect that takes the old symbol away upwards.
  public var upUp: Self { self }
  /// The effect that takes the old symbol away at once.
  public var offUp: Self { self }
  /// Returns the effect with a preferred replacement.
  public func magic(fallback: SystemSymbolEffect) -> Self { self }
}

extension SymbolEffect where Self == SystemSymbolEffect {
  /// The effect that the system chooses.
  public static var automatic: SystemSymbolEffect { SystemSymbolEffect() }
  /// The effect that lets the symbol appear.
  public static var appear: SystemSymbolEffect { SystemSymbolEffect() }
  /// The effect after which the symbol is not shown.
  public static var disappear: SystemSymbolEffect { SystemSymbolEffect(hidesSymbol: true) }
  /// The effect that bounces.
  public static var bounce: SystemSymbolEffect { SystemSymbolEffect() }
  /// The effect that breathes.
  public static var breathe: SystemSymbolEffect { SystemSymbolEffect() }
  /// The effect that changes the opacity.
  public static var pulse: SystemSymbolEffect { SystemSymbolEffect() }
  /// The effect that replaces a symbol.
  public static var replace: SystemSymbolEffect { SystemSymbolEffect() }
  /// The effect that rotates.
  public static var rotate: SystemSymbolEffect { SystemSymbolEffect() }
  /// The effect that scales.
  public static var scale: SystemSymbolEffect { SystemSymbolEffect() }
  /// The effect that highlights layers one after another.
  public static var variableColor: SystemSymbolEffect { SystemSymbolEffect() }
  /// The effect that wiggles.
  public static var wiggle: SystemSymbolEffect { SystemSymbolEffect() }
  /// The effect that draws the symbol.
  public static var drawOn: SystemSymbolEffect { SystemSymbolEffect() }
  /// The effect after whose strokes the symbol is not shown.
  public static var drawOff: SystemSymbolEffect { SystemSymbolEffect(hidesSymbol: true) }
}

/// The speed and the repetition of a symbol effect, which have no effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Repeats without a rest.
    public static let continuous = RepeatBehavior()
    /// Repeats with a rest.
    public static let periodic = RepeatBehavior()
    /// Returns a repetition with a rest, in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// The options by default.
  public static let `default` = SymbolEffectOptions()
  /// Repeats without end.
  public static let repeating = SymbolEffectOptions()
  /// Does not repeat.
  public static let nonRepeating = SymbolEffectOptions()
  /// Repeats without end.
  public var repeating: SymbolEffectOptions { self }
  /// Does not repeat.
  public var nonRepeating: SymbolEffectOptions { self }
  /// Returns the options of another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// Returns the options of another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Returns the options of several runs.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Returns the options of several runs.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Returns the options of a repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  /// Returns the options of a repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}

extension View {
  /// Returns the view as it is while a symbol effect is active: unchanged, or not shown.
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { opacity(isActive && effect._hidesSymbol ? 0 : 1) }

  /// Returns the view unchanged, as it is after a symbol effect.
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Returns the view unchanged, without symbol effects.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
