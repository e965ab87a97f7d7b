import EaselCanvas
import Foundation

extension AnimatableValue {
  /// Returns the value in the type of a sample, so that a key keeps its type during an animation.
  ///
  /// Without a sample the type is the value's own. Integers lose their fraction, as with
  /// `NSNumber`.
  func any(like sample: Any?) -> Any? {
    switch (self, sample ?? nil) {
    case (.number(let value), let sample?): Self.number(value, like: sample)
    case (.numbers(let values), let sample as [Any]):
      sample.isEmpty ? values : values.map { Self.number($0, like: sample[0]) }
    case (.point(let value), is NSValue): NSValue(point: value)
    case (.size(let value), is NSValue): NSValue(size: value)
    case (.rect(let value), is NSValue): NSValue(rect: value)
    case (.transform(let value), is CGAffineTransform): value.affineTransform
    case (.path(let value?), is BezierPath): BezierPath(value)
    case (_, let sample as any AnimatableConvertible):
      any.flatMap { sample.converted(from: $0) } ?? any
    default: any
    }
  }

  private static func number(_ value: CGFloat, like sample: Any) -> Any {
    // An `NSNumber` stays one; it would also match the cases of plain numbers below.
    if type(of: sample) is NSNumber.Type { return NSNumber(value: Double(value)) }
    switch sample {
    case is CGFloat: return value
    case is Double: return Double(value)
    case is Float: return Float(value)
    case let whole as any FixedWidthInteger: return integer(value, like: whole)
    default: return value
    }
  }

  private static func integer<Whole: FixedWidthInteger>(_ value: CGFloat, like _: Whole) -> Whole {
    guard value.isFinite else { return 0 }
    return Whole(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
  }
}
