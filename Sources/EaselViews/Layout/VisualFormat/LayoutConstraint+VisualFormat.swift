import EaselCanvas
import Foundation

extension LayoutConstraint {
  /// Returns the inactive constraints of a row or a column that is written in Apple's visual format
  /// language.
  ///
  /// ```swift
  /// let (page, name, value) = (View(frame: bounds), Label(), Label())
  /// page.addSubview(name)
  /// page.addSubview(value)
  /// let constraints = try LayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[name(>=60)]-gap-[value(==name@750)]-(>=8)-|",
  ///   options: .alignAllFirstBaseline, metrics: ["gap": 12],
  ///   views: ["name": name, "value": value])
  /// LayoutConstraint.activate(constraints)
  /// ```
  ///
  /// `|` is the edge of the superview. `[name]` is a view, with conditions on its size in
  /// parentheses. `-` is the standard spacing of 8 points, or the layout margin next to an edge.
  /// `-20-` and `-(>=20@500)-` are other spacings. Two views without a hyphen between them have no
  /// spacing. `V:` reads from top to bottom. Spaces are ignored.
  ///
  /// In sources that also import `EaselUIKit`, its method of the same name, which does not throw,
  /// takes precedence.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: The attributes by which the views of a row or column are aligned.
  ///   - metrics: The numbers in the format by name.
  ///   - views: The views and guides in the format by name.
  /// - Returns: The constraints, all of them inactive.
  /// - Throws: ``/EaselCanvas/EaselError`` with code `invalidVisualFormat`, whose message shows the
  ///   format with a mark below the error.
  @_disfavoredOverload
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) throws -> [LayoutConstraint] {
    var numbers: [String: CGFloat] = [:]
    for (name, value) in metrics ?? [:] {
      guard let number = number(value), number.isFinite else {
        throw EaselError(
          .invalidVisualFormat, "the metric “\(name)” is not a finite number",
          operation: "LayoutConstraint.constraints(withVisualFormat:)", value: "\(value)")
      }
      numbers[name] = number
    }
    var parser = VisualFormatParser(format, metrics: numbers)
    let parsed = try parser.parse()
    let builder = VisualFormatBuilder(
      format: parsed, options: options, views: views, parser: parser)
    return try builder.constraints()
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as any BinaryFloatingPoint: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
