import EaselBlocks
import EaselCanvas
import Foundation

/// A fixed look that modifiers of single marks often set, as a comparable value.
///
/// A modifier inside a `ForEach` runs again for each element. If it sets the same look for each
/// element, the elements share one traits object instead of one copy each.
enum ScopeLook {
  case tint(Tint)
  case color(Color)
  /// A style that cannot be compared.
  case style(any ShapeStyle)
  case opacity(Double)
  case cornerRadius(CGFloat?)
  case interpolation(InterpolationMethod)
  case symbolArea(CGFloat)
  case zIndex(Double)

  /// Creates the look of a style.
  init<Style: ShapeStyle>(_ style: Style) {
    // The types are compared first, which takes a tenth of the time of a cast.
    if Style.self == Tint.self, let tint = style as? Tint {
      self = .tint(tint)
    } else if Style.self == Color.self, let color = style as? Color {
      self = .color(color)
    } else {
      self = .style(style)
    }
  }

  /// Whether another look is certain to be equal.
  func isSame(as other: ScopeLook) -> Bool {
    switch (self, other) {
    case (.tint(let a), .tint(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.opacity(let a), .opacity(let b)): a == b
    case (.cornerRadius(let a), .cornerRadius(let b)): a == b
    case (.interpolation(let a), .interpolation(let b)): a == b
    case (.symbolArea(let a), .symbolArea(let b)): a == b
    case (.zIndex(let a), .zIndex(let b)): a == b
    default: false
    }
  }

  /// The data channel that the look replaces; `nil` if it replaces none.
  var channel: Channel? {
    switch self {
    case .tint, .color, .style: .foregroundStyle
    case .symbolArea: .symbolSize
    case .opacity, .cornerRadius, .interpolation, .zIndex: nil
    }
  }

  func apply(to traits: inout MarkTraits) {
    switch self {
    case .tint(let tint): traits.style = tint
    case .color(let color): traits.style = color
    case .style(let style): traits.style = style
    case .opacity(let factor): traits.opacity *= factor
    case .cornerRadius(let radius): traits.cornerRadius = radius
    case .interpolation(let method): traits.interpolation = method
    case .symbolArea(let area): traits.symbolSize = .area(area)
    case .zIndex(let value): traits.zIndex = value
    }
  }
}

/// A cache of the scopes to which looks were last applied, with the results.
struct ScopeCache {
  private struct Entry {
    var base: MarkScope
    var look: ScopeLook
    var result: MarkScope
  }

  private var entries: [Entry] = []
  private var next = 0
  /// Enough for the usual number of modifiers of a mark, and of looks between which elements
  /// alternate.
  private static let capacity = 6

  /// Returns the scope inside another one with a look.
  mutating func scope(_ scope: MarkScope, with look: ScopeLook) -> MarkScope {
    var result = scope.deeper()
    if let channel = look.channel { result.remove(channel) }
    for entry in entries where entry.base.sharesTraits(with: scope) && entry.look.isSame(as: look) {
      result.shareTraits(with: entry.result)
      return result
    }
    look.apply(to: &result.traits)
    if case .style = look { return result }
    let entry = Entry(base: scope, look: look, result: result)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.capacity
    }
    return result
  }
}
