import EaselCanvas
import EaselViews
import Foundation

extension Image {
  // MARK: Colours

  /// Whether the image's colours count, or its shape alone.
  public var renderingMode: RenderingMode { style.renderingMode }

  /// The same image, of which the colours count, or the shape alone.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var style = style
    style.renderingMode = mode
    return with(style: style)
  }

  /// The image's shape in one colour, as it shows in the present appearance.
  public func withTintColor(_ color: Color) -> Image {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The image's shape in one colour, as it shows in the present appearance.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    let appearance = GraphicsContext.current?.canvas.context.appearance ?? .light
    return tinted(with: color, for: appearance).withRenderingMode(renderingMode)
  }

  // MARK: Caps

  /// The same image with sides that keep their size when it is stretched; what lies between is
  /// repeated.
  public func resizableImage(withCapInsets insets: EdgeInsets) -> Image {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }

  /// The same image with sides that keep their size when it is stretched; what lies between is
  /// repeated or stretched.
  public func resizableImage(
    withCapInsets insets: EdgeInsets, resizingMode: ResizingMode
  ) -> Image {
    var style = style
    style.caps = ImageCaps(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right,
      resizingMode: resizingMode)
    return with(style: style)
  }

  /// The same image, of which one column and one row of points are stretched; 0 stretches all of it
  /// along that axis.
  public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> Image {
    func rest(_ cap: Int, _ length: CGFloat) -> CGFloat {
      cap > 0 ? max(length - CGFloat(cap) - 1, 0) : 0
    }
    return resizableImage(
      withCapInsets: EdgeInsets(
        top: CGFloat(top), left: CGFloat(left), bottom: rest(top, size.height),
        right: rest(left, size.width)), resizingMode: .stretch)
  }

  /// The sides that keep their size; zero for an image that is stretched as a whole.
  public var capInsets: EdgeInsets {
    guard let caps = style.caps else { return .zero }
    return EdgeInsets(top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right)
  }

  /// What becomes of the middle of an image whose sides keep their size.
  public var resizingMode: ResizingMode { style.caps?.resizingMode ?? .tile }
}
