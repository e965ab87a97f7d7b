/// The kind of a scale, such as linear, logarithmic or categorical.
public struct ScaleType: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case category, date
    case number(ScaleTransform)
  }

  let form: Form
  /// The name of the type, for diagnostics.
  let name: String

  private init(form: Form, name: String) {
    self.form = form
    self.name = name
  }

  /// Creates a type of scales of numbers.
  init(_ transform: ScaleTransform, _ name: String) {
    self.init(form: .number(transform), name: name)
  }

  /// A scale of categories, which have bands in the order of their first appearance.
  public static var category: ScaleType { ScaleType(form: .category, name: "category") }
  /// A continuous scale of dates.
  public static var date: ScaleType { ScaleType(form: .date, name: "date") }

  /// The transform of numbers before they are spaced evenly.
  var transform: ScaleTransform {
    if case .number(let transform) = form { transform } else { .linear }
  }
}
