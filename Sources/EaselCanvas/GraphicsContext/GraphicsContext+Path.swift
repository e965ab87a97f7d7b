import Foundation

extension GraphicsContext {
  /// Drops the current path and begins a new one.
  public func beginPath() { userPath = Path() }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { changePath { $0.move(to: point) } }

  /// Adds a line; without a current point it begins a subpath instead.
  public func addLine(to point: CGPoint) { changePath { $0.addLine(to: point) } }

  /// Adds lines through points as one new open subpath.
  public func addLines(between points: [CGPoint]) { changePath { $0.addLines(points) } }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    changePath { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    changePath { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds an arc of a circle, with Core Graphics' meaning of the direction.
  ///
  /// Angles are radians from the positive x axis. `clockwise: true` goes towards smaller angles:
  /// where y points down, as here, that is **counter-clockwise on screen**.
  /// ``Path/addArc(center:radius:startAngle:endAngle:clockwise:transform:)`` and ``BezierPath``
  /// name the direction as it is seen. A line joins the current point, where there is one, to the
  /// arc's start.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    changePath {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  /// Adds a line and an arc that round the corner between two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    changePath { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { changePath { $0.addRect(rect) } }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { changePath { $0.addRects(rects) } }

  /// Adds the closed ellipse that touches the four sides of a rectangle.
  public func addEllipse(in rect: CGRect) { changePath { $0.addEllipse(in: rect) } }

  /// Adds the elements of another path.
  public func addPath(_ path: Path) { changePath { $0.addPath(path) } }

  /// Closes the current subpath.
  public func closePath() { changePath { $0.closeSubpath() } }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { userPath.isEmpty }

  /// Where the next element goes on, in user space; the origin for an empty path.
  public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }

  /// The smallest rectangle around all points of the current path, control points included; null
  /// for an empty path.
  public var boundingBoxOfPath: CGRect { userPath.controlPointBounds }

  /// The current path in user space; nil when it is empty.
  public var path: Path? {
    let path = userPath
    return path.isEmpty ? nil : path
  }

  /// Whether filling the current path in a mode would paint a point of user space.
  ///
  /// A mode that only strokes fills nothing.
  public func pathContains(_ point: CGPoint, mode: PathDrawingMode = .fill) -> Bool {
    guard let rule = mode.fillRule else { return false }
    return userPath.contains(point, rule: rule)
  }

  /// Takes the current path out, as every painting call of Core Graphics does.
  func takePath() -> Path {
    let path = userPath
    userPath = Path()
    return path
  }
}
