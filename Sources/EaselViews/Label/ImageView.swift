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
  /// The image to show; `nil`, the default, shows nothing.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// The image that is shown while the view is highlighted; `nil` shows ``image``.
  open var highlightedImage: Image? { didSet { setNeedsDisplay() } }
  /// Whether ``highlightedImage`` is shown; the default is false.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  /// Creates a view with a frame and without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view that shows an image, with the size of the image; size zero without an image.
  public init(image: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view with the size of an image that it shows; while highlighted, it shows another
  /// image.
  public init(image: Image?, highlightedImage: Image?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view of size zero, never `nil`; the coder is ignored, since Easel has no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size of ``image``, in points; without an image, ``View/noIntrinsicMetric`` for both
  /// dimensions.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// Always `true`: the view is drawn for every frame, so changes need no
  /// ``View/setNeedsDisplay()``.
  open override var redrawsEveryFrame: Bool { true }

  /// Draws the image, or the highlighted image, on a canvas as ``View/contentMode`` places it.
  open override func draw(_ rect: CGRect, on canvas: any Canvas) {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return }
    let imageFrame = contentMode.rect(for: image.size, in: bounds)
    guard !image.style.isPlain else { return canvas.draw(image, in: imageFrame) }
    image.draw(on: canvas, in: imageFrame, color: tintColor)
  }
}
