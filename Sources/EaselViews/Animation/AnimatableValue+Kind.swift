import EaselCanvas
import Foundation

extension AnimatableValue {
  /// The value as one of the type that another has, so that a key keeps its type while it is
  /// animated; by itself where there is no other.
  ///
  /// Whole numbers lose their fraction, as those of `NSNumber` do.
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
    // Of a box the type is that of the box, which would pass for those of numbers, too.
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
