import EaselBlocks

extension View {
  /// Sets the tint of the view, by the older name; `nil` uses the accent color of the theme.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
