import EaselCanvas
import Foundation

/// An image as a block, with options for drawing it, such as its interpolation.
///
/// ```swift
/// let logo = try Image(contentsOf: url)
/// logo.resizable().scaledToFit().frame(height: 40)
/// logo.renderingMode(.alwaysTemplate).foregroundStyle(.secondary)
/// ```
///
/// The block has the image's size in points. A resizable image
/// (``resizable(capInsets:resizingMode:)``) takes the proposed size.
public struct ImageBlock: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  enum Source {
    case bitmap(Image)
    case vector(VectorImage)
    case pdf(EmbeddedPDF)
  }
  var image: Source
  var isResizable = false
  var isTemplate = false
  var interpolation = Interpolation.high
  /// Whether the caps are for the leading and trailing side, and not for left and right.
  private(set) var hasDirectionalCaps = false

  init(_ image: Source) { self.image = image }

  /// Creates a block that draws a bitmap image, in its own size unless it is made resizable.
  public init(_ image: Image) {
    self.init(.bitmap(image))
    isTemplate = image.style.renderingMode == .alwaysTemplate
  }

  /// Creates a block that draws an image read from an SVG file, in its own size unless it is made
  /// resizable.
  public init(_ image: VectorImage) { self.init(.vector(image)) }

  /// Creates a block that draws a page of a PDF file, in its own size unless it is made resizable.
  public init(_ page: EmbeddedPDF) { self.init(.pdf(page)) }

  /// Returns a copy of the block that takes the proposed size instead of the image's own size.
  ///
  /// - Parameters:
  ///   - capInsets: The margins of the image that keep their size, in points. In right-to-left
  ///     layouts the leading margin is on the image's right side. Vector images ignore them.
  ///   - resizingMode: `.stretch` scales the area between the margins, `.tile` repeats it in its
  ///     own size. Vector images ignore it.
  public func resizable(
    capInsets: DirectionalEdgeInsets = .zero, resizingMode: Image.ResizingMode = .stretch
  ) -> ImageBlock {
    var block = self
    block.isResizable = true
    guard case .bitmap(let image) = image, capInsets != .zero || resizingMode == .tile else {
      return block
    }
    var style = image.style
    style.caps = ImageCaps(
      top: capInsets.top, left: capInsets.leading, bottom: capInsets.bottom,
      right: capInsets.trailing, resizingMode: resizingMode)
    block.image = .bitmap(image.with(style: style))
    block.hasDirectionalCaps = true
    return block
  }

  /// Sets whether the image keeps its colors or is painted as a template in the foreground style.
  ///
  /// A template is painted in the foreground style, with the opacity of the image's pixels.
  ///
  /// - Parameter mode: `.alwaysTemplate` draws a template. Any other value keeps the colors.
  public func renderingMode(_ mode: Image.RenderingMode?) -> ImageBlock {
    var block = self
    block.isTemplate = mode == .alwaysTemplate
    return block
  }

  /// Sets the interpolation of pixels in a scaled image; the default is `.high`.
  ///
  /// Vector images ignore it.
  public func interpolation(_ interpolation: Interpolation) -> ImageBlock {
    var block = self
    block.interpolation = interpolation
    return block
  }
}

extension Image: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  /// Returns a block that stretches the image to the proposed size, or fills that size with tiles
  /// of it.
  ///
  /// - Parameters:
  ///   - capInsets: The margins of the image that keep their size, in points. In right-to-left
  ///     layouts the leading margin is on the image's right side.
  ///   - resizingMode: `.stretch` scales the area between the margins, `.tile` repeats it in its
  ///     own size.
  public func resizable(
    capInsets: DirectionalEdgeInsets = .zero, resizingMode: Image.ResizingMode = .stretch
  ) -> ImageBlock {
    ImageBlock(self).resizable(capInsets: capInsets, resizingMode: resizingMode)
  }

  /// Sets whether the image keeps its colors or is painted as a template in the foreground style.
  ///
  /// A template is painted in the foreground style, with the opacity of the image's pixels.
  ///
  /// - Parameter mode: `.alwaysTemplate` draws a template. Any other value keeps the colors.
  public func renderingMode(_ mode: Image.RenderingMode?) -> ImageBlock {
    ImageBlock(self).renderingMode(mode)
  }

  /// Sets the interpolation of pixels in a scaled image; the default is `.high`.
  public func interpolation(_ interpolation: Interpolation) -> ImageBlock {
    ImageBlock(self).interpolation(interpolation)
  }
}

extension Image: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    ImageBlock(self).makeNode(inputs)
  }
}

extension VectorImage: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  /// Returns a block that takes the proposed size, in which the image is scaled uniformly to fit
  /// and centered, unless its file says otherwise.
  public func resizable() -> ImageBlock { ImageBlock(self).resizable() }

  /// Sets whether the image keeps its colors or is painted as a template in the foreground style.
  ///
  /// A template is painted in the foreground style, with the opacity of the image's pixels.
  ///
  /// - Parameter mode: `.alwaysTemplate` draws a template. Any other value keeps the colors.
  public func renderingMode(_ mode: Image.RenderingMode?) -> ImageBlock {
    ImageBlock(self).renderingMode(mode)
  }
}

extension VectorImage: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    ImageBlock(self).makeNode(inputs)
  }
}

extension EmbeddedPDF: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never

  /// Returns a block that stretches the page to the proposed size.
  ///
  /// `scaledToFit()` after it keeps the proportions.
  public func resizable() -> ImageBlock { ImageBlock(self).resizable() }
}

extension EmbeddedPDF: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    ImageBlock(self).makeNode(inputs)
  }
}

extension ImageBlock: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("Image")
    switch image {
    case .bitmap(let image):
      return ImageNode(
        self, size: image.size, isDrawn: inputs.session.countImage(image, inputs), inputs)
    case .vector(let image):
      for diagnostic in image.diagnostics { inputs.note(diagnostic) }
      return ImageNode(self, size: image.size, isDrawn: true, inputs)
    case .pdf(let page): return ImageNode(self, size: page.size, isDrawn: true, inputs)
    }
  }
}

/// The node that draws an image.
private final class ImageNode: LayoutNode, FragmentDrawing {
  private let block: ImageBlock
  private let natural: CGSize
  private let isDrawn: Bool
  private let environment: EnvironmentValues
  let path: BlockPath?

  init(_ block: ImageBlock, size: CGSize, isDrawn: Bool, _ inputs: NodeInputs) {
    self.block = block
    natural = size.usable
    self.isDrawn = isDrawn
    environment = inputs.environment
    path = inputs.path
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    block.isResizable
      ? proposal.sanitized.replacingUnspecifiedDimensions(by: natural).usable : natural
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    Fragment(size: size(proposal), drawing: self, path: path)
  }

  func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    guard isDrawn, fragment.size.width > 0, fragment.size.height > 0 else { return }
    canvas.withDrawing(path) { drawImage(fragment, on: canvas, at: origin) }
  }

  private func drawImage(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {
    let rect = CGRect(origin: origin, size: fragment.size)
    guard block.isTemplate else { return drawColors(on: canvas, in: rect) }
    // The image's coverage is the mask of the foreground style.
    let recorder = RecordingCanvas(context: canvas.context)
    drawColors(on: recorder, in: rect)
    canvas.withGroup(GroupEffects(mask: Mask(recorder.recording))) {
      canvas.fill(rect, with: HierarchicalStyle.primary.paint(in: rect, environment))
    }
  }

  private func drawColors(on canvas: any Canvas, in rect: CGRect) {
    switch block.image {
    case .vector(let image): image.draw(on: canvas, in: rect)
    case .pdf(let page): canvas.draw(page, in: rect)
    case .bitmap(let image):
      var style = image.style
      style.renderingMode = .alwaysOriginal
      if block.hasDirectionalCaps, environment.layoutDirection == .rightToLeft,
        let caps = style.caps
      {
        style.caps = ImageCaps(
          top: caps.top, left: caps.right, bottom: caps.bottom, right: caps.left,
          resizingMode: caps.resizingMode)
      }
      image.with(style: style)
        .draw(on: canvas, in: rect, color: .black, interpolation: block.interpolation)
    }
  }
}
