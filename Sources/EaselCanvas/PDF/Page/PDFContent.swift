import Foundation

/// A content stream in the making: the operators of a page or a form, with the resources that they
/// name and the graphics state that they leave.
///
/// Coordinates are those of the page, in points from its bottom left. The state is written only
/// where it differs, and clips are opened and closed as the drawing needs them.
struct PDFContent {
  /// What operators have set (ISO 32000-1, 8.4); nil for what is not known.
  ///
  /// A form begins with colours and pen of the stream that shows it (8.10.1), of which only opacity
  /// and blend mode are set back for a group (11.6.6).
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
    /// The font's object, 0 for none, and its size.
    var font = 0
    var fontSize: CGFloat = 0

    /// With what a page begins (8.4.1).
    static let page = State(
      fill: .color(.black), stroke: .color(.black), lineWidth: 1, lineCap: .butt,
      lineJoin: .miter, miterLimit: 10, dash: [])
  }

  /// What is painted with.
  enum Ink: Equatable {
    case color(PDFColor)
    /// The pattern's object.
    case pattern(Int)
  }

  /// How what is painted mixes with what lies beneath.
  struct Mixing: Hashable {
    var alpha: CGFloat = 1
    var blendMode = BlendMode.normal
  }

  /// A clip, as paths of the page.
  struct Clip {
    /// Tells clips of one canvas apart, each with those that it lies in.
    var number: Int
    var path: Path
    var rule: FillRule
  }

  /// How deep what was drawn lies in forms of forms, and how often a viewer draws the innermost.
  struct Nesting {
    var depth = 0
    var copies = 1

    /// Forms that may lie in each other: poppler stops at a hundred.
    private static let deepest = 32
    /// How often a viewer may have to draw what lies innermost.
    private static let mostCopies = 256

    /// The nesting once all is a form that is shown so often; nil where that is too much.
    func grown(copies: Int) -> Nesting? {
      let next = Nesting(depth: depth + 1, copies: self.copies * copies)
      return next.depth <= Self.deepest && next.copies <= Self.mostCopies ? next : nil
    }
  }

  var writer = PDFWriter()
  var resources = PDFResources()
  var nesting = Nesting()
  /// Whether anything is painted.
  private(set) var isPainted = false
  /// Which parts belong to what; nil where that is not marked.
  var marks: PDFMarks?
  /// Whether anything may shine through what is painted.
  var isTranslucent = false
  /// What is painted on, in page coordinates.
  private(set) var box = CGRect.null
  private(set) var state: State
  /// The states to which the open `q` return, and how many clips were open at each.
  private var saved: [(state: State, clips: Int)] = []
  private var clips: [Int] = []

  /// Begins a form, or what begins with another state that is known.
  init(_ state: State = State()) { self.state = state }

  /// Makes ready to be painted on within clips and no others, and notes in which box of the page.
  ///
  /// - Parameter tagger: Tells what the drawing belongs to.
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

  /// Notes that something is painted in a box of the page.
  mutating func paint(in box: CGRect) {
    isPainted = true
    self.box = self.box.union(box)
  }

  /// How hard to compress it: marks are alike, and make what is short no longer.
  var effort: Deflater.Effort {
    writer.bytes.count - (marks?.length ?? 0) < Deflater.short ? .short : .moderate
  }

  // MARK: Marks

  /// Ends the mark that is open, unless what follows belongs to it.
  mutating func leaveMark(unless owner: PDFTagger.Owner) {
    guard let open = marks?.owner, let depth = marks?.depth, open != owner else { return }
    while saved.count > depth { restore() }
    endMark()
  }

  /// Begins a mark for what follows, unless it is open.
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
    // Marks and saved states lie in each other.
    if marks?.owner != nil, marks?.depth == saved.count { endMark() }
    guard let last = saved.popLast() else { return }
    state = last.state
    clips.removeLast(clips.count - last.clips)
    writer.raw("Q\n")
  }

  /// Lets the drawing that follows be cut by these clips and no others.
  mutating func enter(_ wanted: [Clip]) {
    // A number stands for a clip with all those around it.
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

  /// Closes all clips, and the mark that is open.
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

  /// Writes what an ink is made of, with the operators that set it.
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

  /// Sets opacity and blend mode, by a dictionary that the closure finds.
  mutating func setMixing(_ mixing: Mixing, _ dictionary: (Mixing) -> Int) {
    guard state.mixing != mixing else { return }
    state.mixing = mixing
    if mixing.alpha < 1 { isTranslucent = true }
    setState(dictionary(mixing))
  }

  /// Sets what decides how much of the drawing shows.
  mutating func setMask(_ number: Int) {
    isTranslucent = true
    setState(number)
  }

  /// Sets parameters of the graphics state that have no operator.
  mutating func setState(_ number: Int) {
    resources.add(state: number)
    writer.name(UInt8(ascii: "G"), number)
    writer.raw("gs\n")
  }

  /// Sets how lines are drawn; their measures are multiplied by a scale.
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
    // No corner is sharper than a limit of 1 lets it be, and interpreters refuse less (8.4.3.5).
    let miterLimit = max(style.miterLimit, 1)
    if state.lineJoin == .miter, state.miterLimit != miterLimit {
      state.miterLimit = miterLimit
      writer.number(miterLimit)
      writer.raw(" M\n")
    }
    var dash = style.dash.map { $0 * scale }
    // Of an odd number of lengths each is a dash in one round and a gap in the next; poppler's
    // phase forgets which (`Splash::makeDashedPath`).
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

  /// A phase that is not negative, which interpreters take in different ways.
  private static func phase(_ phase: CGFloat, in dash: [CGFloat]) -> CGFloat {
    let period = dash.reduce(0, +)
    guard period > 0 else { return 0 }
    let rest = phase.truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }

  /// Decimals of widths and dashes, which transforms may enlarge.
  private static let widthDecimals = 5
  /// A width of 0 would be a device's thinnest line.
  private static let minimumWidth: CGFloat = 0.000_01

  /// Multiplies the transform.
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

  /// The operators of a path.
  ///
  /// - Parameters:
  ///   - transform: From the path's space to the page.
  ///   - isOrdered: Whether it matters where a rectangle begins, as it does for dashes.
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
    // The far corner's own place, or neighbours would leave a gap where both are rounded.
    writer.point(
      CGPoint(
        x: (rect.maxX * unit).rounded() / unit - (rect.minX * unit).rounded() / unit,
        y: (rect.maxY * unit).rounded() / unit - (rect.minY * unit).rounded() / unit), decimals)
    writer.raw("re\n")
  }

  /// Paints a form or a picture.
  mutating func show(object: Int) {
    resources.add(object: object)
    writer.name(UInt8(ascii: "X"), object)
    writer.raw("Do\n")
  }
}
