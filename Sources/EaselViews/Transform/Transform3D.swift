import EaselCanvas
import Foundation

/// A 3D transform as a matrix of four rows and four columns.
///
/// Points are row vectors that are multiplied with the matrix on their right, as in Core Animation.
/// For a perspective, set `m34` to minus the reciprocal of the eye's distance in points:
///
/// ```swift
/// let layer = Layer()
/// var perspective = Transform3D.identity
/// perspective.m34 = -1 / 500
/// layer.transform = perspective.rotated(by: .pi / 6, x: 0, y: 1, z: 0)
/// ```
public struct Transform3D: Hashable, Sendable {
  /// An entry of the first row of the matrix, whose four entries multiply x: 1, 0, 0, 0 in the
  /// identity.
  public var (m11, m12, m13, m14): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 0, 0, 0)
  /// An entry of the second row of the matrix, whose four entries multiply y: 0, 1, 0, 0 in the
  /// identity.
  public var (m21, m22, m23, m24): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 1, 0, 0)
  /// An entry of the third row of the matrix, whose four entries multiply z: 0, 0, 1, 0 in the
  /// identity.
  public var (m31, m32, m33, m34): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 1, 0)
  /// An entry of the fourth row of the matrix: the translation along x, y and z in points, and 1.
  public var (m41, m42, m43, m44): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)

  /// The identity transform, which leaves every point unchanged.
  public static let identity = Transform3D()

  /// Creates the identity transform.
  public init() {}

  /// Creates a 3D transform from a 2D affine transform.
  public init(_ affine: CGAffineTransform) {
    (m11, m12) = (affine.a, affine.b)
    (m21, m22) = (affine.c, affine.d)
    (m41, m42) = (affine.tx, affine.ty)
  }

  /// Creates a translation by distances in points.
  public init(translationX x: CGFloat, y: CGFloat, z: CGFloat = 0) {
    (m41, m42, m43) = (x, y, z)
  }

  /// Creates a scaling by a factor along each of the three axes.
  public init(scaleX x: CGFloat, y: CGFloat, z: CGFloat = 1) {
    (m11, m22, m33) = (x, y, z)
  }

  /// Creates a rotation by an angle in radians about an axis; the identity for an axis of length
  /// zero.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians; a positive angle about the z axis is clockwise.
  ///   - x: The x component of the axis, which can have any length.
  ///   - y: The y component of the axis.
  ///   - z: The z component of the axis.
  public init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    // The computed sine of a multiple of π is not exactly zero, which would make lines slightly
    // oblique.
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

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// The entries row by row, as one list of sixteen values.
  var elements: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Whether all 16 entries of the matrix are finite.
  public var isFinite: Bool { elements.allSatisfy(\.isFinite) }

  /// Whether the transform is a 2D affine transform, which ``affineTransform`` returns exactly.
  public var isAffine: Bool {
    (m13, m14, m23, m24) == (0, 0, 0, 0) && (m31, m32, m33, m34) == (0, 0, 1, 0)
      && (m43, m44) == (0, 1)
  }

  /// The 2D affine part of the transform, without depth and perspective.
  public var affineTransform: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}
