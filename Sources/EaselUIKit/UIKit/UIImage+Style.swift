import EaselCanvas
import EaselViews
import Foundation

extension Image {
  // MARK: Colors

  /// The rendering mode: whether the image is drawn in its own colors, or as a template in one
  /// color.
  public var renderingMode: RenderingMode { style.renderingMode }

  /// Returns an image with the same pixels and another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var style = style
    style.renderingMode = mode
    return with(style: style)
  }

  /// Returns the image drawn in a single color, with its own alpha values as the mask.
  ///
  /// A dynamic color is resolved for the current appearance.
  public func withTintColor(_ color: Color) -> Image {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image drawn in a single color, with its own alpha values as the mask, and with a
  /// rendering mode.
  ///
  /// A dynamic color is resolved for the current appearance.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    let appearance = GraphicsContext.current?.canvas.context.appearance ?? .light
    return tinted(with: color, for: appearance).withRenderingMode(renderingMode)
  }

  // MARK: Caps

  /// Returns the image with edges that keep their size when it is resized; the middle is tiled.
  ///
  /// - Parameter insets: The widths of the edges, in points.
  public func resizableImage(withCapInsets insets: EdgeInsets) -> Image {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }

  /// Returns the image with edges that keep their size when it is resized; the middle is tiled or
  /// stretched.
  ///
  /// - Parameters:
  ///   - insets: The widths of the edges, in points.
  ///   - resizingMode: The mode of filling the middle: tiling or stretching.
  public func resizableImage(
    withCapInsets insets: EdgeInsets, resizingMode: ResizingMode
  ) -> Image {
    var style = style
    style.caps = ImageCaps(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right,
      resizingMode: resizingMode)
    return with(style: style)
  }

  /// Returns the image so that resizing stretches only a column 1 point wide and a row 1 point
  /// high.
  ///
  /// - Parameters:
  ///   - left: The distance of the column from the left; 0 stretches the whole width.
  ///   - top: The distance of the row from the top; 0 stretches the whole height.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> Image {
    func rest(_ cap: Int, _ length: CGFloat) -> CGFloat {
      cap > 0 ? max(length - CGFloat(cap) - 1, 0) : 0
    }
    return resizableImage(
      withCapInsets: EdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: rest(top, size.height),
        right: rest(left, size.width)), resizingMode: .stretch)
  }

  /// The widths in points of the edges that keep their size when the image is resized; zero without
  /// such edges.
  public var capInsets: EdgeInsets {
    guard let caps = style.caps else { return .zero }
    return EdgeInsets(top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right)
  }

  /// The way in which the middle between ``capInsets`` is filled, by tiling or stretching; `tile`
  /// by default.
  public var resizingMode: ResizingMode { style.caps?.resizingMode ?? .tile }
}
