#if !canImport(CoreGraphics)
  import Foundation

  /// A 3 × 3 matrix that maps points of the plane by scaling, rotation, skew and translation.
  ///
  /// The matrix multiplies row vectors, as in Core Graphics:
  /// `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  /// With y pointing down, a positive rotation angle turns clockwise on screen.
  ///
  /// ```swift
  /// let turned = CGAffineTransform(translationX: 100, y: 50).rotated(by: .pi / 4)
  /// let corner = CGPoint(x: 10, y: 0).applying(turned)
  /// ```
  public struct CGAffineTransform: Hashable, Sendable {
    /// The factor of x in the mapped x coordinate, x' = a·x + c·y + tx.
    public var a: CGFloat
    /// The factor of x in the mapped y coordinate, y' = b·x + d·y + ty.
    public var b: CGFloat
    /// The factor of y in the mapped x coordinate, x' = a·x + c·y + tx.
    public var c: CGFloat
    /// The factor of y in the mapped y coordinate, y' = b·x + d·y + ty.
    public var d: CGFloat
    /// The distance along x that is added last, as in x' = a·x + c·y + tx.
    public var tx: CGFloat
    /// The distance along y that is added last, as in y' = b·x + d·y + ty.
    public var ty: CGFloat

    /// The identity transform, which maps every point to itself.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a matrix whose six entries are all 0, as Core Graphics does; it is not the identity.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from the six entries of its matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a translation by `tx` along x and `ty` along y.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scale about the origin by the factors `sx` along x and `sy` along y.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin by an angle in radians, clockwise with y pointing down.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the transform is exactly the identity.
    public var isIdentity: Bool { self == .identity }

    /// The determinant: the factor by which areas grow, negative for a transform that mirrors.
    public var determinant: CGFloat { a * d - b * c }

    /// Whether all six entries are finite.
    public var isFinite: Bool {
      a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether the transform is finite and has an inverse.
    public var isInvertible: Bool {
      isFinite && determinant.isFinite && determinant != 0
    }

    /// Whether the transform maps rectangles with horizontal and vertical sides to such rectangles.
    ///
    /// It is `true` for a transform without skew that rotates by a multiple of 90° or not at all.
    public var mapsRectanglesToRectangles: Bool {
      (b == 0 && c == 0) || (a == 0 && d == 0)
    }

    /// Returns the transform that first translates by `x` and `y`, then applies this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform that first scales by the factors `x` and `y`, then applies this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform that first rotates by an angle in radians, then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that applies this one first and `other` second.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c,
        b: a * other.b + b * other.d,
        c: c * other.a + d * other.c,
        d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the inverse transform, or this transform if it has no inverse.
    ///
    /// Core Graphics does the same.
    ///
    /// Test ``isInvertible`` first where the difference matters.
    public func inverted() -> CGAffineTransform {
      guard isInvertible else { return self }
      let det = determinant
      return CGAffineTransform(
        a: d / det, b: -b / det, c: -c / det, d: a / det,
        tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
    }
  }

  extension CGAffineTransform: Codable {
    /// Creates a transform by decoding an array of its six entries: a, b, c, d, tx, ty.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init()
      a = try values.decode(CGFloat.self)
      b = try values.decode(CGFloat.self)
      c = try values.decode(CGFloat.self)
      d = try values.decode(CGFloat.self)
      tx = try values.decode(CGFloat.self)
      ty = try values.decode(CGFloat.self)
    }

    /// Encodes the six entries as an array: a, b, c, d, tx, ty.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for value in [a, b, c, d, tx, ty] { try values.encode(value) }
    }
  }
#endif
