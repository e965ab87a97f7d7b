import EaselCanvas
import Foundation

/// A view that shows a picture.
open class ImageView: View {
  /// The picture; nil shows nothing.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// Makes a view of a picture's size.
  public convenience init(image: Image?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Its drawing is nothing but its properties, whose changes show at once.
  open override var redrawsEveryFrame: Bool { true }

  /// Draws the picture.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard let image else { return }
    let place = contentMode.rect(for: image.size, in: bounds)
    guard !image.style.isPlain else { return canvas.draw(image, in: place) }
    image.draw(on: canvas, in: place, color: tintColor)
  }
}
