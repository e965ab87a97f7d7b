import EaselCanvas
import Foundation

/// The color stops of a gradient, whose colors are tints; the type corresponds to SwiftUI's
/// `Gradient`.
///
/// Its stops may be tints that come from the theme or the environment; those of
/// ``/EaselCanvas/Gradient`` are fixed colors. As a style the gradient runs from top to bottom.
public struct TintGradient: Hashable, Sendable {
  /// A tint at a location of a gradient, from 0 at its start to 1 at its end.
  public struct Stop: Hashable, Sendable {
    /// The tint that the gradient has at the location of the stop.
    public var color: Tint
    /// The location of the stop, from 0 at the start of the gradient to 1 at its end.
    public var location: CGFloat

    /// Creates a stop from a tint and a location from 0 to 1.
    public init(color: Tint, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The tints with their locations, in any order.
  public var stops: [Stop]
  var extend = Gradient.Extend.pad

  /// Creates a gradient from tints with their locations, in any order.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from tints at equal distances, from location 0 to 1.
  public init(colors: [Tint]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }

  /// Creates a gradient with the colors and locations of a ``/EaselCanvas/Gradient``.
  public init(_ gradient: Gradient) {
    stops = gradient.stops.map { Stop(color: Tint($0.color), location: $0.location) }
    extend = gradient.extend
  }

  /// The gradient with the colors of an environment.
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
  /// A gradient from a lighter color at the top to the tint at the bottom.
  ///
  /// The lighter color is the tint mixed with 20 % white.
  public var gradient: TintGradient {
    TintGradient(colors: [mix(with: .white, by: 0.2), self])
  }

  /// The tint as a color of the canvas, resolved with ``Theme/plain``.
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
  /// Creates a gradient from tints at equal distances, in the colors that they have in
  /// ``Theme/plain``.
  ///
  /// The canvas has no environment. The tints `primary`, `secondary` and `accentColor` are resolved
  /// with ``Theme/plain``. A ``TintGradient`` keeps them as tints.
  public init(colors: [Tint]) { self.init(colors.map(\.plainColor)) }
}

extension Gradient.Stop {
  /// Creates a stop with the color that a tint has in ``Theme/plain``, whatever theme is set later.
  public init(color: Tint, location: CGFloat) { self.init(color.plainColor, at: location) }
}
