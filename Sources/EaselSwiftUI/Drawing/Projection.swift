import EaselBlocks
import EaselCanvas
import Foundation

/// A transform with perspective, of which the affine part is drawn.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row's first number.
  public var m11: CGFloat = 1
  /// The first row's second number.
  public var m12: CGFloat = 0
  /// The first row's third number, of the perspective.
  public var m13: CGFloat = 0
  /// The second row's first number.
  public var m21: CGFloat = 0
  /// The second row's second number.
  public var m22: CGFloat = 1
  /// The second row's third number, of the perspective.
  public var m23: CGFloat = 0
  /// The third row's first number, the distance along x.
  public var m31: CGFloat = 0
  /// The third row's second number, the distance along y.
  public var m32: CGFloat = 0
  /// The third row's third number.
  public var m33: CGFloat = 1

  /// Creates the identity.
  public init() {}
  /// Creates a transform of an affine one.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns this transform followed by another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (rows, rhs.rows)
    var product = a
    for row in 0..<3 {
      for column in 0..<3 {
        let terms: [CGFloat] = (0..<3).map { a[row][$0] * b[$0][column] }
        product[row][column] = terms[0] + terms[1] + terms[2]
      }
    }
    return ProjectionTransform(product)
  }

  /// Returns the inverse transform; the transform itself if there is none.
  public func inverted() -> ProjectionTransform { inverse ?? self }

  /// Inverts the transform; returns whether it has an inverse, without which it stays unchanged.
  public mutating func invert() -> Bool {
    guard let inverse else { return false }
    self = inverse
    return true
  }

  /// The inverse transform, of cofactors and the determinant; `nil` if there is none.
  private var inverse: ProjectionTransform? {
    let m = rows
    func minor(_ row: Int, _ column: Int) -> CGFloat {
      let (r, c) = ([0, 1, 2].filter { $0 != row }, [0, 1, 2].filter { $0 != column })
      return m[r[0]][c[0]] * m[r[1]][c[1]] - m[r[0]][c[1]] * m[r[1]][c[0]]
    }
    func cofactor(_ row: Int, _ column: Int) -> CGFloat {
      (row + column) % 2 == 0 ? minor(row, column) : -minor(row, column)
    }
    let determinant = (0..<3).reduce(0) { $0 + m[0][$1] * cofactor(0, $1) }
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } }
    guard inverse.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return nil }
    return ProjectionTransform(inverse)
  }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

  private init(_ m: [[CGFloat]]) {
    (m11, m12, m13) = (m[0][0], m[0][1], m[0][2])
    (m21, m22, m23) = (m[1][0], m[1][1], m[1][2])
    (m31, m32, m33) = (m[2][0], m[2][1], m[2][2])
  }

  /// The transform without perspective.
  var affine: CGAffineTransform {
    let scale = m33 == 0 ? 1 : m33
    return CGAffineTransform(
      a: m11 / scale, b: m12 / scale, c: m21 / scale, d: m22 / scale, tx: m31 / scale,
      ty: m32 / scale)
  }
}

extension View {
  /// Draws the view with the affine part of a transform; the layout does not change.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    ModifiedBlock(self, ProjectionModifier(name: "projectionEffect") { _, _ in transform })
  }

  /// Draws the view as it looks after a rotation about an axis in space, without perspective.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis; x points to the right, y downwards, z to the viewer.
  ///   - anchor: The point of the view that stays in its position.
  ///   - anchorZ: The distance of that point from the view, in points.
  ///   - perspective: The perspective. It is not drawn, with a note unless it is 0.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    ModifiedBlock(
      self,
      ProjectionModifier(name: "rotation3DEffect") { size, isMirrored in
        let rotation = Rotation(angle, axis)
        let x = isMirrored ? 1 - anchor.x : anchor.x
        let point = CGPoint(x: x * size.width, y: anchor.y * size.height)
        var transform = ProjectionTransform(
          CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(rotation.affine)
            .concatenating(
              CGAffineTransform(
                translationX: point.x - rotation.depthX * anchorZ,
                y: point.y - rotation.depthY * anchorZ)))
        // Only whether there is a perspective matters: it is not drawn.
        if rotation.hasDepth, perspective != 0 {
          transform.m13 = .leastNonzeroMagnitude
        }
        return transform
      })
  }
}

/// A rotation about an axis in space, by Rodrigues' formula.
private struct Rotation {
  let affine: CGAffineTransform
  /// The distances along x and y of a point at depth 1.
  let depthX: CGFloat
  let depthY: CGFloat
  /// Whether points of the plane leave it.
  let hasDepth: Bool

  init(_ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else {
      (affine, depthX, depthY, hasDepth) = (.identity, 0, 0, false)
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let t = 1 - c
    affine = CGAffineTransform(
      a: t * x * x + c, b: t * x * y + s * z, c: t * x * y - s * z, d: t * y * y + c, tx: 0, ty: 0)
    (depthX, depthY) = (t * x * z + s * y, t * y * z - s * x)
    let depths = [t * x * z - s * y, t * y * z + s * x]
    hasDepth = depths.contains { abs($0) > 1e-9 }
  }
}

/// A change of a view's geometry that does not change the layout.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform of a view of a size.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the view with the affine part of the effect's transform.
  public func body(content: Content) -> some View {
    ModifiedBlock(
      content, ProjectionModifier(name: "GeometryEffect") { size, _ in effectValue(size: size) })
  }

  /// Returns the effect, which does not change the layout.
  public func ignoredByLayout() -> some ViewModifier { self }
}

/// Draws a block with a transform that depends on its size.
private struct ProjectionModifier: NodeModifier {
  let name: String
  /// The transform for a size, and for whether the leading side is the right one.
  let transform: (CGSize, Bool) -> ProjectionTransform

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    EffectNode(node, ProjectionDrawing(name: name, transform: transform, inputs: inputs), inputs)
  }
}

private struct ProjectionDrawing: FragmentDrawing {
  let name: String
  /// The transform for a size, and for whether the leading side is the right one.
  let transform: (CGSize, Bool) -> ProjectionTransform
  let inputs: NodeInputs

  func draw(_ fragment: Fragment, on canvas: any EaselCanvas.Canvas, at origin: CGPoint) {
    let projection = inputs.run {
      transform(fragment.size, inputs.environment.layoutDirection == .rightToLeft)
    }
    let affine = projection.affine
    if !projection.isAffine {
      inputs.note(
        .note, .drawingApproximated,
        "a view is drawn without the perspective of its transform; set the perspective to 0",
        operation: name)
    }
    // A view that is seen from its edge is not visible, and its transform has no inverse.
    let determinant = affine.a * affine.d - affine.b * affine.c
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return }
    canvas.withSavedState {
      canvas.translate(x: origin.x, y: origin.y)
      canvas.concatenate(affine)
      canvas.translate(x: -origin.x, y: -origin.y)
      fragment.drawChildren(on: canvas, at: origin)
    }
  }
}
