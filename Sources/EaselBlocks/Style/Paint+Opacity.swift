import EaselCanvas
import Foundation

extension Paint {
  /// The paint with its opacity multiplied by a factor.
  package func opacity(_ factor: Double) -> Paint {
    guard factor != 1 else { return self }
    switch self {
    case .color(let color): return .color(color.multipliedOpacity(factor))
    case .linearGradient(var linear):
      linear.gradient = linear.gradient.opacity(factor)
      return .linearGradient(linear)
    case .radialGradient(var radial):
      radial.gradient = radial.gradient.opacity(factor)
      return .radialGradient(radial)
    case .conicGradient(var conic):
      conic.gradient = conic.gradient.opacity(factor)
      return .conicGradient(conic)
    case .hatch(var hatch):
      hatch.color = hatch.color.multipliedOpacity(factor)
      hatch.background = hatch.background?.multipliedOpacity(factor)
      return .hatch(hatch)
    case .image: return self
    }
  }

  /// The paint with its colors resolved for an appearance.
  package func resolved(for appearance: Appearance) -> Paint {
    switch self {
    case .color(let color): return .color(color.resolved(for: appearance))
    case .linearGradient(var linear):
      linear.gradient = linear.gradient.resolved(for: appearance)
      return .linearGradient(linear)
    case .radialGradient(var radial):
      radial.gradient = radial.gradient.resolved(for: appearance)
      return .radialGradient(radial)
    case .conicGradient(var conic):
      conic.gradient = conic.gradient.resolved(for: appearance)
      return .conicGradient(conic)
    case .hatch(var hatch):
      hatch.color = hatch.color.resolved(for: appearance)
      hatch.background = hatch.background?.resolved(for: appearance)
      return .hatch(hatch)
    case .image: return self
    }
  }

  /// The paint with its points moved by an offset.
  package func moved(by offset: CGPoint) -> Paint {
    guard offset != .zero else { return self }
    switch self {
    case .linearGradient(var linear):
      linear.start = linear.start + offset
      linear.end = linear.end + offset
      return .linearGradient(linear)
    case .radialGradient(var radial):
      radial.startCenter = radial.startCenter + offset
      radial.endCenter = radial.endCenter + offset
      return .radialGradient(radial)
    case .conicGradient(var conic):
      conic.center = conic.center + offset
      return .conicGradient(conic)
    case .image(var pattern):
      pattern.transform = pattern.transform.concatenating(
        CGAffineTransform(translationX: offset.x, y: offset.y))
      return .image(pattern)
    case .color, .hatch: return self
    }
  }
}

extension Gradient {
  func opacity(_ factor: Double) -> Gradient {
    mapColors { $0.multipliedOpacity(factor) }
  }

  func resolved(for appearance: Appearance) -> Gradient {
    mapColors { $0.resolved(for: appearance) }
  }

  private func mapColors(_ change: (Color) -> Color) -> Gradient {
    Gradient(stops: stops.map { Stop(change($0.color), at: $0.location) }, extend: extend)
  }
}

extension Color {
  /// The color with its opacity multiplied by a factor, in both appearances.
  func multipliedOpacity(_ factor: Double) -> Color {
    guard factor != 1 else { return self }
    func changed(_ appearance: Appearance) -> Color {
      var parts = components(for: appearance)
      parts = Components(
        red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha * factor)
      return Color(parts)
    }
    return isDynamic ? Color(light: changed(.light), dark: changed(.dark)) : changed(.light)
  }
}
