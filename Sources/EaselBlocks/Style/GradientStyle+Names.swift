import EaselCanvas
import Foundation

// The names after a dot where a style is asked for.
extension ShapeStyle where Self == GradientStyle {
  /// A gradient from a point to another one.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the gradient starts.
  ///   - endPoint: Where it ends.
  public static func linearGradient(
    _ gradient: TintGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> GradientStyle {
    GradientStyle(gradient, .linear(startPoint, endPoint))
  }

  /// A gradient from a point to another one.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the gradient starts.
  ///   - endPoint: Where it ends.
  @_disfavoredOverload
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> GradientStyle {
    GradientStyle(TintGradient(gradient), .linear(startPoint, endPoint))
  }

  /// A gradient from a point to another one.
  ///
  /// - Parameters:
  ///   - colors: The colours, at equal distances.
  ///   - startPoint: Where the gradient starts.
  ///   - endPoint: Where it ends.
  public static func linearGradient(colors: [Tint], startPoint: UnitPoint, endPoint: UnitPoint)
    -> GradientStyle
  {
    GradientStyle(TintGradient(colors: colors), .linear(startPoint, endPoint))
  }

  /// A gradient from a point to another one.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations.
  ///   - startPoint: Where the gradient starts.
  ///   - endPoint: Where it ends.
  public static func linearGradient(
    stops: [TintGradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> GradientStyle {
    GradientStyle(TintGradient(stops: stops), .linear(startPoint, endPoint))
  }

  /// A gradient around a point, between two radii.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center of the circles.
  ///   - startRadius: The radius of the first colour in points.
  ///   - endRadius: The radius of the last colour in points.
  public static func radialGradient(
    _ gradient: TintGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> GradientStyle {
    GradientStyle(gradient, .radial(center, startRadius, endRadius))
  }

  /// A gradient around a point, between two radii.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center of the circles.
  ///   - startRadius: The radius of the first colour in points.
  ///   - endRadius: The radius of the last colour in points.
  @_disfavoredOverload
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> GradientStyle {
    GradientStyle(TintGradient(gradient), .radial(center, startRadius, endRadius))
  }

  /// A gradient around a point, between two radii.
  ///
  /// - Parameters:
  ///   - colors: The colours, at equal distances.
  ///   - center: The center of the circles.
  ///   - startRadius: The radius of the first colour in points.
  ///   - endRadius: The radius of the last colour in points.
  public static func radialGradient(
    colors: [Tint], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> GradientStyle {
    GradientStyle(TintGradient(colors: colors), .radial(center, startRadius, endRadius))
  }

  /// A gradient around a point, between two radii.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations.
  ///   - center: The center of the circles.
  ///   - startRadius: The radius of the first colour in points.
  ///   - endRadius: The radius of the last colour in points.
  public static func radialGradient(
    stops: [TintGradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> GradientStyle {
    GradientStyle(TintGradient(stops: stops), .radial(center, startRadius, endRadius))
  }

  /// A gradient around a point, along ellipses that are as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center of the ellipses.
  ///   - startRadiusFraction: The radius of the first colour, in units of the sides.
  ///   - endRadiusFraction: The radius of the last colour, in units of the sides.
  public static func ellipticalGradient(
    _ gradient: TintGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> GradientStyle {
    GradientStyle(gradient, .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// A gradient around a point, along ellipses that are as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center of the ellipses.
  ///   - startRadiusFraction: The radius of the first colour, in units of the sides.
  ///   - endRadiusFraction: The radius of the last colour, in units of the sides.
  @_disfavoredOverload
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> GradientStyle {
    GradientStyle(
      TintGradient(gradient), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// A gradient around a point, along ellipses that are as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - colors: The colours, at equal distances.
  ///   - center: The center of the ellipses.
  ///   - startRadiusFraction: The radius of the first colour, in units of the sides.
  ///   - endRadiusFraction: The radius of the last colour, in units of the sides.
  public static func ellipticalGradient(
    colors: [Tint], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> GradientStyle {
    GradientStyle(
      TintGradient(colors: colors), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// A gradient around a point, along ellipses that are as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations.
  ///   - center: The center of the ellipses.
  ///   - startRadiusFraction: The radius of the first colour, in units of the sides.
  ///   - endRadiusFraction: The radius of the last colour, in units of the sides.
  public static func ellipticalGradient(
    stops: [TintGradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> GradientStyle {
    GradientStyle(
      TintGradient(stops: stops), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// A gradient around a point, between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour.
  public static func angularGradient(
    _ gradient: TintGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> GradientStyle {
    GradientStyle(gradient, .angular(center, startAngle, endAngle))
  }

  /// A gradient around a point, between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour.
  @_disfavoredOverload
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> GradientStyle {
    GradientStyle(TintGradient(gradient), .angular(center, startAngle, endAngle))
  }

  /// A gradient around a point, between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colours, at equal distances.
  ///   - center: The center.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour.
  public static func angularGradient(
    colors: [Tint], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> GradientStyle {
    GradientStyle(TintGradient(colors: colors), .angular(center, startAngle, endAngle))
  }

  /// A gradient around a point, between two angles.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations.
  ///   - center: The center.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour.
  public static func angularGradient(
    stops: [TintGradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> GradientStyle {
    GradientStyle(TintGradient(stops: stops), .angular(center, startAngle, endAngle))
  }

  /// A gradient around a point, once around from an angle.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center.
  ///   - angle: The angle of the first and the last colour, clockwise from the right.
  public static func conicGradient(
    _ gradient: TintGradient, center: UnitPoint, angle: Angle = .zero
  ) -> GradientStyle {
    GradientStyle(gradient, .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

  /// A gradient around a point, once around from an angle.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center.
  ///   - angle: The angle of the first and the last colour, clockwise from the right.
  @_disfavoredOverload
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
    -> GradientStyle
  {
    GradientStyle(
      TintGradient(gradient), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

  /// A gradient around a point, once around from an angle.
  ///
  /// - Parameters:
  ///   - colors: The colours, at equal distances.
  ///   - center: The center.
  ///   - angle: The angle of the first and the last colour, clockwise from the right.
  public static func conicGradient(colors: [Tint], center: UnitPoint, angle: Angle = .zero)
    -> GradientStyle
  {
    GradientStyle(
      TintGradient(colors: colors), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi))
    )
  }

  /// A gradient around a point, once around from an angle.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations.
  ///   - center: The center.
  ///   - angle: The angle of the first and the last colour, clockwise from the right.
  public static func conicGradient(
    stops: [TintGradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> GradientStyle {
    GradientStyle(
      TintGradient(stops: stops), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

}
