import EaselBlocks

/// The style of a kind of control, and the style that views further out have set.
///
/// A custom style may contain a control of the same kind, which has the outer style: with its own the
/// drawing would never end.
final class StyleStack<Style> {
  let style: Style
  let outer: StyleStack<Style>?

  init(_ style: Style, in outer: StyleStack<Style>?) {
    self.style = style
    self.outer = outer
  }
}
