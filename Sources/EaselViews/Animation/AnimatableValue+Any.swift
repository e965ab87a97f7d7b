import EaselCanvas
import Foundation

/// A type of another module that wraps an animatable value, such as a reference to a path.
package protocol AnimatableConvertible {
  /// The wrapped number, `CGPoint`, `CGSize`, `CGRect`, ``Color``, ``Path``, ``Transform3D`` or
  /// image.
  var animatableValue: Any { get }
  /// Returns a value of this type from a wrapped value; `nil` if it cannot be converted.
  func converted(from value: Any) -> Any?
}

extension AnimatableValue {
  /// Creates a value from a caller's value in the kind that a property has; `nil` for another kind.
  init?(_ any: Any?, like kind: AnimatableValue) {
    guard let any = any ?? nil, !(any is NSNull) else {
      switch kind {
      case .color: self = .color(nil)
      case .path: self = .path(nil)
      case .other: self = .other(nil)
      default: return nil
      }
      return
    }
    if let convertible = any as? any AnimatableConvertible {
      self.init(convertible.animatableValue, like: kind)
      return
    }
    if let value = Self.unboxed(any) {
      self.init(value.any, like: kind)
      return
    }
    switch kind {
    case .number:
      guard let value = Self.number(any) else { return nil }
      self = .number(value)
    case .point:
      guard let value = any as? CGPoint else { return nil }
      self = .point(value)
    case .size:
      guard let value = any as? CGSize else { return nil }
      self = .size(value)
    case .rect:
      guard let value = any as? CGRect else { return nil }
      self = .rect(value)
    case .color:
      guard let value = any as? Color else { return nil }
      self = .color(value)
    case .colors:
      guard let list = any as? [Any] else { return nil }
      let values = list.compactMap { $0 as? Color }
      guard values.count == list.count else { return nil }
      self = .colors(values)
    case .transform:
      if let value = any as? Transform3D {
        self = .transform(value)
      } else if let value = any as? CGAffineTransform {
        self = .transform(Transform3D(value))
      } else if let value = (any as? NSValue).flatMap(Transform3D.init) {
        self = .transform(value)
      } else {
        return nil
      }
    case .path:
      if let value = any as? Path {
        self = .path(value)
      } else if let value = any as? BezierPath {
        self = .path(value.path)
      } else {
        return nil
      }
    case .numbers:
      guard let list = any as? [Any] else { return nil }
      let values = list.compactMap(Self.number)
      guard values.count == list.count else { return nil }
      self = .numbers(values)
    case .corners:
      guard let value = any as? CornerRadii else { return nil }
      self = .corners(value)
    case .flag:
      guard let value = any as? Bool ?? (any as? NSNumber)?.boolValue else { return nil }
      self = .flag(value)
    case .other: self = .other(any)
    }
  }

  /// Creates a value of a kind that is derived from its type, for keys of subclasses.
  init(guessing any: Any?) {
    guard let any = any ?? nil else {
      self = .other(nil)
      return
    }
    if let convertible = any as? any AnimatableConvertible {
      self.init(guessing: convertible.animatableValue)
    } else if type(of: any) == Bool.self, let value = any as? Bool {
      self = .flag(value)
    } else if let value = Self.number(any) {
      self = .number(value)
    } else if let value = any as? CGPoint {
      self = .point(value)
    } else if let value = any as? CGSize {
      self = .size(value)
    } else if let value = any as? CGRect {
      self = .rect(value)
    } else if let value = any as? Color {
      self = .color(value)
    } else if let value = any as? Transform3D {
      self = .transform(value)
    } else if let value = (any as? NSValue).flatMap(Transform3D.init) {
      self = .transform(value)
    } else if let value = any as? CGAffineTransform {
      self = .transform(Transform3D(value))
    } else if let value = any as? Path {
      self = .path(value)
    } else if let value = any as? BezierPath {
      self = .path(value.path)
    } else if let value = any as? CornerRadii {
      self = .corners(value)
    } else if let list = any as? [Any], !list.isEmpty {
      self.init(guessingFrom: list)
    } else if let value = Self.unboxed(any) {
      self = value
    } else {
      self = .other(any)
    }
  }

  /// Creates a value from a list whose kind is derived from its elements.
  private init(guessingFrom list: [Any]) {
    let (colors, numbers) = (list.compactMap { $0 as? Color }, list.compactMap(Self.number))
    if colors.count == list.count {
      self = .colors(colors)
    } else if numbers.count == list.count {
      self = .numbers(numbers)
    } else {
      self = .other(list)
    }
  }

  /// Returns the point, size or rectangle in an `NSValue`.
  private static func unboxed(_ any: Any) -> AnimatableValue? {
    guard type(of: any) is AnyClass, !(any is NSNumber), let box = any as? NSValue else {
      return nil
    }
    return switch String(cString: box.objCType) {
    case String(cString: NSValue(point: .zero).objCType): .point(box.pointValue)
    case String(cString: NSValue(size: .zero).objCType): .size(box.sizeValue)
    case String(cString: NSValue(rect: .zero).objCType): .rect(box.rectValue)
    default: nil
    }
  }

  /// The value in the type that callers use.
  var any: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .colors(let value): value
    case .transform(let value): value
    case .path(let value): value
    case .numbers(let value): value
    case .corners(let value): value
    case .flag(let value): value
    case .other(let value): value
    }
  }

  static func number(_ any: Any) -> CGFloat? {
    switch any {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as any FixedWidthInteger: CGFloat(Double(value))
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
