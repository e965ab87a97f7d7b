import Foundation

extension TextLayout {
  /// Creates a layout of a text in one style.
  ///
  /// - Parameters:
  ///   - string: The text. Newlines end paragraphs.
  ///   - style: The font, color and paragraph settings.
  ///   - width: The width at which lines break, in points, or `nil` to break only at newlines.
  ///   - height: The height, in points, beyond which lines are left out, or `nil` for no limit. The
  ///     first line always stays.
  ///   - limits: The limits on length, runs and lines. `nil` uses those of the page or the view
  ///     that is being drawn (see ``Limits/withTextLimits(_:)``).
  public init(
    _ string: String, style: TextStyle = TextStyle(), width: CGFloat? = nil,
    height: CGFloat? = nil, limits: Limits? = nil
  ) {
    if let limits {
      var typesetter = Typesetter(StyledText(string, style), style, width, height, limits)
      self = typesetter.layout()
    } else {
      self = TextEngine.current.layout(string, style, width, height)
    }
  }
}
