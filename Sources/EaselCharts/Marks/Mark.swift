import Foundation

/// What the initializers of all marks come to: values, positions in points, and dimensions.
///
/// What few marks have lies in an object of its own, so that a mark is quickly copied.
struct Mark {
  var fields: MarkFields
  private var extra: Extra?

  private final class Extra {
    let points: MarkPoints?
    /// Sets what the initializer says besides; nil where it says nothing.
    let change: ((inout MarkTraits) -> Void)?

    init(_ points: MarkPoints?, _ change: ((inout MarkTraits) -> Void)?) {
      self.points = points
      self.change = change
    }
  }

  init(
    _ fields: MarkFields, _ points: MarkPoints? = nil,
    _ change: ((inout MarkTraits) -> Void)? = nil
  ) {
    self.fields = fields
    if points != nil || change != nil { extra = Extra(points, change) }
  }

  func append(_ kind: MarkKind, to list: inout MarkList, _ scope: MarkScope) {
    guard let extra else { return list.append(kind, fields, in: scope) }
    guard let change = extra.change else {
      return list.append(kind, fields, in: scope, extra.points)
    }
    var scope = scope
    change(&scope.traits)
    list.append(kind, fields, in: scope, extra.points)
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
