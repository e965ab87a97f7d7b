import EaselCanvas
import Foundation

extension LayoutConstraint {
  /// Constraints from a picture of a row or a column, in Apple's visual format language.
  ///
  /// ```swift
  /// let constraints = try LayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[name(>=60)]-gap-[value(==name@750)]-(>=8)-|",
  ///   options: .alignAllFirstBaseline, metrics: ["gap": 12],
  ///   views: ["name": name, "value": value])
  /// LayoutConstraint.activate(constraints)
  /// ```
  ///
  /// `|` is the edge of the view around, `[name]` a view with demands on its size in parentheses,
  /// `-` a standard spacing (8 points; to the edge, the layout margin), `-20-` or `-(>=20@500)-`
  /// another one, and nothing at all none. `V:` reads from top to bottom. Spaces do not count.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: The attributes by which the views of a row or column are aligned.
  ///   - metrics: Numbers by name.
  ///   - views: Views and guides by name.
  /// - Returns: The constraints, none of them active yet.
  /// - Throws: ``/EaselCanvas/EaselError`` with code `invalidVisualFormat`, whose message shows the
  ///   format with a mark below the mistake.
  ///
  /// Where UIKit's names are imported too, its call that throws nothing goes first.
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
    let picture = try parser.parse()
    let builder = VisualFormatBuilder(
      picture: picture, options: options, views: views, parser: parser)
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
