import EaselBlocks
import EaselCanvas
import Foundation

extension GraphicsContext {
  /// A text, laid out for a context.
  public struct ResolvedText {
    fileprivate let text: Text
    fileprivate let node: any LayoutNode
    fileprivate var hasShading = false
    /// The shading of the characters without a style of their own.
    public var shading: Shading = .foreground {
      didSet { hasShading = true }
    }

    /// Returns the size of the text in a space of a size.
    public func measure(in size: CGSize) -> CGSize { node.size(ProposedSize(size)) }
    /// Returns the distance of the first baseline from the top, in a space of a size.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      node.dimensions(ProposedSize(size))[VerticalAlignment.firstTextBaseline]
    }
    /// Returns the distance of the last baseline from the top, in a space of a size.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      node.dimensions(ProposedSize(size))[VerticalAlignment.lastTextBaseline]
    }
  }

  /// An image for a context.
  public struct ResolvedImage {
    fileprivate let image: Image
    fileprivate let node: any LayoutNode
    /// The size in points.
    public var size: CGSize { node.size(.unspecified) }
    /// The distance of the baseline from the top.
    public var baseline: CGFloat {
      node.dimensions(.unspecified)[VerticalAlignment.lastTextBaseline]
    }
    /// The shading of an image that takes the foreground color; `nil` for that of the environment.
    public var shading: Shading?
  }

  /// One of the symbols of a canvas.
  public struct ResolvedSymbol {
    fileprivate let node: any LayoutNode
    /// The size in points.
    public var size: CGSize { node.size(.unspecified) }
  }

  /// Lays out a text, so that it can be measured.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, node: target.node(of: text))
  }
  /// Prepares an image, so that its size is known.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, node: target.node(of: image))
  }
  /// Returns the shading itself, since it is resolved when it is used.
  public func resolve(_ shading: Shading) -> Shading { shading }
  /// Returns the symbol of the canvas with a tag; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    target.symbolsByID[AnyHashable(id)].map { ResolvedSymbol(node: $0) }
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.node.size(.unspecified)
    let origin = Self.origin(of: size, at: point, anchor)
    draw(shaded(text, origin, size), .unspecified, at: origin)
  }
  /// Draws a text, broken into lines, in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let proposal = ProposedSize(rect.size)
    draw(shaded(text, rect.origin, text.node.size(proposal)), proposal, at: rect.origin)
  }
  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a text, broken into lines, in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      image, in: CGRect(origin: Self.origin(of: image.size, at: point, anchor), size: image.size))
  }
  /// Draws an image, stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var node = image.node
    if let shading = image.shading {
      let paint = shading.paint(
        in: CGRect(origin: .zero, size: image.size), self, from: rect.origin)
      node = target.node(of: image.image.foregroundStyle(paint))
    }
    draw(node, stretchedTo: rect)
  }
  /// Draws an image with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws an image, stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a symbol of the canvas with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node, .unspecified, at: Self.origin(of: symbol.size, at: point, anchor))
  }
  /// Draws a symbol of the canvas, stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.node, stretchedTo: rect)
  }

  private static func origin(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
  }

  /// The node of a text with its shading; the paint of a node begins at the node's corner.
  private func shaded(_ text: ResolvedText, _ origin: CGPoint, _ size: CGSize) -> any LayoutNode {
    guard text.hasShading else { return text.node }
    let paint = text.shading.paint(in: CGRect(origin: .zero, size: size), self, from: origin)
    return target.node(of: text.text.foregroundStyle(paint))
  }

  private func draw(_ node: any LayoutNode, _ proposal: ProposedSize, at origin: CGPoint) {
    draw(isGroup: true) { canvas, _ in
      node.place(proposal).draw(on: canvas, at: origin)
    }
  }

  private func draw(_ node: any LayoutNode, stretchedTo rect: CGRect) {
    let fragment = node.place(.unspecified)
    let (x, y) = (rect.width / fragment.size.width, rect.height / fragment.size.height)
    guard x > 0, y > 0, x.isFinite, y.isFinite else { return }
    draw(isGroup: true) { canvas, _ in
      canvas.withSavedState {
        canvas.translate(x: rect.minX, y: rect.minY)
        canvas.scale(x: x, y: y)
        fragment.draw(on: canvas, at: .zero)
      }
    }
  }
}
