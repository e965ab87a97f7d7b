import EaselCanvas
import Foundation

/// A number that no text can be set with, and that is left out.
struct TextFault {
  var code: EaselError.Code
  var message: String
  var operation: String
  var value: String

  /// Points that text can be set with: the greatest font of the limits, and as much to either side.
  private static let most = Limits().maximumFontSize

  /// A length, or 0 and a fault where it is no number or out of range.
  static func sound(_ length: CGFloat, _ name: String, _ faults: inout [TextFault]) -> CGFloat {
    if length.magnitude <= most { return length }
    faults.append(TextFault(name, length, "it is ignored"))
    return 0
  }

  /// A font, or the body's size and a fault where its size is no number or out of range.
  static func sound(
    _ type: ResolvedType, _ environment: EnvironmentValues, _ faults: inout [TextFault]
  ) -> ResolvedType {
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

  func note(_ inputs: NodeInputs) {
    inputs.note(.error, code, message, operation: operation, value: value)
  }
}
