import Foundation

extension TextLayout {
  /// Sets a text in one style.
  ///
  /// - Parameters:
  ///   - string: The text; newlines end paragraphs.
  ///   - style: How it is set.
  ///   - width: Where lines break, in points; nil breaks them at newlines only.
  ///   - height: What does not fit in it is left out, in points; nil leaves nothing out.
  ///   - limits: The caps on length, runs and lines; nil for those of the page or the view that is
  ///     being drawn (see ``Limits/withTextLimits(_:)``).
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
