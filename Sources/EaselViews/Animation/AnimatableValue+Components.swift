import EaselCanvas
import Foundation

/// Components of values by the rest of a key path, as in `position.x` and `transform.rotation.z`.
extension AnimatableValue {
  /// Returns a component by its path; `nil` if the value has no such component.
  func component(_ path: Substring) -> AnimatableValue? {
    switch (self, path) {
    case (.point(let value), "x"): return .number(value.x)
    case (.point(let value), "y"): return .number(value.y)
    case (.size(let value), "width"): return .number(value.width)
    case (.size(let value), "height"): return .number(value.height)
    case (.rect(let value), "origin"): return .point(value.origin)
    case (.rect(let value), "size"): return .size(value.size)
    case (.rect(let value), _):
      if let rest = Self.rest(of: path, after: "origin") {
        return AnimatableValue.point(value.origin).component(rest)
      }
      return Self.rest(of: path, after: "size").flatMap {
        AnimatableValue.size(value.size).component($0)
      }
    case (.transform(let value), _): return value.component(path)
    default: return nil
    }
  }

  /// Returns the value with one component replaced; unchanged if it has no such component.
  func setting(_ path: Substring, to part: AnimatableValue) -> AnimatableValue {
    switch (self, path, part) {
    case (.point(var value), "x", .number(let number)):
      value.x = number
      return .point(value)
    case (.point(var value), "y", .number(let number)):
      value.y = number
      return .point(value)
    case (.size(var value), "width", .number(let number)):
      value.width = number
      return .size(value)
    case (.size(var value), "height", .number(let number)):
      value.height = number
      return .size(value)
    case (.rect(var value), "origin", .point(let point)):
      value.origin = point
      return .rect(value)
    case (.rect(var value), "size", .size(let size)):
      value.size = size
      return .rect(value)
    case (.rect(var value), _, _):
      if let rest = Self.rest(of: path, after: "origin"),
        case .point(let point) = AnimatableValue.point(value.origin).setting(rest, to: part)
      {
        value.origin = point
      } else if let rest = Self.rest(of: path, after: "size"),
        case .size(let size) = AnimatableValue.size(value.size).setting(rest, to: part)
      {
        value.size = size
      }
      return .rect(value)
    case (.transform(let value), _, _): return .transform(value.setting(path, to: part))
    default: return self
    }
  }

  private static func rest(of path: Substring, after name: String) -> Substring? {
    path.hasPrefix(name + ".") ? path.dropFirst(name.count + 1) : nil
  }
}
