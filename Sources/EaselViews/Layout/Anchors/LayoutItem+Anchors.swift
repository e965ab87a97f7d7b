extension LayoutItem {
  /// The anchor of the edge at which lines of text start: left, or right in a right-to-left layout.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The anchor of the edge at which lines of text end: right, or left in a right-to-left layout.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The anchor of the right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The anchor of the top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The anchor of the bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the width.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The anchor of the height.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
  /// The anchor of the horizontal center.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the vertical center.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
}
