extension Color {
  /// Sets the current context's fill color to this color.
  ///
  /// Does nothing if ``GraphicsContext/current`` is `nil`.
  public func setFill() { GraphicsContext.current?.setFillColor(self) }

  /// Sets the current context's stroke color to this color.
  ///
  /// Does nothing if ``GraphicsContext/current`` is `nil`.
  public func setStroke() { GraphicsContext.current?.setStrokeColor(self) }

  /// Sets the current context's fill color and stroke color to this color.
  ///
  /// Does nothing if ``GraphicsContext/current`` is `nil`.
  public func set() {
    setFill()
    setStroke()
  }
}
