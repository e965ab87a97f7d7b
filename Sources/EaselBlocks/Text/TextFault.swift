import EaselCanvas
import Foundation

/// An invalid number of a text or for its setting, which is ignored.
struct TextFault {
  var severity = Diagnostic.Severity.error
  var code: EaselError.Code
  var message: String
  var operation: String
  var value: String

  /// The maximum length for text in points, in both directions: the maximum font size of the
  /// limits.
  private static let most = Limits().maximumFontSize

  /// A length; 0, with a fault, if it is not a number or out of range.
  static func sound(_ length: CGFloat, _ name: String, _ faults: inout [TextFault]) -> CGFloat {
    if length.magnitude <= most { return length }
    faults.append(TextFault(name, length, "it is ignored"))
    return 0
  }

  /// A type; with the body's size or without line spacing, and a fault, if they are not numbers or out of
  /// range.
  static func sound(
    _ type: ResolvedType, _ environment: EnvironmentValues, _ faults: inout [TextFault]
  ) -> ResolvedType {
    var type = type
    type.lineSpacing = sound(type.lineSpacing, "line spacing", &faults)
    let limits = Limits()
    let range = limits.minimumFontSize...limits.maximumFontSize
    guard !range.contains(type.font.size) else { return type }
    faults.append(TextFault("font size", type.font.size, "the text has the size of the body"))
    let body = TypeStyle.body.resolved(in: environment)
    let size = range.contains(body.font.size) ? body.font.size : 10.5
    return ResolvedType(font: type.font.with(size: size), lineHeight: body.lineHeight)
  }

  private init(_ name: String, _ number: CGFloat, _ consequence: String) {
    code = number.isFinite ? .outOfRange : .invalidNumber
    message = "the \(name) is \(number); \(consequence)"
    operation = "Text"
    value = "\(number)"
  }

  /// - Parameter value: The description of a number that the text was to show.
  init(invalidNumber value: String) {
    severity = .warning
    code = .invalidData
    message = "the number of a text is \(value), which is left out"
    operation = "Text"
    self.value = value
  }

  func note(_ inputs: NodeInputs) {
    inputs.note(severity, code, message, operation: operation, value: value)
  }
}
