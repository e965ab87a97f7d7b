import EaselCanvas
import Foundation

extension Block {
  /// Fills the block's frame with a color, gradient or pattern, behind the block.
  ///
  /// ```swift
  /// Text("Draft").padding(4).background(.yellow)
  /// ```
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - edges: Has no effect: pages have no safe area.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some Block {
    background(style, in: Rectangle())
  }

  /// Fills the block's frame with the theme's paper color, behind the block.
  ///
  /// - Parameter edges: Has no effect: pages have no safe area.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some Block {
    background(.background, in: Rectangle())
  }

  /// Fills a shape in the block's frame with a color, gradient or pattern, behind the block.
  ///
  /// ```swift
  /// Text("Paid").padding(.horizontal, 8).background(.green, in: Capsule())
  /// ```
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - shape: The shape, in the block's frame.
  ///   - fillStyle: The fill rule and whether edges are antialiased.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some Block {
    decorated(shape.fill(style, style: fillStyle), isInFront: false)
  }

  /// Fills a shape in the block's frame with the theme's paper color, behind the block.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the block's frame.
  ///   - fillStyle: The fill rule and whether edges are antialiased.
  public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some Block {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills the block's frame with a color, gradient or pattern, in front of the block.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - edges: Has no effect: pages have no safe area.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some Block {
    overlay(style, in: Rectangle())
  }

  /// Fills a shape in the block's frame with a color, gradient or pattern, in front of the block.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - shape: The shape, in the block's frame.
  ///   - fillStyle: The fill rule and whether edges are antialiased.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some Block {
    decorated(shape.fill(style, style: fillStyle), isInFront: true)
  }

  /// Draws a border inside the edges of the block's frame, 1 point wide by default.
  ///
  /// - Parameters:
  ///   - style: A color, gradient or pattern.
  ///   - width: The width of the border, in points. The default is 1.
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some Block {
    decorated(Rectangle().strokeBorder(style, lineWidth: width), isInFront: true)
  }

  /// The block with a shape in front of it or behind it, which is decorative for screen readers.
  private func decorated(_ decoration: some Block, isInFront: Bool) -> some Block {
    ModifiedBlock(
      self,
      LayerModifier(
        layer: decoration.role(.decorative), alignment: .center, isInFront: isInFront))
  }
}
