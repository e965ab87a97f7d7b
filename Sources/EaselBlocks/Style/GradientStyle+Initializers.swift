import EaselCanvas
import Foundation

extension GradientStyle {
  /// Creates a linear gradient with the stops of a gradient between two points, given as fractions
  /// of the painted rectangle's size.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - startPoint: The point of the first color, in units of the painted rectangle.
  ///   - endPoint: The point of the last color, in units of the painted rectangle.
  public init(gradient: TintGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient, .linear(startPoint, endPoint))
  }

  /// Creates a linear gradient with the stops of a gradient between two points, given as fractions
  /// of the painted rectangle's size.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - startPoint: The point of the first color, in units of the painted rectangle.
  ///   - endPoint: The point of the last color, in units of the painted rectangle.
  @_disfavoredOverload
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(TintGradient(gradient), .linear(startPoint, endPoint))
  }

  /// Creates a linear gradient with evenly spaced colors between two points, given as fractions of
  /// the painted rectangle's size.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: The point of the first color, in units of the painted rectangle.
  ///   - endPoint: The point of the last color, in units of the painted rectangle.
  public init(colors: [Tint], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(TintGradient(colors: colors), .linear(startPoint, endPoint))
  }

  /// Creates a linear gradient with color stops between two points, given as fractions of the
  /// painted rectangle's size.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations.
  ///   - startPoint: The point of the first color, in units of the painted rectangle.
  ///   - endPoint: The point of the last color, in units of the painted rectangle.
  public init(stops: [TintGradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(TintGradient(stops: stops), .linear(startPoint, endPoint))
  }

  /// Creates a radial gradient with the stops of a gradient between two circles around one center,
  /// whose radii are in points.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center of the circles, in units of the painted rectangle.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points.
  public init(gradient: TintGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient, .radial(center, startRadius, endRadius))
  }

  /// Creates a radial gradient with the stops of a gradient between two circles around one center,
  /// whose radii are in points.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center of the circles, in units of the painted rectangle.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points.
  @_disfavoredOverload
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(TintGradient(gradient), .radial(center, startRadius, endRadius))
  }

  /// Creates a radial gradient with evenly spaced colors between two circles around one center,
  /// whose radii are in points.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center of the circles, in units of the painted rectangle.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points.
  public init(colors: [Tint], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(TintGradient(colors: colors), .radial(center, startRadius, endRadius))
  }

  /// Creates a radial gradient with color stops between two circles around one center, whose radii
  /// are in points.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations.
  ///   - center: The center of the circles, in units of the painted rectangle.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points.
  public init(
    stops: [TintGradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(TintGradient(stops: stops), .radial(center, startRadius, endRadius))
  }

  /// Creates an elliptical gradient with the stops of a gradient; its radii are fractions of the
  /// painted rectangle's width and height.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center of the ellipses, in units of the painted rectangle.
  ///   - startRadiusFraction: The radii of the first color, as a fraction of the width and height.
  ///   - endRadiusFraction: The radii of the last color, as a fraction of the width and height.
  public init(
    gradient: TintGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(gradient, .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Creates an elliptical gradient with the stops of a gradient; its radii are fractions of the
  /// painted rectangle's width and height.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center of the ellipses, in units of the painted rectangle.
  ///   - startRadiusFraction: The radii of the first color, as a fraction of the width and height.
  ///   - endRadiusFraction: The radii of the last color, as a fraction of the width and height.
  @_disfavoredOverload
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(TintGradient(gradient), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Creates an elliptical gradient with evenly spaced colors; its radii are fractions of the
  /// painted rectangle's width and height.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center of the ellipses, in units of the painted rectangle.
  ///   - startRadiusFraction: The radii of the first color, as a fraction of the width and height.
  ///   - endRadiusFraction: The radii of the last color, as a fraction of the width and height.
  public init(
    colors: [Tint], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      TintGradient(colors: colors), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Creates an elliptical gradient with color stops; its radii are fractions of the painted
  /// rectangle's width and height.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations.
  ///   - center: The center of the ellipses, in units of the painted rectangle.
  ///   - startRadiusFraction: The radii of the first color, as a fraction of the width and height.
  ///   - endRadiusFraction: The radii of the last color, as a fraction of the width and height.
  public init(
    stops: [TintGradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      TintGradient(stops: stops), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Creates an angular gradient with the stops of a gradient around a point, between two angles
  /// measured clockwise from the right.
  ///
  /// Of the remaining angle, the half after the end has the last color and the other half has the
  /// first color.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center, in units of the painted rectangle.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color, clockwise from the right.
  public init(gradient: TintGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient, .angular(center, startAngle, endAngle))
  }

  /// Creates an angular gradient with the stops of a gradient around a point, between two angles
  /// measured clockwise from the right.
  ///
  /// Of the remaining angle, the half after the end has the last color and the other half has the
  /// first color.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center, in units of the painted rectangle.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color, clockwise from the right.
  @_disfavoredOverload
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(TintGradient(gradient), .angular(center, startAngle, endAngle))
  }

  /// Creates an angular gradient with evenly spaced colors around a point in units of the painted
  /// rectangle, between two angles clockwise from the right.
  ///
  /// Of the remaining angle, the half after the end has the last color and the other half has the
  /// first color.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, in units of the painted rectangle.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color, clockwise from the right.
  public init(colors: [Tint], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(TintGradient(colors: colors), .angular(center, startAngle, endAngle))
  }

  /// Creates an angular gradient with color stops around a point in units of the painted rectangle,
  /// between two angles clockwise from the right.
  ///
  /// Of the remaining angle, the half after the end has the last color and the other half has the
  /// first color.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations.
  ///   - center: The center, in units of the painted rectangle.
  ///   - startAngle: The angle of the first color, clockwise from the right.
  ///   - endAngle: The angle of the last color, clockwise from the right.
  public init(stops: [TintGradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(TintGradient(stops: stops), .angular(center, startAngle, endAngle))
  }

  /// Creates an angular gradient with the stops of a gradient over one clockwise turn around a
  /// point, from an angle measured from the right.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center, in units of the painted rectangle.
  ///   - angle: The angle of the first and the last color, clockwise from the right.
  public init(gradient: TintGradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient, .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

  /// Creates an angular gradient with the stops of a gradient over one clockwise turn around a
  /// point, from an angle measured from the right.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center, in units of the painted rectangle.
  ///   - angle: The angle of the first and the last color, clockwise from the right.
  @_disfavoredOverload
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      TintGradient(gradient), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

  /// Creates an angular gradient with evenly spaced colors over one clockwise turn around a point,
  /// from an angle measured from the right.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, in units of the painted rectangle.
  ///   - angle: The angle of the first and the last color, clockwise from the right.
  public init(colors: [Tint], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      TintGradient(colors: colors), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi))
    )
  }

  /// Creates an angular gradient with color stops over one clockwise turn around a point, from an
  /// angle measured from the right.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations.
  ///   - center: The center, in units of the painted rectangle.
  ///   - angle: The angle of the first and the last color, clockwise from the right.
  public init(stops: [TintGradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      TintGradient(stops: stops), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

}
