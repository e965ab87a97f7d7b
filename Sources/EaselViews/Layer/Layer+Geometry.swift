import EaselCanvas
import Foundation

extension Layer {
  /// What ``frame`` is made of: bounds, position and transform.
  var frameInSuperlayer: CGRect {
    get { bounds.applying(transformToSuperlayer) }
    set {
      let size = newValue.standardized.size
      let whole = affineTransform
      let linear = CGAffineTransform(a: whole.a, b: whole.b, c: whole.c, d: whole.d, tx: 0, ty: 0)
      let inner =
        linear.isIdentity || !linear.isInvertible
        ? size : CGRect(origin: .zero, size: size).applying(linear.inverted()).size
      if inner != bounds.size { bounds.size = inner }
      let target = newValue.standardized.origin
      let now = frameInSuperlayer.origin
      let place = CGPoint(x: position.x + target.x - now.x, y: position.y + target.y - now.y)
      if place != position { position = place }
    }
  }

  /// A transform of the plane about the anchor point, in the place of ``transform``.
  public var affineTransform: CGAffineTransform {
    get { transform.affineTransform }
    set { transform = Transform3D(newValue) }
  }

  /// Makes ``transform`` one of the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) { affineTransform = transform }

  /// Where the anchor point lies in the bounds.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// From the layer's space to its superlayer's, with depth.
  var transformInSpace: Transform3D {
    var whole = Transform3D(translationX: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .concatenating(transform)
      .concatenating(Transform3D(translationX: position.x, y: position.y, z: zPosition))
    if let superlayer, !superlayer.sublayerTransform.isIdentity {
      let eye = superlayer.anchor
      whole = whole.concatenating(Transform3D(translationX: -eye.x, y: -eye.y))
        .concatenating(superlayer.sublayerTransform)
        .concatenating(Transform3D(translationX: eye.x, y: eye.y))
    }
    return whole
  }

  /// Whether the layer's plane stays one of the plane, without a look at the sixteen numbers.
  private var isFlat: Bool {
    values.transform.isAffine && superlayer?.values.sublayerTransform.isIdentity ?? true
  }

  /// From the layer's space to its superlayer's; with perspective, as it is about the anchor point.
  public var transformToSuperlayer: CGAffineTransform {
    let anchor = anchor
    guard isFlat else { return PlaneProjection(transformInSpace).affine(near: anchor) }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// From the layer's space to that in which it is drawn.
  func whole(_ frame: LayerFrame) -> Transform3D {
    switch frame {
    case .own: transformInSpace
    case .beyond(let transform): transformInSpace.concatenating(transform)
    case .whole(let transform): transform
    }
  }

  /// What the layer's plane looks like where it is drawn.
  func placement(_ frame: LayerFrame) -> LayerPlacement {
    if case .own = frame, isFlat { return .affine(transformToSuperlayer) }
    return LayerPlacement(whole(frame))
  }

  /// From the layer's space to its outermost superlayer's.
  private var transformToRoot: CGAffineTransform {
    var transform = transformToSuperlayer
    var parent = superlayer
    while let layer = parent {
      transform = transform.concatenating(layer.transformToSuperlayer)
      parent = layer.superlayer
    }
    return transform
  }

  /// Converts a point from another layer's space; from the root's for nil.
  public func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    let root = layer.map { point.applying($0.transformToRoot) } ?? point
    return root.applying(transformToRoot.inverted())
  }

  /// Converts a point to another layer's space; to the root's for nil.
  public func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    let root = point.applying(transformToRoot)
    return layer.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }

  /// The outline of the bounds, with the corners.
  var outline: Path { outline(insetBy: 0) }

  /// The outline some points further in; the corners follow.
  func outline(insetBy inset: CGFloat) -> Path {
    // Fitted to the bounds first, so that a border is equally wide all round.
    let radii = (cornerRadii ?? CornerRadii(all: cornerRadius)).fitting(bounds.size)
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard radii != CornerRadii(all: 0) else { return Path(rect) }
    func inner(_ radius: CGFloat) -> CGFloat { max(radius - inset, 0) }
    return Path(
      roundedRect: rect,
      cornerRadii: CornerRadii(
        topLeft: inner(radii.topLeft), topRight: inner(radii.topRight),
        bottomLeft: inner(radii.bottomLeft), bottomRight: inner(radii.bottomRight)))
  }

  /// What ``hitTest(_:)`` finds, which asks the sublayers by it.
  func foremostLayer(at point: CGPoint) -> Layer? {
    guard !isHidden, opacity > 0, transformToSuperlayer.isInvertible else { return nil }
    let inside = point.applying(transformToSuperlayer.inverted())
    if masksToBounds, !outline.contains(inside) { return nil }
    for layer in orderedSublayers.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }

  /// The sublayers from back to front: by z position, and in their order where that is the same.
  var orderedSublayers: [Layer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
