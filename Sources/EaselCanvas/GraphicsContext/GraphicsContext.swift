import Foundation

/// Core Graphics' stateful manner of drawing, on any ``Canvas``: a current path, current colours,
/// a current line width.
///
/// ```swift
/// let context = GraphicsContext(canvas)
/// context.setFillColor(.systemBlue)
/// context.addArc(
///   center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, clockwise: true)
/// context.fillPath()
/// ```
///
/// It adds nothing that a canvas cannot do. New code is shorter and clearer on the canvas itself;
/// this is for code that comes from iOS and macOS, and for ``BezierPath``, ``Color/setFill()`` and
/// their like, which share the state of ``current``. The origin is at the top left and y grows
/// downwards, as in the contexts that UIKit makes.
///
/// Nothing here throws: what cannot be drawn is skipped and noted in the canvas' context.
public final class GraphicsContext {
  /// The canvas that is drawn on.
  public let canvas: any Canvas
  /// The bitmap that the canvas draws on, where the context was made with one.
  let bitmap: BitmapSurface?
  /// Memory of a caller's that gets the bitmap's pixels, where there is any.
  let memory: BitmapMemory?
  /// The pages that are drawn one after the other, where the context was made for a PDF document.
  package let pages: PDFContextPages?
  /// The transform of the canvas when the context was made, or its page begun: shadows are measured
  /// in this space.
  private(set) var baseTransform: CGAffineTransform

  /// What ``saveGState()`` remembers besides the canvas' transform and clip.
  struct State {
    var fill = Paint.color(.black)
    var stroke = Paint.color(.black)
    var compositing = Compositing.normal
    var line = StrokeStyle()
    var interpolation = Interpolation.high
    var shadow: Shadow?
  }

  /// Something that was begun, with the state that its end returns to.
  private struct Scope {
    enum Kind {
      case save
      /// A transparency layer, drawn by so many saves around one group.
      case layer(saves: Int)
    }
    var kind: Kind
    var state: State
    /// Masks that were clipped to since, each a group that is open.
    var masks: [Mask] = []
  }

  /// How lines of text are placed that Core Text draws; saving the state does not keep it.
  public var textMatrix = CGAffineTransform.identity

  var state = State()
  private var scopes: [Scope] = []
  /// Masks that were clipped to outside of all scopes.
  private var outerMasks: [Mask] = []

  /// The current path, in the user space that ``pathTransform`` belonged to.
  private var storedPath = Path()
  /// The canvas' transform under which ``storedPath`` was last looked at.
  private var pathTransform: CGAffineTransform

  /// Makes a context that draws on a canvas, with Core Graphics' initial state: black, opaque,
  /// lines of width 1, no shadow.
  public convenience init(_ canvas: any Canvas) {
    self.init(canvas, bitmap: nil, memory: nil, pages: nil)
  }

  init(
    _ canvas: any Canvas, bitmap: BitmapSurface? = nil, memory: BitmapMemory? = nil,
    pages: PDFContextPages? = nil
  ) {
    self.canvas = canvas
    self.bitmap = bitmap
    self.memory = memory
    self.pages = pages
    baseTransform = canvas.transform
    pathTransform = canvas.transform
  }

  // A PDF document whose context goes is completed, as Core Graphics does.
  deinit { if let pages, !pages.isFinished { closePages() } }

  /// Returns to the initial state, for another page.
  func reset() {
    scopes = []
    outerMasks = []
    textMatrix = .identity
    state = State()
    storedPath = Path()
    baseTransform = canvas.transform
    pathTransform = canvas.transform
  }

  // MARK: Graphics states

  /// Remembers the state: transform, clip, colours, line style, shadow, everything but the path.
  public func saveGState() {
    scopes.append(Scope(kind: .save, state: state))
    canvas.save()
  }

  /// Returns to the state of the last ``saveGState()``.
  ///
  /// Without one, or when a transparency layer was begun since, nothing changes and the fault is
  /// noted: a context never undoes what was saved outside of it.
  public func restoreGState() {
    guard let scope = scopes.last, case .save = scope.kind else {
      return noteUnbalanced(
        "restoreGState", "a state was restored that was not saved; call saveGState() before")
    }
    scopes.removeLast()
    state = scope.state
    for _ in scope.masks { canvas.endGroup() }
    canvas.restore()
  }

  /// Begins a transparency layer: what is drawn until ``endTransparencyLayer()`` is composed first,
  /// and then drawn as one with the present alpha, blend mode and shadow.
  ///
  /// Inside, alpha is 1, the blend mode normal, and there is no shadow until one is set.
  public func beginTransparencyLayer() { beginLayer(clippedTo: nil) }

  /// Begins a transparency layer that shows nothing outside of a rectangle.
  public func beginTransparencyLayer(in rect: CGRect) { beginLayer(clippedTo: rect) }

  /// Ends the transparency layer and draws it; the state is as it was at its beginning.
  public func endTransparencyLayer() {
    guard let scope = scopes.last, case .layer(let saves) = scope.kind else {
      return noteUnbalanced(
        "endTransparencyLayer",
        "a layer was ended that was not begun; call beginTransparencyLayer() before")
    }
    scopes.removeLast()
    state = scope.state
    for _ in scope.masks { canvas.endGroup() }
    canvas.endGroup()
    for _ in 0..<saves { canvas.restore() }
  }

  private func beginLayer(clippedTo rect: CGRect?) {
    var saves = 0
    if let rect {
      canvas.save()
      canvas.clip(to: rect)
      saves += 1
    }
    saves += beginGroup(
      GroupEffects(
        opacity: state.compositing.alpha, blendMode: state.compositing.blendMode,
        shadow: state.shadow))
    scopes.append(Scope(kind: .layer(saves: saves), state: state))
    state.compositing.alpha = 1
    state.compositing.blendMode = .normal
    state.shadow = nil
  }

  /// Begins a group whose shadow is measured in the base space, and returns how many saves it is
  /// wrapped in.
  func beginGroup(_ effects: GroupEffects) -> Int {
    let current = canvas.transform
    guard effects.shadow != nil, !current.differsOnlyByTranslation(from: baseTransform) else {
      canvas.beginGroup(effects)
      return 0
    }
    canvas.save()
    canvas.concatenate(baseTransform.concatenating(current.inverted()))
    canvas.beginGroup(effects)
    canvas.concatenate(current.concatenating(baseTransform.inverted()))
    return 1
  }

  /// Ends everything that is still open; each is noted.
  func finish() {
    while let scope = scopes.last {
      switch scope.kind {
      case .save:
        canvas.context.note(
          .warning, .unbalancedState,
          "a graphics state was left open; it was ended for you. Call restoreGState() for each "
            + "saveGState()", operation: "saveGState")
        restoreGState()
      case .layer:
        canvas.context.note(
          .error, .unbalancedState,
          "a transparency layer was left open; it was ended for you. Call endTransparencyLayer() for "
            + "each beginTransparencyLayer()", operation: "beginTransparencyLayer")
        endTransparencyLayer()
      }
    }
    for _ in outerMasks { canvas.endGroup() }
    outerMasks = []
  }

  // MARK: Masks

  /// Lets only what a mask shows be drawn until the state is restored.
  func clip(to mask: Mask) {
    canvas.beginGroup(GroupEffects(mask: mask))
    if scopes.isEmpty {
      outerMasks.append(mask)
    } else {
      scopes[scopes.count - 1].masks.append(mask)
    }
  }

  /// Runs the closure when what was drawn through the masks of the innermost state is on the canvas;
  /// they hold again afterwards.
  func withoutMasks<Result>(_ body: () throws -> Result) rethrows -> Result {
    let masks = scopes.last?.masks ?? outerMasks
    guard !masks.isEmpty else { return try body() }
    let transform = canvas.transform
    var places: [CGAffineTransform] = []
    for _ in masks {
      canvas.endGroup()
      places.append(canvas.transform)
    }
    defer {
      for (mask, place) in zip(masks, places.reversed()) {
        canvas.concatenate(place.concatenating(canvas.transform.inverted()))
        canvas.beginGroup(GroupEffects(mask: mask))
      }
      canvas.concatenate(transform.concatenating(canvas.transform.inverted()))
    }
    return try body()
  }

  func noteUnbalanced(
    _ operation: String, _ message: String, _ severity: Diagnostic.Severity = .error
  ) {
    canvas.context.note(severity, .unbalancedState, message, operation: operation)
  }

  // MARK: The transform

  /// Where the next line of text that Core Text draws begins: the translation of ``textMatrix``.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// The current transform, from user space to the canvas' own space; on the pages of a PDF document
  /// that a context was made for, to the page's, in which y grows upwards from the bottom.
  public var ctm: CGAffineTransform {
    pages.map { canvas.transform.concatenating($0.toPage) } ?? canvas.transform
  }

  /// Moves the origin of user space.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales user space.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns user space by an angle in radians, clockwise on the page.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Puts a transform before the current one; one that cannot be inverted is refused and noted.
  public func concatenate(_ transform: CGAffineTransform) {
    canvas.concatenate(transform)
  }

  // MARK: The current path

  /// The current path in the present user space.
  ///
  /// Core Graphics maps points when they are added, so a path stays where it is on the page when
  /// the transform changes. Kept in user space and mapped only when the transform did change, a
  /// path reaches the canvas with the very numbers that were given.
  var userPath: Path {
    get {
      let transform = canvas.transform
      guard transform != pathTransform else { return storedPath }
      return storedPath.applying(pathTransform.concatenating(transform.inverted()))
    }
    set {
      storedPath = newValue
      pathTransform = canvas.transform
    }
  }

  /// Changes the current path in place, in the present user space.
  func changePath(_ change: (inout Path) -> Void) {
    let transform = canvas.transform
    if transform != pathTransform {
      storedPath = userPath
      pathTransform = transform
    }
    change(&storedPath)
  }
}

extension CGAffineTransform {
  /// Whether displacements, though perhaps not points, map alike under both.
  fileprivate func differsOnlyByTranslation(from other: CGAffineTransform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
  }
}
