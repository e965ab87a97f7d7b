import Foundation

/// The common storage of all marks: values, positions in points, and dimensions.
///
/// It is a class, because marks are copied several times while generic content is built.
final class Mark {
  /// The values of a mark with two numbers or dates; otherwise they are in `fields`.
  private let point: MarkPoint?
  private let fields: MarkFields
  private let points: MarkPoints?
  /// Sets the initializer's other arguments; `nil` if all are defaults.
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

  /// Creates a mark at two values.
  init(x: ChartField, y: ChartField) {
    point = MarkPoint(x, y)
    fields = point == nil ? MarkFields(x: x, y: y) : MarkFields()
    (points, change) = (nil, nil)
  }

  func append(_ kind: MarkType, to list: inout MarkList, _ scope: MarkScope) {
    if let point { return list.append(kind, point, in: scope) }
    guard let change else { return list.append(kind, fields, in: scope, points) }
    var scope = scope
    change(&scope.traits)
    list.append(kind, fields, in: scope, points)
  }

  /// Returns a change of the traits; `nil` if all are defaults, so that marks share their traits.
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
  /// Returns the value as the start of an interval that ends with another value.
  func to(_ end: PlottableValue) -> ChartField {
    var field = self.field
    field.end = end.field.end ?? end.field.start
    field.unit = nil
    field.isSpan = true
    return field
  }
}
