import EaselCanvas
import Foundation

// Static names for arguments of a style type.
extension ShapeStyle where Self == GradientStyle {
  /// Returns a linear gradient with the stops of a gradient between two points, given as fractions
  /// of the painted rectangle's size.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - startPoint: The point of the first color, in units of the painted rectangle.
  ///   - endPoint: The point of the last color, in units of the painted rectangle.
  public static func linearGradient(
    _ gradient: TintGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> GradientStyle {
    GradientStyle(gradient, .linear(startPoint, endPoint))
  }

  /// Returns a linear gradient with the stops of a gradient between two points, given as fractions
  /// of the painted rectangle's size.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - startPoint: The point of the first color, in units of the painted rectangle.
  ///   - endPoint: The point of the last color, in units of the painted rectangle.
  @_disfavoredOverload
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> GradientStyle {
    GradientStyle(TintGradient(gradient), .linear(startPoint, endPoint))
  }

  /// Returns a linear gradient with evenly spaced colors between two points, given as fractions of
  /// the painted rectangle's size.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - startPoint: The point of the first color, in units of the painted rectangle.
  ///   - endPoint: The point of the last color, in units of the painted rectangle.
  public static func linearGradient(colors: [Tint], startPoint: UnitPoint, endPoint: UnitPoint)
    -> GradientStyle
  {
    GradientStyle(TintGradient(colors: colors), .linear(startPoint, endPoint))
  }

  /// Returns a linear gradient with color stops between two points, given as fractions of the
  /// painted rectangle's size.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations.
  ///   - startPoint: The point of the first color, in units of the painted rectangle.
  ///   - endPoint: The point of the last color, in units of the painted rectangle.
  public static func linearGradient(
    stops: [TintGradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> GradientStyle {
    GradientStyle(TintGradient(stops: stops), .linear(startPoint, endPoint))
  }

  /// Returns a radial gradient with the stops of a gradient between two circles around one center,
  /// whose radii are in points.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center of the circles, in units of the painted rectangle.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points.
  public static func radialGradient(
    _ gradient: TintGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> GradientStyle {
    GradientStyle(gradient, .radial(center, startRadius, endRadius))
  }

  /// Returns a radial gradient with the stops of a gradient between two circles around one center,
  /// whose radii are in points.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center of the circles, in units of the painted rectangle.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points.
  @_disfavoredOverload
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> GradientStyle {
    GradientStyle(TintGradient(gradient), .radial(center, startRadius, endRadius))
  }

  /// Returns a radial gradient with evenly spaced colors between two circles around one center,
  /// whose radii are in points.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center of the circles, in units of the painted rectangle.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points.
  public static func radialGradient(
    colors: [Tint], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> GradientStyle {
    GradientStyle(TintGradient(colors: colors), .radial(center, startRadius, endRadius))
  }

  /// Returns a radial gradient with color stops between two circles around one center, whose radii
  /// are in points.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations.
  ///   - center: The center of the circles, in units of the painted rectangle.
  ///   - startRadius: The radius of the first color, in points.
  ///   - endRadius: The radius of the last color, in points.
  public static func radialGradient(
    stops: [TintGradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> GradientStyle {
    GradientStyle(TintGradient(stops: stops), .radial(center, startRadius, endRadius))
  }

  /// Returns an elliptical gradient with the stops of a gradient; its radii are fractions of the
  /// painted rectangle's width and height.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center of the ellipses, in units of the painted rectangle.
  ///   - startRadiusFraction: The radii of the first color, as a fraction of the width and height.
  ///   - endRadiusFraction: The radii of the last color, as a fraction of the width and height.
  public static func ellipticalGradient(
    _ gradient: TintGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> GradientStyle {
    GradientStyle(gradient, .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Returns an elliptical gradient with the stops of a gradient; its radii are fractions of the
  /// painted rectangle's width and height.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center of the ellipses, in units of the painted rectangle.
  ///   - startRadiusFraction: The radii of the first color, as a fraction of the width and height.
  ///   - endRadiusFraction: The radii of the last color, as a fraction of the width and height.
  @_disfavoredOverload
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> GradientStyle {
    GradientStyle(
      TintGradient(gradient), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Returns an elliptical gradient with evenly spaced colors; its radii are fractions of the
  /// painted rectangle's width and height.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center of the ellipses, in units of the painted rectangle.
  ///   - startRadiusFraction: The radii of the first color, as a fraction of the width and height.
  ///   - endRadiusFraction: The radii of the last color, as a fraction of the width and height.
  public static func ellipticalGradient(
    colors: [Tint], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> GradientStyle {
    GradientStyle(
      TintGradient(colors: colors), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Returns an elliptical gradient with color stops; its radii are fractions of the painted
  /// rectangle's width and height.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations.
  ///   - center: The center of the ellipses, in units of the painted rectangle.
  ///   - startRadiusFraction: The radii of the first color, as a fraction of the width and height.
  ///   - endRadiusFraction: The radii of the last color, as a fraction of the width and height.
  public static func ellipticalGradient(
    stops: [TintGradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> GradientStyle {
    GradientStyle(
      TintGradient(stops: stops), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Returns an angular gradient with the stops of a gradient around a point, between two angles
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
  public static func angularGradient(
    _ gradient: TintGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> GradientStyle {
    GradientStyle(gradient, .angular(center, startAngle, endAngle))
  }

  /// Returns an angular gradient with the stops of a gradient around a point, between two angles
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
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> GradientStyle {
    GradientStyle(TintGradient(gradient), .angular(center, startAngle, endAngle))
  }

  /// Returns an angular gradient with evenly spaced colors around a point in units of the painted
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
  public static func angularGradient(
    colors: [Tint], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> GradientStyle {
    GradientStyle(TintGradient(colors: colors), .angular(center, startAngle, endAngle))
  }

  /// Returns an angular gradient with color stops around a point in units of the painted rectangle,
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
  public static func angularGradient(
    stops: [TintGradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> GradientStyle {
    GradientStyle(TintGradient(stops: stops), .angular(center, startAngle, endAngle))
  }

  /// Returns an angular gradient with the stops of a gradient over one clockwise turn around a
  /// point, from an angle measured from the right.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center, in units of the painted rectangle.
  ///   - angle: The angle of the first and the last color, clockwise from the right.
  public static func conicGradient(
    _ gradient: TintGradient, center: UnitPoint, angle: Angle = .zero
  ) -> GradientStyle {
    GradientStyle(gradient, .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

  /// Returns an angular gradient with the stops of a gradient over one clockwise turn around a
  /// point, from an angle measured from the right.
  ///
  /// - Parameters:
  ///   - gradient: The color stops.
  ///   - center: The center, in units of the painted rectangle.
  ///   - angle: The angle of the first and the last color, clockwise from the right.
  @_disfavoredOverload
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    -> GradientStyle
  {
    GradientStyle(
      TintGradient(gradient), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

  /// Returns an angular gradient with evenly spaced colors over one clockwise turn around a point,
  /// from an angle measured from the right.
  ///
  /// - Parameters:
  ///   - colors: The colors, at equal distances.
  ///   - center: The center, in units of the painted rectangle.
  ///   - angle: The angle of the first and the last color, clockwise from the right.
  public static func conicGradient(colors: [Tint], center: UnitPoint, angle: Angle = .zero)
    -> GradientStyle
  {
    GradientStyle(
      TintGradient(colors: colors), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi))
    )
  }

  /// Returns an angular gradient with color stops over one clockwise turn around a point, from an
  /// angle measured from the right.
  ///
  /// - Parameters:
  ///   - stops: The colors and their locations.
  ///   - center: The center, in units of the painted rectangle.
  ///   - angle: The angle of the first and the last color, clockwise from the right.
  public static func conicGradient(
    stops: [TintGradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> GradientStyle {
    GradientStyle(
      TintGradient(stops: stops), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

}
