extension Color {
  /// Fills with this colour from now on, on the current context.
  public func setFill() { GraphicsContext.current?.setFillColor(self) }

  /// Strokes with this colour from now on, on the current context.
  public func setStroke() { GraphicsContext.current?.setStrokeColor(self) }

  /// Fills and strokes with this colour from now on, on the current context.
  public func set() {
    setFill()
    setStroke()
  }
}
