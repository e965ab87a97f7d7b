import EaselBlocks
import EaselCanvas
import Foundation

extension Image {
  /// The way in which a resizable image fills its size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image in its own size.
    case tile
    /// Scales the image.
    case stretch
  }

  /// The colors in which an image is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style, with the opacity of the image.
    case template
    /// The colors of the image.
    case original
  }

  /// The quality of a scaled image.
  public enum Interpolation: Hashable, Sendable {
    /// Draws the nearest pixel.
    case none
    /// Mixes the nearest pixels.
    case low
    /// Mixes pixels well, as SwiftUI does by default.
    case medium
    /// Mixes pixels best.
    case high
  }

  /// The size of a symbol in comparison with its font.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// 0.79 times the medium size.
    case small
    /// The size that suits the text of the font.
    case medium
    /// 1.27 times the medium size.
    case large

    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .medium: 1
      case .large: 1.27
      }
    }
  }

  /// The orientation of pixels, which are turned or mirrored for drawing.
  public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
    /// The pixels as they are.
    case up
    /// Mirrored at the vertical axis.
    case upMirrored
    /// Turned by 180°.
    case down
    /// Mirrored at the horizontal axis.
    case downMirrored
    /// Mirrored, then turned by 90° counterclockwise.
    case leftMirrored
    /// Turned by 90° clockwise.
    case right
    /// Mirrored, then turned by 90° clockwise.
    case rightMirrored
    /// Turned by 90° counterclockwise.
    case left

    func applied(to image: CGImage, scale: CGFloat) -> UIImage {
      // The cases have the order of the values in image files, which begin with 1.
      let orientation = ImageOrientation(rawValue: Int(rawValue) + 1) ?? .up
      return UIImage(image, scale: scale, orientation: orientation)
    }
  }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Returns the image for a proposed size, which it fills.
  ///
  /// - Parameters:
  ///   - capInsets: The margins that keep their size.
  ///   - resizingMode: Whether the area between the margins is scaled or repeated.
  public func resizable(
    capInsets: EdgeInsets = .zero, resizingMode: ResizingMode = .stretch
  ) -> Image {
    with {
      $0.isResizable = true
      $0.caps = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image in its own colors, or in the foreground style; `nil` is as its file says.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    with { $0.templateMode = mode }
  }

  /// Returns the image with a quality of scaling.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.quality = interpolation }
  }

  /// Returns the image unchanged: edges of images are always antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns the symbol with a way in which its parts are colored.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }

  /// Returns the image unchanged: output has the standard dynamic range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// A range of brightness in which an image may be shown.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// The standard range, in which everything is drawn.
    public static let standard = DynamicRange(name: "standard")
    /// A brighter range.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// The brightest range of a display.
    public static let high = DynamicRange(name: "high")
  }
}

extension View {
  /// Returns the view unchanged: output has the standard dynamic range.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
