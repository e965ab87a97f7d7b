import EaselCanvas
import EaselViews
import Foundation

extension Block {
  /// Fills a rectangle behind the block.
  ///
  /// ```swift
  /// Text("Draft").padding(4).background(.yellow)
  /// ```
  ///
  /// - Parameters:
  ///   - style: A colour, gradient or pattern.
  ///   - edges: Has no effect: a page has no safe area.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some Block {
    background(style, in: Rectangle())
  }

  /// Fills a rectangle behind the block with the theme's paper.
  ///
  /// - Parameter edges: Has no effect: a page has no safe area.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some Block {
    background(.background, in: Rectangle())
  }

  /// Fills a shape behind the block.
  ///
  /// ```swift
  /// Text("Paid").padding(.horizontal, 8).background(.green, in: Capsule())
  /// ```
  ///
  /// - Parameters:
  ///   - style: A colour, gradient or pattern.
  ///   - shape: The shape, in the block's frame.
  ///   - fillStyle: The rule for overlaps, and whether edges are smoothed.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some Block {
    decorated(shape.fill(style, style: fillStyle), isInFront: false)
  }

  /// Fills a shape behind the block with the theme's paper.
  public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some Block {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills a rectangle in front of the block.
  ///
  /// - Parameters:
  ///   - style: A colour, gradient or pattern.
  ///   - edges: Has no effect: a page has no safe area.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some Block {
    overlay(style, in: Rectangle())
  }

  /// Fills a shape in front of the block.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some Block {
    decorated(shape.fill(style, style: fillStyle), isInFront: true)
  }

  /// Draws a line around the block, within its frame.
  ///
  /// - Parameters:
  ///   - style: A colour, gradient or pattern.
  ///   - width: The line's width in points.
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some Block {
    decorated(Rectangle().strokeBorder(style, lineWidth: width), isInFront: true)
  }

  /// The block with another one that means nothing to whoever does not see it.
  private func decorated(_ decoration: some Block, isInFront: Bool) -> some Block {
    ModifiedBlock(
      self,
      LayerModifier(
        layer: decoration.role(.decorative), alignment: .center, isInFront: isInFront))
  }
}
