import EaselBlocks
import EaselCanvas

extension Font {
  /// The width of the glyphs of a font, such as condensed: the type ``/EaselCanvas/Font/Width``.
  public typealias Width = EaselCanvas.Font.Width

  /// Returns a font of a family, given by its name, in a size that follows the text size as a style does.
  ///
  /// The text size is that of the environment of the body that makes the font; outside of a body it is the
  /// default one.
  ///
  /// - Parameters:
  ///   - name: The name of the family.
  ///   - size: The size at the default text size, in points.
  ///   - textStyle: The text style whose scale is applied.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size * EnvironmentValues.current.dynamicTypeSize.scale(of: textStyle))
  }
}

extension Font.TextStyle: CaseIterable {
  /// The text styles of iOS, from the largest to the smallest.
  public static var allCases: [Font.TextStyle] {
    [
      .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption, .caption2,
    ]
  }
}

extension Font.Leading: CaseIterable {
  /// The three line heights.
  public static var allCases: [Font.Leading] { [.standard, .tight, .loose] }
}
