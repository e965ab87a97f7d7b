import Foundation

/// What the initializers of all marks come to: values, positions in points, and dimensions.
///
/// An object, since marks are copied several times on their way through content of any type.
final class Mark {
  /// The values of a mark of two numbers or dates; else they are fields.
  private let point: MarkPoint?
  private let fields: MarkFields
  private let points: MarkPoints?
  /// Sets what the initializer says besides; nil where it says nothing.
  private let change: ((inout MarkTraits) -> Void)?

  init(
    _ fields: MarkFields, _ points: MarkPoints? = nil,
    _ change: ((inout MarkTraits) -> Void)? = nil
  ) {
    point = nil
    self.fields = fields
    self.points = points
    self.change = change
  }

  /// A mark at two values.
  init(x: ChartField, y: ChartField) {
    point = MarkPoint(x, y)
    fields = point == nil ? MarkFields(x: x, y: y) : MarkFields()
    (points, change) = (nil, nil)
  }

  func append(_ kind: MarkKind, to list: inout MarkList, _ scope: MarkScope) {
    if let point { return list.append(kind, point, in: scope) }
    guard let change else { return list.append(kind, fields, in: scope, points) }
    var scope = scope
    change(&scope.traits)
    list.append(kind, fields, in: scope, points)
  }

  /// A change of the traits; nil where all is automatic, so that marks share their traits.
  static func change(
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) -> ((inout MarkTraits) -> Void)? {
    guard width != .automatic || height != .automatic || stacking != .standard else { return nil }
    return {
      $0.width = width
      $0.height = height
      $0.stacking = stacking
    }
  }
}

extension PlottableValue {
  /// The value as the beginning of an interval that ends with another one.
  func to(_ end: PlottableValue) -> ChartField {
    var field = self.field
    field.end = end.field.end ?? end.field.start
    field.unit = nil
    field.isSpan = true
    return field
  }
}
