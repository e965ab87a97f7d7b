/// The behavior of one type of mark together with its drawing.
///
/// ```swift
/// enum TickForm: MarkForm {
///   static var name: String { "TickMark" }
///   …
///   static func addFigures(of runs: [Int], to builder: inout FigureBuilder) { … }
/// }
/// extension MarkType { static var tick: MarkType { MarkType(TickForm.self) } }
/// ```
protocol MarkForm: MarkBehavior {
  /// Adds the figures of all runs of the type, in a plot with scales.
  ///
  /// - Parameters:
  ///   - runs: The indices of the runs in the builder's marks.
  ///   - builder: The builder, which puts the figures of all types in their drawing order.
  static func addFigures(of runs: [Int], to builder: inout FigureBuilder)
}

extension MarkType {
  /// Creates the type of the marks of a form.
  init(_ form: any MarkForm.Type) { self.init(behavior: form) }

  /// The form, from which each type is created.
  var form: (any MarkForm.Type)? { behavior as? any MarkForm.Type }
}
