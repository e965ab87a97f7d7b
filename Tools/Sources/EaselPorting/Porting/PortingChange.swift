/// A kind of change, as a report counts them.
public enum PortingChange: String, Hashable, Sendable, CaseIterable {
  /// An import line.
  case `import`
  /// A condition of `#if`.
  case condition
  /// A preview that was cut.
  case preview
  /// An `@Entry` that was written out.
  case entry
  /// An `@objc` attribute, with those of its family.
  case objc
  /// An optional requirement of a protocol, or a call of one.
  case optional
  /// An `@NSManaged` property.
  case managed
  /// A `perform(_:with:)`.
  case perform
  /// A `#selector`.
  case selector
  /// A `#keyPath`.
  case keyPath
  /// An outlet.
  case outlet
  /// An isolation to the main actor.
  case isolation
}
