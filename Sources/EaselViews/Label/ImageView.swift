import EaselCanvas
import Foundation

/// A view that shows an image.
open class ImageView: View {
  /// The image; nil shows nothing.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// What is shown in the image's place while the view is highlighted; nil is the image itself.
  open var highlightedImage: Image? { didSet { setNeedsDisplay() } }
  /// Whether ``highlightedImage`` is shown.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// Makes a view of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of an image's size.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view of an image's size, with one that is shown while the view is highlighted.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// There are no archives to decode here: the view is made without size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Its drawing is nothing but its properties, whose changes show at once.
  open override var redrawsEveryFrame: Bool { true }

  /// Draws the image.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return }
    let place = contentMode.rect(for: image.size, in: bounds)
    guard !image.style.isPlain else { return canvas.draw(image, in: place) }
    image.draw(on: canvas, in: place, color: tintColor)
  }
}
