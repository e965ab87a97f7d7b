import Foundation

/// A content stream that is being written: the operators of a page or a form.
///
/// It contains the resources that the operators name, and the graphics state after them.
/// Coordinates are those of the page, in points from its bottom left. The state is written only
/// where it changes. Clips are opened and closed as the drawing requires.
struct PDFContent {
  /// The graphics state that operators have set (ISO 32000-1, 8.4); nil for unknown values.
  ///
  /// A form inherits the colors and the line style of the stream that draws it (8.10.1). For a
  /// group only opacity and blend mode are reset (11.6.6).
  struct State: Equatable {
    var fill: Ink?
    var stroke: Ink?
    var mixing = Mixing()
    var lineWidth: CGFloat?
    var lineCap: LineCap?
    var lineJoin: LineJoin?
    var miterLimit: CGFloat?
    var dash: [CGFloat]?
    var dashPhase: CGFloat = 0
    /// The object number of the font, 0 for none, and its size.
    var font = 0
    var fontSize: CGFloat = 0

    /// The initial state of a page (8.4.1).
    static let page = State(
      fill: .color(.black), stroke: .color(.black), lineWidth: 1, lineCap: .butt,
      lineJoin: .miter, miterLimit: 10, dash: [])
  }

  /// The source of the color of painting operators.
  enum Ink: Equatable {
    case color(PDFColor)
    /// The object number of the pattern.
    case pattern(Int)
  }

  /// The opacity and the blend mode with which painting is composited with what is behind it.
  struct Mixing: Hashable {
    var alpha: CGFloat = 1
    var blendMode = BlendMode.normal
  }

  /// A clip, with a path in page coordinates.
  struct Clip {
    /// Identifies the clip, together with all clips that contain it, within a canvas.
    var number: Int
    var path: Path
    var rule: FillRule
  }

  /// The depth of nested forms, and the number of times that a viewer draws the innermost one.
  struct Nesting {
    var depth = 0
    var copies = 1

    /// The maximum depth of nested forms: poppler stops at a hundred.
    private static let maximumDepth = 32
    /// The maximum number of times that a viewer draws the innermost form.
    private static let maximumCopies = 256

    /// Returns the nesting when all content is a form that is drawn several times; nil beyond the
    /// maximum.
    func grown(copies: Int) -> Nesting? {
      let next = Nesting(depth: depth + 1, copies: self.copies * copies)
      return next.depth <= Self.maximumDepth && next.copies <= Self.maximumCopies ? next : nil
    }
  }

  var writer = PDFWriter()
  var resources = PDFResources()
  var nesting = Nesting()
  /// Whether anything is painted.
  private(set) var isPainted = false
  /// The marked-content sequences; nil if the content has none.
  var marks: PDFMarks?
  /// Whether the painted area may be translucent.
  var isTranslucent = false
  /// The bounding box of all painting, in page coordinates.
  private(set) var box = CGRect.null
  private(set) var state: State
  /// The states that the open `q` operators saved, and the number of clips that were open at each.
  private var saved: [(state: State, clips: Int)] = []
  private var clips: [Int] = []

  /// Begins a form, or a content with a known initial state.
  init(_ state: State = State()) { self.state = state }

  /// Prepares for painting in a box of the page, with exactly these clips.
  ///
  /// - Parameter tagger: Finds the owner of the drawing.
  mutating func begin(_ clips: [Clip], in box: CGRect, _ tagger: PDFTagger?) {
    if let tagger, marks != nil {
      let owner = tagger.owner
      leaveMark(unless: owner)
      enter(clips)
      enterMark(of: owner, tagger)
    } else {
      enter(clips)
    }
    paint(in: box)
  }

  /// Adds a box of the page to the painted area.
  mutating func paint(in box: CGRect) {
    isPainted = true
    self.box = self.box.union(box)
  }

  /// The effort of compression, which depends on the length without marked-content operators.
  ///
  /// Those operators are similar to each other and compress well.
  var effort: Deflater.Effort {
    writer.bytes.count - (marks?.length ?? 0) < Deflater.short ? .short : .moderate
  }

  // MARK: Marked content

  /// Ends the open marked-content sequence unless the following drawing has the same owner.
  mutating func leaveMark(unless owner: PDFTagger.Owner) {
    guard let open = marks?.owner, let depth = marks?.depth, open != owner else { return }
    while saved.count > depth { restore() }
    endMark()
  }

  /// Begins a marked-content sequence for the following drawing, unless one is open.
  mutating func enterMark(of owner: PDFTagger.Owner, _ tagger: PDFTagger) {
    guard marks?.isClosed == true, owner != .none else { return }
    marks?.begin(owner, depth: saved.count, tagger, in: &writer)
  }

  private mutating func endMark() {
    marks?.end(in: &writer)
  }

  // MARK: State

  mutating func save() {
    saved.append((state, clips.count))
    writer.raw("q\n")
  }

  mutating func restore() {
    // Marked-content sequences and saved states must be properly nested.
    if marks?.owner != nil, marks?.depth == saved.count { endMark() }
    guard let last = saved.popLast() else { return }
    state = last.state
    clips.removeLast(clips.count - last.clips)
    writer.raw("Q\n")
  }

  /// Opens and closes clips so that exactly these clips are in force.
  mutating func enter(_ wanted: [Clip]) {
    // The number identifies a clip together with all clips that contain it.
    guard clips.last != wanted.last?.number else { return }
    let common = zip(clips, wanted).prefix { $0 == $1.number }.count
    while clips.count > common { restore() }
    guard wanted.count > clips.count else { return }
    save()
    for clip in wanted[clips.count...] {
      if clip.path.isEmpty { writer.raw("0 0 0 0 re ") } else { append(clip.path) }
      writer.raw(clip.rule == .evenOdd ? "W* n\n" : "W n\n")
      clips.append(clip.number)
    }
  }

  /// Closes all clips and the open marked-content sequence.
  mutating func leaveClips() {
    leaveMark(unless: .none)
    while !saved.isEmpty { restore() }
  }

  mutating func setFill(_ ink: Ink) {
    guard state.fill != ink else { return }
    state.fill = ink
    write(ink, gray: "g\n", rgb: "rg\n", space: "/Pattern cs ", pattern: "scn\n")
  }

  mutating func setStroke(_ ink: Ink) {
    guard state.stroke != ink else { return }
    state.stroke = ink
    write(ink, gray: "G\n", rgb: "RG\n", space: "/Pattern CS ", pattern: "SCN\n")
  }

  /// Writes the operands of an ink and the operators that set it.
  private mutating func write(
    _ ink: Ink, gray: StaticString, rgb: StaticString, space: StaticString, pattern: StaticString
  ) {
    switch ink {
    case .color(let color): color.write(gray, rgb, to: &writer)
    case .pattern(let number):
      resources.add(pattern: number)
      writer.raw(space)
      writer.name(UInt8(ascii: "P"), number)
      writer.raw(pattern)
    }
  }

  /// Sets opacity and blend mode with the graphics state dictionary that the closure returns.
  mutating func setMixing(_ mixing: Mixing, _ dictionary: (Mixing) -> Int) {
    guard state.mixing != mixing else { return }
    state.mixing = mixing
    if mixing.alpha < 1 { isTranslucent = true }
    setState(dictionary(mixing))
  }

  /// Sets a soft mask.
  mutating func setMask(_ number: Int) {
    isTranslucent = true
    setState(number)
  }

  /// Sets a graphics state dictionary, for parameters without an operator.
  mutating func setState(_ number: Int) {
    resources.add(state: number)
    writer.name(UInt8(ascii: "G"), number)
    writer.raw("gs\n")
  }

  /// Sets the line style with its lengths multiplied by a scale.
  mutating func setStyle(_ style: StrokeStyle, scale: CGFloat) {
    let width = max(style.lineWidth * scale, Self.minimumWidth)
    if state.lineWidth != width {
      state.lineWidth = width
      writer.number(width, Self.widthDecimals)
      writer.raw(" w\n")
    }
    if state.lineCap != style.lineCap {
      state.lineCap = style.lineCap
      writer.raw(style.lineCap == .butt ? "0 J\n" : style.lineCap == .round ? "1 J\n" : "2 J\n")
    }
    if state.lineJoin != style.lineJoin {
      state.lineJoin = style.lineJoin
      writer.raw(style.lineJoin == .miter ? "0 j\n" : style.lineJoin == .round ? "1 j\n" : "2 j\n")
    }
    // A miter limit below 1 has the effect of 1, and interpreters reject it (8.4.3.5).
    let miterLimit = max(style.miterLimit, 1)
    if state.lineJoin == .miter, state.miterLimit != miterLimit {
      state.miterLimit = miterLimit
      writer.number(miterLimit)
      writer.raw(" M\n")
    }
    var dash = style.dash.map { $0 * scale }
    // With an odd number of lengths each is alternately a dash and a gap. Poppler's phase ignores
    // this (`Splash::makeDashedPath`).
    if !dash.count.isMultiple(of: 2) { dash += dash }
    let phase = Self.phase(style.dashPhase * scale, in: dash)
    if state.dash != dash || state.dashPhase != phase {
      (state.dash, state.dashPhase) = (dash, phase)
      writer.raw("[")
      writer.numbers(dash, Self.widthDecimals)
      writer.raw("] ")
      writer.number(phase, Self.widthDecimals)
      writer.raw(" d\n")
    }
  }

  /// Returns an equivalent phase that is at least 0: interpreters treat negative phases
  /// differently.
  private static func phase(_ phase: CGFloat, in dash: [CGFloat]) -> CGFloat {
    let period = dash.reduce(0, +)
    guard period > 0 else { return 0 }
    let rest = phase.truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }

  /// The decimal places of widths and dashes, which transforms may enlarge.
  private static let widthDecimals = 5
  /// The minimum width: 0 would be the thinnest line of a device.
  private static let minimumWidth: CGFloat = 0.000_01

  /// Concatenates a transform with the current one.
  mutating func concatenate(_ transform: CGAffineTransform) {
    writer.matrix(transform)
    writer.raw("cm\n")
  }

  mutating func setFont(_ number: Int, size: CGFloat) {
    guard state.font != number || state.fontSize != size else { return }
    (state.font, state.fontSize) = (number, size)
    resources.add(font: number)
    writer.name(UInt8(ascii: "F"), number)
    writer.number(size, Self.widthDecimals)
    writer.raw(" Tf\n")
  }

  // MARK: Paths and objects

  /// Writes the operators of a path.
  ///
  /// - Parameters:
  ///   - transform: The transform from the space of the path to the page.
  ///   - isOrdered: Whether the first point of a rectangle matters, as for dashes.
  mutating func append(
    _ path: Path, _ transform: CGAffineTransform = .identity, decimals: Int = PDFWriter.decimals,
    isOrdered: Bool = false
  ) {
    if !isOrdered, transform.mapsRectanglesToRectangles, let rect = path.rectangle {
      return append(rect.applying(transform), decimals)
    }
    path.forEachCubic { element in
      switch element {
      case .move(let to):
        writer.point(to.applying(transform), decimals)
        writer.raw("m\n")
      case .line(let to):
        writer.point(to.applying(transform), decimals)
        writer.raw("l\n")
      case .curve(let first, let second, let to):
        writer.point(first.applying(transform), decimals)
        writer.point(second.applying(transform), decimals)
        writer.point(to.applying(transform), decimals)
        writer.raw("c\n")
      case .close: writer.raw("h\n")
      }
    }
  }

  private mutating func append(_ rect: CGRect, _ decimals: Int) {
    let unit = PDFWriter.unit(decimals)
    writer.point(rect.origin, decimals)
    // The size is computed from rounded corners, so that adjacent rectangles have no gap between
    // them.
    writer.point(
      CGPoint(
        x: (rect.maxX * unit).rounded() / unit - (rect.minX * unit).rounded() / unit,
        y: (rect.maxY * unit).rounded() / unit - (rect.minY * unit).rounded() / unit), decimals)
    writer.raw("re\n")
  }

  /// Paints a form or an image.
  mutating func show(object: Int) {
    resources.add(object: object)
    writer.name(UInt8(ascii: "X"), object)
    writer.raw("Do\n")
  }
}
