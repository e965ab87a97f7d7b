import Foundation

/// A stateful drawing context in the style of Core Graphics that draws on any ``Canvas``.
///
/// It keeps a current path, current colors and a current line style.
///
/// ```swift
/// let context = GraphicsContext(canvas)
/// context.setFillColor(.systemBlue)
/// context.addArc(
///   center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi, clockwise: true)
/// context.fillPath()
/// ```
///
/// A canvas can draw everything that a context can. New code is shorter and clearer on the canvas
/// itself. This class is for code that comes from iOS and macOS, and for ``BezierPath``,
/// ``Color/setFill()`` and others, which share the state of ``current``. The origin is at the top
/// left and y grows downwards, as in the contexts that UIKit creates.
///
/// Drawing calls do not throw. Something that cannot be drawn is skipped and noted in the
/// ``Canvas/context`` of the canvas.
public final class GraphicsContext {
  /// The canvas that the context draws on.
  public let canvas: any Canvas
  /// The bitmap that the canvas draws on, if the context was created with one.
  let bitmap: BitmapSurface?
  /// Memory of the caller that receives the pixels of the bitmap, if there is any.
  let memory: BitmapMemory?
  /// The pages that are drawn one after the other, if the context was created for a PDF document.
  package let pages: PDFContextPages?
  /// The transform of the canvas when the context was created, or its page begun.
  ///
  /// Shadows are measured in this space.
  private(set) var baseTransform: CGAffineTransform

  /// The part of the graphics state that the canvas does not save itself.
  struct State {
    var fill = Paint.color(.black)
    var stroke = Paint.color(.black)
    var compositing = Compositing.normal
    var line = StrokeStyle()
    var interpolation = Interpolation.high
    var shadow: Shadow?
  }

  /// A begun save or layer, with the state that its end restores.
  private struct Scope {
    enum Kind {
      case save
      /// A transparency layer: one group inside the given number of saves.
      case layer(saves: Int)
    }
    var kind: Kind
    var state: State
    /// Masks that were added to the clip since then.
    ///
    /// Each is an open group.
    var masks: [Mask] = []
  }

  /// The transform from the space of a text line to user space, which Core Text's drawing calls
  /// apply.
  ///
  /// ``saveGState()`` does not save it.
  public var textMatrix = CGAffineTransform.identity

  var state = State()
  private var scopes: [Scope] = []
  /// Masks that were added to the clip outside of all scopes.
  private var outerMasks: [Mask] = []

  /// The current path, in the user space of ``pathTransform``.
  private var storedPath = Path()
  /// The transform of the canvas in whose user space ``storedPath`` is.
  private var pathTransform: CGAffineTransform

  /// Creates a context that draws on a canvas, with the initial state of Core Graphics.
  ///
  /// Fill and stroke are opaque black, lines have a width of 1, and there is no shadow.
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

  // Core Graphics completes a PDF document when its context is released. So does this.
  deinit { if let pages, !pages.isFinished { closePages() } }

  /// Restores the initial state, for another page.
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

  /// Saves the graphics state: transform, clip, paints, opacity, blend mode, line style and shadow.
  ///
  /// Antialiasing and the interpolation quality are saved, too. The current path and ``textMatrix``
  /// are not.
  public func saveGState() {
    scopes.append(Scope(kind: .save, state: state))
    canvas.save()
  }

  /// Restores the state of the last ``saveGState()``.
  ///
  /// Without such a call, or if a transparency layer was begun since, nothing changes and an error
  /// is noted. A context never undoes a state that was saved outside of it.
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

  /// Begins a transparency layer that is drawn as a whole by ``endTransparencyLayer()``.
  ///
  /// The content is composed first. Then it is drawn with the alpha, blend mode and shadow that are
  /// set when the layer begins. Inside the layer alpha is 1, the blend mode is normal, and there is
  /// no shadow until one is set.
  ///
  /// ```swift
  /// let context = GraphicsContext(canvas)
  /// context.setAlpha(0.5)
  /// context.beginTransparencyLayer()
  /// context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
  /// context.fill(CGRect(x: 20, y: 20, width: 40, height: 40))
  /// context.endTransparencyLayer()  // Where both overlap, the opacity is 0.5 too.
  /// ```
  public func beginTransparencyLayer() { beginLayer(clippedTo: nil) }

  /// Begins a transparency layer that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect) { beginLayer(clippedTo: rect) }

  /// Ends the transparency layer, draws it, and restores the state from before its beginning.
  ///
  /// Without an open layer nothing changes and an error is noted.
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

  /// Begins a group whose shadow is measured in the base space.
  ///
  /// - Returns: The number of canvas saves around the group.
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

  /// Ends every state and layer that is still open and notes each.
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

  /// Intersects the clip with a mask until the state is restored.
  func clip(to mask: Mask) {
    canvas.beginGroup(GroupEffects(mask: mask))
    if scopes.isEmpty {
      outerMasks.append(mask)
    } else {
      scopes[scopes.count - 1].masks.append(mask)
    }
  }

  /// Runs a closure while the groups of the innermost state's masks are drawn on the canvas.
  ///
  /// Afterwards the masks are in effect again.
  func withoutMasks<Result>(_ body: () throws -> Result) rethrows -> Result {
    let masks = scopes.last?.masks ?? outerMasks
    guard !masks.isEmpty else { return try body() }
    let transform = canvas.transform
    var placements: [CGAffineTransform] = []
    for _ in masks {
      canvas.endGroup()
      placements.append(canvas.transform)
    }
    defer {
      for (mask, position) in zip(masks, placements.reversed()) {
        canvas.concatenate(position.concatenating(canvas.transform.inverted()))
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

  /// The point in user space at which Core Text's drawing calls start the baseline of the next
  /// text.
  ///
  /// It is the translation of ``textMatrix``.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// The current transform, from user space to the space of the canvas.
  ///
  /// In a context for the pages of a PDF document it maps to the space of the page, where y grows
  /// upwards from the bottom.
  public var ctm: CGAffineTransform {
    pages.map { canvas.transform.concatenating($0.toPage) } ?? canvas.transform
  }

  /// Moves the origin of user space by distances along its x and y axes.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales user space about its origin by one factor along each axis.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Rotates user space about its origin by an angle in radians, from the x axis towards the y
  /// axis.
  ///
  /// Where y points down, a positive angle turns clockwise on screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Prepends a transform to the current one, so that the new transform maps coordinates first.
  ///
  /// A transform that cannot be inverted is ignored and noted as an error.
  public func concatenate(_ transform: CGAffineTransform) {
    canvas.concatenate(transform)
  }

  // MARK: The current path

  /// The current path, in the current user space.
  ///
  /// Core Graphics maps points when they are added, so that a path does not move on the page when
  /// the transform changes. This property keeps the path in user space and maps it only after such
  /// a change. Without one the canvas gets exactly the numbers that were given.
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

  /// Changes the current path in place, in the current user space.
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
  /// Whether both transforms map vectors alike.
  ///
  /// They may map points differently.
  fileprivate func differsOnlyByTranslation(from other: CGAffineTransform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
  }
}
