#if !canImport(CoreGraphics)
  import Foundation

  /// The components of a transform, applied in the order scale, shear, rotation, translation.
  public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale factors along x (`width`) and y (`height`), applied first; a negative one mirrors.
    public var scale: CGSize
    /// The horizontal shear: the multiple of y that is added to x after scaling.
    public var horizontalShear: CGFloat
    /// The angle of rotation in radians; a positive angle turns the x axis towards the y axis.
    public var rotation: CGFloat
    /// The distances along x and y by which points are moved last.
    public var translation: CGVector

    /// Creates the components of the identity transform.
    public init() {
      self.init(
        scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components from a scale, a shear, a rotation in radians and a translation.
    public init(
      scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
    ) {
      self.scale = scale
      self.horizontalShear = horizontalShear
      self.rotation = rotation
      self.translation = translation
    }
  }

  extension CGAffineTransform {
    /// Creates the transform that scales, shears, rotates and translates, in this order.
    public init(_ components: CGAffineTransformComponents) {
      let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
      let (sx, sy) = (components.scale.width, components.scale.height)
      let shear = components.horizontalShear
      self.init(
        a: sx * cosine, b: sx * sine,
        c: sy * (shear * cosine - sine), d: sy * (shear * sine + cosine),
        tx: components.translation.dx, ty: components.translation.dy)
    }

    /// Returns the components of this transform, from which ``init(_:)`` creates it again.
    ///
    /// A transform that maps the plane to a line or a point has no unique components. The result
    /// then has no shear, and ``init(_:)`` may create another transform from it.
    public func decomposed() -> CGAffineTransformComponents {
      let translation = CGVector(dx: tx, dy: ty)
      let width = hypot(a, b)
      guard width != 0 else {
        return CGAffineTransformComponents(
          scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0,
          rotation: c == 0 && d == 0 ? 0 : atan2(-c, d), translation: translation)
      }
      let height = determinant / width
      let along = (c * a + d * b) / width
      return CGAffineTransformComponents(
        scale: CGSize(width: width, height: height),
        horizontalShear: height == 0 ? 0 : along / height,
        rotation: atan2(b, a), translation: translation)
    }
  }
#endif
