import EaselCanvas
import Foundation

/// A transform of space as a matrix of four rows and columns; points are rows, multiplied from the
/// left, as in Core Animation.
///
/// ```swift
/// var perspective = Transform3D.identity
/// perspective.m34 = -1 / 500
/// layer.transform = perspective.rotated(by: .pi / 6, x: 0, y: 1, z: 0)
/// ```
public struct Transform3D: Hashable, Sendable {
  /// The first row.
  public var (m11, m12, m13, m14): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 0, 0, 0)
  /// The second row.
  public var (m21, m22, m23, m24): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 1, 0, 0)
  /// The third row.
  public var (m31, m32, m33, m34): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 1, 0)
  /// The fourth row, which holds the translation.
  public var (m41, m42, m43, m44): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)

  /// The transform that changes nothing.
  public static let identity = Transform3D()

  /// Makes the identity.
  public init() {}

  /// Makes a transform of the plane.
  public init(_ affine: CGAffineTransform) {
    (m11, m12) = (affine.a, affine.b)
    (m21, m22) = (affine.c, affine.d)
    (m41, m42) = (affine.tx, affine.ty)
  }

  /// Makes a move.
  public init(translationX x: CGFloat, y: CGFloat, z: CGFloat = 0) {
    (m41, m42, m43) = (x, y, z)
  }

  /// Makes a scaling.
  public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat = 1) {
    (m11, m22, m33) = (x, y, z)
  }

  /// Makes a turn by an angle in radians about an axis of any length; the identity without one.
  public init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    // The sines of whole right angles are not quite zero, which would leave lines askew.
    let (c, s) = Self.cosineAndSine(angle)
    let t = 1 - c
    (m11, m12, m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    (m21, m22, m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    (m31, m32, m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
  }

  private static func cosineAndSine(_ angle: CGFloat) -> (CGFloat, CGFloat) {
    let quarters = angle / (.pi / 2)
    let whole = quarters.rounded()
    guard abs(quarters - whole) < 1e-12, abs(whole) < 1e9 else { return (cos(angle), sin(angle)) }
    switch (Int(whole) % 4 + 4) % 4 {
    case 0: return (1, 0)
    case 1: return (0, 1)
    case 2: return (-1, 0)
    default: return (0, -1)
    }
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The rows as one list of sixteen.
  var elements: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Whether all its numbers are finite.
  public var isFinite: Bool { elements.allSatisfy(\.isFinite) }

  /// Whether it is a transform of the plane, for which ``affineTransform`` stands.
  public var isAffine: Bool {
    (m13, m14, m23, m24) == (0, 0, 0, 0) && (m31, m32, m33, m34) == (0, 0, 1, 0)
      && (m43, m44) == (0, 1)
  }

  /// What it does to the plane, without depth and perspective.
  public var affineTransform: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}
