/// The kind of a scale, such as linear, logarithmic or categorical.
public struct ScaleType: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case category, date
    case businessDays(BusinessDays)
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

  /// Creates a type of scales of business days.
  init(_ days: BusinessDays) {
    self.init(form: .businessDays(days), name: "businessDays")
  }

  /// A scale of categories, which have bands in the order of their first appearance.
  public static var category: ScaleType { ScaleType(form: .category, name: "category") }
  /// A continuous scale of dates.
  public static var date: ScaleType { ScaleType(form: .date, name: "date") }

  /// The days of a scale of business days; `nil` for other types.
  var businessDays: BusinessDays? {
    if case .businessDays(let days) = form { days } else { nil }
  }

  /// The transform of numbers before they are spaced evenly.
  var transform: ScaleTransform {
    if case .number(let transform) = form { transform } else { .linear }
  }
}
