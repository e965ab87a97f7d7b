extension LayoutItem {
  /// The anchor of the edge at which lines of text start: left, or right in a right-to-left layout.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The anchor of the edge at which lines of text end: right, or left in a right-to-left layout.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the left edge of the view or guide.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The anchor of the right edge of the view or guide.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The anchor of the top edge of the view or guide.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The anchor of the bottom edge of the view or guide.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the width of the view or guide.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The anchor of the height of the view or guide.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
  /// The anchor of the horizontal center of the view or guide.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the vertical center of the view or guide.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
}
