import EaselCanvas
import Foundation

extension Layer {
  /// The bounding rectangle of the transformed bounds, which is the value of ``frame``.
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
      let point = CGPoint(x: position.x + target.x - now.x, y: position.y + target.y - now.y)
      if point != position { position = point }
    }
  }

  /// The 2D affine part of ``transform``, without depth and perspective; setting it replaces
  /// ``transform``.
  ///
  /// It applies about the anchor point.
  public var affineTransform: CGAffineTransform {
    get { transform.affineTransform }
    set { transform = Transform3D(newValue) }
  }

  /// Sets ``transform`` to a 2D affine transform.
  public func setAffineTransform(_ transform: CGAffineTransform) { affineTransform = transform }

  /// The position of the anchor point in the layer's coordinate system.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The 3D transform from the layer's coordinate system to its superlayer's.
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

  /// Whether the layer's transform is affine in the plane; faster than comparing all sixteen
  /// entries.
  private var isFlat: Bool {
    values.transform.isAffine && superlayer?.values.sublayerTransform.isIdentity ?? true
  }

  /// The transform from the layer's coordinate system to its superlayer's.
  ///
  /// With perspective, it is the affine approximation at the anchor point.
  public var transformToSuperlayer: CGAffineTransform {
    let anchor = anchor
    guard isFlat else { return PlaneProjection(transformInSpace).affine(near: anchor) }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Returns the transform from the layer's coordinate system to the one in which it is drawn.
  func whole(_ frame: LayerFrame) -> Transform3D {
    switch frame {
    case .own: transformInSpace
    case .beyond(let transform): transformInSpace.concatenating(transform)
    case .whole(let transform): transform
    }
  }

  /// Returns the placement of the layer's plane where it is drawn.
  func placement(_ frame: LayerFrame) -> LayerPlacement {
    if case .own = frame, isFlat { return .affine(transformToSuperlayer) }
    return LayerPlacement(whole(frame))
  }

  /// The transform from the layer's coordinate system to the one that contains the root layer's
  /// frame.
  private var transformToRoot: CGAffineTransform {
    var transform = transformToSuperlayer
    var parent = superlayer
    while let layer = parent {
      transform = transform.concatenating(layer.transformToSuperlayer)
      parent = layer.superlayer
    }
    return transform
  }

  /// Converts a point from another layer's coordinate system to this layer's.
  ///
  /// For `nil`, the point is in the coordinate system that contains the frame of the outermost
  /// layer.
  public func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    let root = layer.map { point.applying($0.transformToRoot) } ?? point
    return root.applying(transformToRoot.inverted())
  }

  /// Converts a point from this layer's coordinate system to another layer's.
  ///
  /// For `nil`, the result is in the coordinate system that contains the frame of the outermost
  /// layer.
  public func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    let root = point.applying(transformToRoot)
    return layer.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }

  /// The outline of the bounds with the rounded corners.
  var outline: Path { outline(insetBy: 0) }

  /// Returns the outline inset by a number of points, with reduced corner radii.
  func outline(insetBy inset: CGFloat) -> Path {
    // The radii are first fitted to the bounds, so that a border is equally wide everywhere.
    let radii = (cornerRadii ?? CornerRadii(cornerRadius, at: roundedCorners))
      .fitting(bounds.size)
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard radii != CornerRadii(all: 0) else { return Path(rect) }
    func inner(_ radius: CGFloat) -> CGFloat { max(radius - inset, 0) }
    return Path(
      roundedRect: rect,
      cornerRadii: CornerRadii(
        topLeft: inner(radii.topLeft), topRight: inner(radii.topRight),
        bottomLeft: inner(radii.bottomLeft), bottomRight: inner(radii.bottomRight)))
  }

  /// Returns the result of ``hitTest(_:)``, which is also called for the sublayers.
  func foremostLayer(at point: CGPoint) -> Layer? {
    guard !isHidden, opacity > 0, transformToSuperlayer.isInvertible else { return nil }
    let inside = point.applying(transformToSuperlayer.inverted())
    if masksToBounds, !outline.contains(inside) { return nil }
    for layer in orderedSublayers.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }

  /// The sublayers from back to front: by z position, then in the order of the sublayers.
  var orderedSublayers: [Layer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}

extension CornerRadii {
  /// Creates a radius for some corners, and 0 for the others.
  init(_ radius: CGFloat, at corners: RectCorner) {
    func value(_ corner: RectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      topLeft: value(.topLeft), topRight: value(.topRight), bottomLeft: value(.bottomLeft),
      bottomRight: value(.bottomRight))
  }
}
