import EaselCanvas
import Foundation

/// How a picture fills a rectangle of another shape.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// Stretched to the rectangle.
  case scaleToFill
  /// As large as it fits whole.
  case scaleAspectFit
  /// As small as it covers the rectangle; what hangs over is cut.
  case scaleAspectFill
  /// In its own size, in the middle.
  case center

  /// Where a picture of a size lies in a rectangle.
  public func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat
    switch self {
    case .scaleToFill: return bounds
    case .scaleAspectFit: factor = min(x, y)
    case .scaleAspectFill: factor = max(x, y)
    case .center: factor = 1
    }
    let scaled = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(
      x: bounds.midX - scaled.width / 2, y: bounds.midY - scaled.height / 2, width: scaled.width,
      height: scaled.height)
  }
}

/// A view that shows a picture.
open class ImageView: View {
  /// The picture; nil shows nothing.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }
  /// How the picture fills the view.
  open var contentMode = ContentMode.scaleToFill

  /// Makes a view of a picture's size.
  public convenience init(image: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Draws the picture.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard let image else { return }
    canvas.draw(image, in: contentMode.rect(for: image.size, in: bounds))
  }
}
