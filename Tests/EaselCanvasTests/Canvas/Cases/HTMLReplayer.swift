import EaselCanvas
import Foundation

/// Translates calls of the HTML canvas to calls of a ``GraphicsContext``.
///
/// The rules that differ stand here and nowhere else: arguments that are not finite, and values
/// that mean nothing, are ignored; painting keeps the current path; a gradient without extent
/// paints nothing; a transform that flattens everything stops all drawing until it is gone.
final class HTMLReplayer {
  enum Failure: Error, CustomStringConvertible {
    case unknownCall(String)

    var description: String {
      switch self {
      case .unknownCall(let name): "the replayer does not know the call \(name)"
      }
    }
  }

  /// A gradient of a case, with the stops that were added so far.
  struct HTMLGradient {
    var stops: [Gradient.Stop] = []
    /// Makes the paint; nil where the geometry has no extent.
    var paint: (Gradient) -> Paint?
  }

  /// What `save()` remembers besides the context's own state.
  struct State {
    var fill = Style.color(.black)
    var stroke = Style.color(.black)
    var shadowColor = Color.clear
    var shadowOffset = CGSize.zero
    var shadowBlur: CGFloat = 0
    /// Whether the transform flattens everything.
    var isFlat = false
  }

  enum Style {
    case color(Color)
    case gradient(String)
  }

  let context: GraphicsContext
  let base: CGAffineTransform
  var state = State()
  var saved: [State] = []
  var gradients: [String: HTMLGradient] = [:]

  init(_ canvas: any Canvas) {
    context = GraphicsContext(canvas)
    base = canvas.transform
  }

  func replay(_ operations: [[HTMLValue]]) throws {
    for operation in operations {
      guard let name = operation.first?.string else { continue }
      try call(name, Array(operation.dropFirst()))
    }
  }

  private func call(_ name: String, _ arguments: [HTMLValue]) throws {
    let numbers = arguments.compactMap(\.number)
    // "If any of the arguments are infinite or NaN, return": so says each drawing call of HTML.
    let isSound = numbers.allSatisfy(\.isFinite)
    if name == "set" {
      guard arguments.count == 2, let property = arguments[0].string else { return }
      return try set(property, to: arguments[1])
    }
    if try gradient(name, arguments, numbers) || roundRect(name, arguments) { return }
    guard isSound else { return }
    if try !transform(name, numbers), try !path(name, numbers, arguments),
      !paint(name, numbers)
    {
      throw Failure.unknownCall(name)
    }
  }

  // MARK: Transform and state

  private func transform(_ name: String, _ n: [CGFloat]) throws -> Bool {
    switch name {
    case "save":
      saved.append(state)
      context.saveGState()
    case "restore":
      guard let last = saved.popLast() else { break }
      state = last
      context.restoreGState()
    case "translate": concatenate(CGAffineTransform(translationX: n[0], y: n[1]))
    case "scale": concatenate(CGAffineTransform(scaleX: n[0], y: n[1]))
    case "rotate": concatenate(CGAffineTransform(rotationAngle: n[0]))
    case "transform": concatenate(matrix(n))
    case "setTransform":
      state.isFlat = false
      context.concatenate(base.concatenating(context.ctm.inverted()))
      concatenate(matrix(n))
    default: return false
    }
    return true
  }

  private func matrix(_ n: [CGFloat]) -> CGAffineTransform {
    CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private func concatenate(_ transform: CGAffineTransform) {
    guard transform.isInvertible else { return state.isFlat = true }
    context.concatenate(transform)
  }

  // MARK: Painting

  private func paint(_ name: String, _ n: [CGFloat]) -> Bool {
    func rect() -> CGRect { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
    switch name {
    case "fill": filling { context.fillPath() }
    case "stroke": stroking { context.strokePath() }
    case "fillRect": filling { context.fill(rect()) }
    case "strokeRect":
      // Without any extent there is not even a line to stroke.
      if rect().size != .zero { stroking { context.stroke(rect()) } }
    case "clearRect": keepingPath { context.clear(rect()) }
    case "clip":
      keepingPath {
        if context.isPathEmpty { context.clip(to: CGRect.zero) } else { context.clip() }
      }
    default: return false
    }
    return true
  }

  /// Runs a call of Core Graphics, which drops the current path where HTML keeps it.
  private func keepingPath(_ body: () -> Void) {
    let path = context.path
    body()
    context.beginPath()
    if let path { context.addPath(path) }
  }

  private func filling(_ body: () -> Void) {
    guard !state.isFlat, let paint = paint(for: state.fill) else { return }
    context.setFillPaint(paint)
    keepingPath(body)
  }

  private func stroking(_ body: () -> Void) {
    guard !state.isFlat, let paint = paint(for: state.stroke) else { return }
    context.setStrokePaint(paint)
    keepingPath(body)
  }

  /// The paint of a style; nil where HTML paints nothing.
  private func paint(for style: Style) -> Paint? {
    switch style {
    case .color(let color): return .color(color)
    case .gradient(let name):
      guard let gradient = gradients[name], !gradient.stops.isEmpty else { return nil }
      let stops = gradient.stops.enumerated().sorted {
        ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
      }
      return gradient.paint(Gradient(stops: stops.map(\.element)))
    }
  }
}
