import EaselBlocks
import Foundation

/// A view of an image at an address; a rendering loads nothing and draws the placeholder.
///
/// Load the image before the rendering, and draw it with ``Image``.
public struct AsyncImage<Content: View>: View {
  private let content: any View

  /// Creates a view of an image, whose placeholder is a gray rectangle.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Color(.systemGray5)
  }

  /// Creates a view of an image with a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == BuilderConditional<I, P> { self.content = placeholder() }

  /// Creates a view of an image by the phases of its loading, of which the first is drawn.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// The placeholder.
  public var body: some View { AnyView(content).inert("AsyncImage") }
}

/// A phase of loading an image.
public enum AsyncImagePhase {
  /// No image is loaded, the phase of a rendering.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image cannot be loaded.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if the image cannot be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
