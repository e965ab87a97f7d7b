/// The type of a mark, such as a bar or a line.
///
/// ```swift
/// struct Sale { var month: String; var amount: Double }
/// let chart = Chart([Sale(month: "May", amount: 12)]) {
///   BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
/// }
/// let layout = chart.layout(in: CGSize(width: 300, height: 200))
/// let bars = layout.panels[0].figures.filter { $0.kind == .bar }
/// ```
public struct MarkType: Hashable, Sendable, CustomStringConvertible {
  /// The meaning of marks of the type for axes, legends and texts.
  let behavior: any MarkBehavior.Type

  /// Creates the type of marks with a behavior.
  ///
  /// Types of marks are created from a form, which also draws them: `MarkType(BarForm.self)`.
  init(behavior: any MarkBehavior.Type) { self.behavior = behavior }

  /// The name of the type, such as `bar` for a ``BarMark``.
  public var description: String {
    let name = behavior.name.hasSuffix("Mark") ? behavior.name.dropLast(4) : behavior.name[...]
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns whether two types are the same.
  public static func == (a: MarkType, b: MarkType) -> Bool {
    ObjectIdentifier(a.behavior) == ObjectIdentifier(b.behavior)
  }

  /// Adds the identity of the type to a hash value.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(behavior)) }
}

extension MarkType {
  // Properties of their own, since key paths cannot lead through a metatype.
  var isConnected: Bool { behavior.isConnected }
  var isReference: Bool { behavior.isReference }
  var isPolar: Bool { behavior.isPolar }
  var fillsSteps: Bool { behavior.fillsSteps }
  var isNamedByAxis: Bool { behavior.isNamedByAxis }
  var sample: MarkSample { behavior.sample }
  var anchor: MarkAnchor { behavior.anchor }
  var valuePosition: MarkValuePosition { behavior.valuePosition }
  /// Whether marks are points of lines.
  var isLine: Bool { isConnected && sample == .line }
  /// Whether marks are points of the edges of filled layers.
  var isLayer: Bool { isConnected && sample == .swatch }
}

extension Collection where Element == MarkType {
  /// The types in the order of their ranks; a set has no order of its own.
  func ranked() -> [MarkType] {
    sorted {
      ($0.behavior.rank, $0.behavior.name) < ($1.behavior.rank, $1.behavior.name)
    }
  }
}
