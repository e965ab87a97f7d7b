#if !canImport(CoreGraphics)
  import Foundation

  /// The parts of a transform: it scales, then shears, then rotates, then translates.
  public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale along both axes; a transform that mirrors has a negative height here.
    public var scale: CGSize
    /// The share of y that is added to x.
    public var horizontalShear: CGFloat
    /// The angle of rotation in radians.
    public var rotation: CGFloat
    /// The translation.
    public var translation: CGVector

    /// Creates the parts of the identity.
    public init() {
      self.init(
        scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates parts one by one.
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

    /// Returns the parts from which ``init(_:)`` makes this transform again.
    ///
    /// A transform that maps the plane to a line or a point has no unique parts; those returned
    /// then have no shear.
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
