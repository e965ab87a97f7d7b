import Foundation

extension GraphicsContext {
  /// Removes the current path and begins a new one.
  public func beginPath() { userPath = Path() }

  /// Begins a new subpath of the current path at a point.
  public func move(to point: CGPoint) { changePath { $0.move(to: point) } }

  /// Adds a line from the current point of the current path to another point.
  ///
  /// Without a current point it begins a subpath instead.
  public func addLine(to point: CGPoint) { changePath { $0.addLine(to: point) } }

  /// Adds lines through points to the current path, as a new open subpath.
  public func addLines(between points: [CGPoint]) { changePath { $0.addLines(points) } }

  /// Adds a quadratic Bézier curve from the current point of the current path to `end`.
  ///
  /// Without a current point the curve begins at its control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    changePath { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a cubic Bézier curve from the current point of the current path to `end`.
  ///
  /// Without a current point the curve begins at its first control point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    changePath { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds an arc of a circle to the current path; `clockwise: true` sweeps towards smaller angles,
  /// as in Core Graphics.
  ///
  /// Angles are radians from the positive x axis. Where y points down, `clockwise: true` is
  /// **counter-clockwise on screen**.
  /// ``Path/addArc(center:radius:startAngle:endAngle:clockwise:transform:)`` and ``BezierPath`` use
  /// the direction as it appears on screen. A line connects the current point, if there is one, to
  /// the start of the arc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    changePath {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    }
  }

  /// Adds a line and an arc that rounds the corner between two tangent lines.
  ///
  /// The first tangent goes from the current point to `tangent1End`, the second from there to
  /// `tangent2End`. See ``Path/addArc(tangent1End:tangent2End:radius:transform:)``.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    changePath { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds a closed rectangle to the current path.
  public func addRect(_ rect: CGRect) { changePath { $0.addRect(rect) } }

  /// Adds closed rectangles to the current path.
  public func addRects(_ rects: [CGRect]) { changePath { $0.addRects(rects) } }

  /// Adds the closed ellipse inscribed in a rectangle to the current path.
  public func addEllipse(in rect: CGRect) { changePath { $0.addEllipse(in: rect) } }

  /// Adds the elements of another path to the current path.
  public func addPath(_ path: Path) { changePath { $0.addPath(path) } }

  /// Closes the current subpath with a line to its start.
  public func closePath() { changePath { $0.closeSubpath() } }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { userPath.isEmpty }

  /// The point where the next element starts, in user space, or the origin for an empty path.
  public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }

  /// The smallest rectangle that contains all points of the current path, control points included.
  ///
  /// It is `CGRect.null` for an empty path.
  public var boundingBoxOfPath: CGRect { userPath.controlPointBounds }

  /// The current path in user space, or `nil` if it is empty.
  public var path: Path? {
    let path = userPath
    return path.isEmpty ? nil : path
  }

  /// Returns whether drawing the current path in a mode would fill a point of user space.
  ///
  /// It is `false` for a mode that only strokes.
  public func pathContains(_ point: CGPoint, mode: PathDrawingMode = .fill) -> Bool {
    guard let rule = mode.fillRule else { return false }
    return userPath.contains(point, rule: rule)
  }

  /// Removes the current path and returns it, as every painting call of Core Graphics does.
  func takePath() -> Path {
    let path = userPath
    userPath = Path()
    return path
  }
}
