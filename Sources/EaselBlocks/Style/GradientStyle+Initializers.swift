import EaselCanvas
import Foundation

extension GradientStyle {
  /// Makes a gradient from a point to another one.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the gradient starts.
  ///   - endPoint: Where it ends.
  public init(gradient: TintGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient, .linear(startPoint, endPoint))
  }

  /// Makes a gradient from a point to another one.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the gradient starts.
  ///   - endPoint: Where it ends.
  @_disfavoredOverload
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(TintGradient(gradient), .linear(startPoint, endPoint))
  }

  /// Makes a gradient from a point to another one.
  ///
  /// - Parameters:
  ///   - colors: The colours, at equal distances.
  ///   - startPoint: Where the gradient starts.
  ///   - endPoint: Where it ends.
  public init(colors: [Tint], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(TintGradient(colors: colors), .linear(startPoint, endPoint))
  }

  /// Makes a gradient from a point to another one.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations.
  ///   - startPoint: Where the gradient starts.
  ///   - endPoint: Where it ends.
  public init(stops: [TintGradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(TintGradient(stops: stops), .linear(startPoint, endPoint))
  }

  /// Makes a gradient around a point, between two radii.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center of the circles.
  ///   - startRadius: The radius of the first colour in points.
  ///   - endRadius: The radius of the last colour in points.
  public init(gradient: TintGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient, .radial(center, startRadius, endRadius))
  }

  /// Makes a gradient around a point, between two radii.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center of the circles.
  ///   - startRadius: The radius of the first colour in points.
  ///   - endRadius: The radius of the last colour in points.
  @_disfavoredOverload
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(TintGradient(gradient), .radial(center, startRadius, endRadius))
  }

  /// Makes a gradient around a point, between two radii.
  ///
  /// - Parameters:
  ///   - colors: The colours, at equal distances.
  ///   - center: The center of the circles.
  ///   - startRadius: The radius of the first colour in points.
  ///   - endRadius: The radius of the last colour in points.
  public init(colors: [Tint], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(TintGradient(colors: colors), .radial(center, startRadius, endRadius))
  }

  /// Makes a gradient around a point, between two radii.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations.
  ///   - center: The center of the circles.
  ///   - startRadius: The radius of the first colour in points.
  ///   - endRadius: The radius of the last colour in points.
  public init(
    stops: [TintGradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(TintGradient(stops: stops), .radial(center, startRadius, endRadius))
  }

  /// Makes a gradient around a point, along ellipses that are as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center of the ellipses.
  ///   - startRadiusFraction: The radius of the first colour, in units of the sides.
  ///   - endRadiusFraction: The radius of the last colour, in units of the sides.
  public init(
    gradient: TintGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(gradient, .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Makes a gradient around a point, along ellipses that are as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center of the ellipses.
  ///   - startRadiusFraction: The radius of the first colour, in units of the sides.
  ///   - endRadiusFraction: The radius of the last colour, in units of the sides.
  @_disfavoredOverload
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(TintGradient(gradient), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Makes a gradient around a point, along ellipses that are as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - colors: The colours, at equal distances.
  ///   - center: The center of the ellipses.
  ///   - startRadiusFraction: The radius of the first colour, in units of the sides.
  ///   - endRadiusFraction: The radius of the last colour, in units of the sides.
  public init(
    colors: [Tint], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      TintGradient(colors: colors), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Makes a gradient around a point, along ellipses that are as wide and high as what is painted.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations.
  ///   - center: The center of the ellipses.
  ///   - startRadiusFraction: The radius of the first colour, in units of the sides.
  ///   - endRadiusFraction: The radius of the last colour, in units of the sides.
  public init(
    stops: [TintGradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      TintGradient(stops: stops), .elliptical(center, startRadiusFraction, endRadiusFraction))
  }

  /// Makes a gradient around a point, between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour.
  public init(gradient: TintGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient, .angular(center, startAngle, endAngle))
  }

  /// Makes a gradient around a point, between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour.
  @_disfavoredOverload
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(TintGradient(gradient), .angular(center, startAngle, endAngle))
  }

  /// Makes a gradient around a point, between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colours, at equal distances.
  ///   - center: The center.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour.
  public init(colors: [Tint], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(TintGradient(colors: colors), .angular(center, startAngle, endAngle))
  }

  /// Makes a gradient around a point, between two angles.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations.
  ///   - center: The center.
  ///   - startAngle: The angle of the first colour, clockwise from the right.
  ///   - endAngle: The angle of the last colour.
  public init(stops: [TintGradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(TintGradient(stops: stops), .angular(center, startAngle, endAngle))
  }

  /// Makes a gradient around a point, once around from an angle.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center.
  ///   - angle: The angle of the first and the last colour, clockwise from the right.
  public init(gradient: TintGradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient, .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

  /// Makes a gradient around a point, once around from an angle.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The center.
  ///   - angle: The angle of the first and the last colour, clockwise from the right.
  @_disfavoredOverload
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      TintGradient(gradient), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

  /// Makes a gradient around a point, once around from an angle.
  ///
  /// - Parameters:
  ///   - colors: The colours, at equal distances.
  ///   - center: The center.
  ///   - angle: The angle of the first and the last colour, clockwise from the right.
  public init(colors: [Tint], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      TintGradient(colors: colors), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi))
    )
  }

  /// Makes a gradient around a point, once around from an angle.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations.
  ///   - center: The center.
  ///   - angle: The angle of the first and the last colour, clockwise from the right.
  public init(stops: [TintGradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      TintGradient(stops: stops), .angular(center, angle, Angle(radians: angle.radians + 2 * .pi)))
  }

}
