import EaselCanvas
import Foundation

/// A view that shows an image.
///
/// ```swift
/// let logo = ImageView(image: try Image(contentsOf: url))
/// logo.contentMode = .scaleAspectFit
/// logo.accessibilityLabel = "Acme"
/// ```
open class ImageView: View {
  /// The image; `nil` shows nothing.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// The image that is shown while the view is highlighted; `nil` shows ``image``.
  open var highlightedImage: Image? { didSet { setNeedsDisplay() } }
  /// Whether ``highlightedImage`` is shown; the default is false.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// Creates a view with a frame and without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view with an image and with its size.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view with an image, with its size, and with another image for the highlighted state.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view of size zero, for source compatibility; Easel has no archives to decode.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// True, since the drawing depends only on the properties, whose changes are visible at once.
  open override var redrawsEveryFrame: Bool { true }

  /// Draws the image.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return }
    let place = contentMode.rect(for: image.size, in: bounds)
    guard !image.style.isPlain else { return canvas.draw(image, in: place) }
    image.draw(on: canvas, in: place, color: tintColor)
  }
}
