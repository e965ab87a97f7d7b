import EaselCanvas
import Foundation

/// The color stops of a gradient: SwiftUI's `Gradient`.
///
/// Unlike the canvas' ``/EaselCanvas/Gradient`` its stops may be tints that the theme or the block around decides.
/// As a style it runs from top to bottom.
public struct TintGradient: Hashable, Sendable {
  /// A tint at a location.
  public struct Stop: Hashable, Sendable {
    /// The tint.
    public var color: Tint
    /// The location, 0…1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Tint, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops.
  public var stops: [Stop]
  var extend = Gradient.Extend.pad

  /// Makes a gradient from its stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of tints at equal distances.
  public init(colors: [Tint]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }

  /// Makes a gradient from one of the canvas.
  public init(_ gradient: Gradient) {
    stops = gradient.stops.map { Stop(color: Tint($0.color), location: $0.location) }
    extend = gradient.extend
  }

  /// The gradient with the colours of an environment.
  func resolved(_ context: StyleContext) -> Gradient {
    Gradient(
      stops: stops.map { Gradient.Stop($0.color.color(context), at: $0.location) }, extend: extend)
  }
}

extension TintGradient: PaintingStyle {
  package func paint(_ rect: CGRect, _ context: StyleContext) -> Paint {
    resolved(context).paint(rect, context)
  }
}

extension Tint {
  /// The tint as a gradient, a little lighter at the top.
  public var gradient: TintGradient {
    TintGradient(colors: [mix(with: .white, by: 0.2), self])
  }

  /// The tint as a colour of the canvas, by the plain theme.
  var plainColor: Color {
    func shown(in appearance: Appearance) -> Color {
      var environment = EnvironmentValues()
      environment.appearance = appearance
      return color(StyleContext(environment))
    }
    if case .fixed(let color) = source { return color }
    return Color(light: shown(in: .light), dark: shown(in: .dark))
  }
}

extension Gradient {
  /// Makes a gradient of tints at equal distances.
  ///
  /// The canvas knows no environment: `primary`, `secondary` and `accentColor` are those of
  /// ``Theme/plain``. ``TintGradient`` keeps them.
  public init(colors: [Tint]) { self.init(colors.map(\.plainColor)) }
}

extension Gradient.Stop {
  /// Makes a stop of a tint, by ``Theme/plain``.
  public init(color: Tint, location: CGFloat) { self.init(color.plainColor, at: location) }
}
