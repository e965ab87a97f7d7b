import Foundation

/// Tracks a drawing and collects the visible shapes of its links, in the canvas' own space.
final class LinkTracker {
  /// A link and the drawing in it.
  private struct Link {
    var target: LinkTarget?
    var label: String?
    var value: String?
    /// The text that is drawn in the link.
    var text: String?
    /// Whether the label is that of the figure around the link.
    var isLabelInherited = true
    var isOpen = true
    /// Whether the area was given, so that the drawing does not change it.
    var isFixed = false
    /// Whether anything was drawn in the link, visible or not.
    var hasInk = false
    /// The number of the drawing in it that is made later, which determines its area.
    var drawing: Int?
    var shapes: [Region] = []
    /// The largest shape, which can cover all others.
    var main: (path: Path, region: Region)?
    /// The regions of later opaque drawing, which hides the link.
    var covers: [Region] = []
    var box = CGRect.null
  }

  /// A clip path or a mask, which hides a part of the drawing.
  private enum Clip {
    case path(Path, FillRule)
    case mask(Mask, CGAffineTransform, RenderContext)
  }

  /// The state until the next restore or end of a group.
  private struct State {
    /// The clips that are not yet intersected with the region.
    var clips: [Clip] = []
    var region: Region?
    /// Whether the background shows through the drawing.
    var isTranslucent = false
    /// Whether only the shadow of the drawing is drawn.
    var isUnseen = false
  }

  private let bounds: CGRect
  private var states = [State()]
  private var links: [Link] = []
  private var figures: [(label: String, value: String?)] = []
  /// Whether the drawing is not part of the visible output.
  var isPaused = false

  /// The maximum height of the bands of slanted edges.
  static let step: CGFloat = 0.5
  /// The maximum distance of polygons from the edges of the bands.
  private static let outlineTolerance: CGFloat = 0.2
  /// The tolerance of rectangles against the bands.
  ///
  /// With the half step, the flatness of curves, and edges moved to the nearest whole point as in a
  /// PDF, the distance of a rectangle from its shape is less than ``LinkArea/rectangleTolerance``.
  private static let bandTolerance: CGFloat = 1.1
  /// The minimum side of a cover: smaller ones hide nothing within the tolerance.
  private static let minimumCover: CGFloat = 2 * LinkArea.rectangleTolerance
  /// The maximum number of rectangles of a link: more of them make a document slow in all viewers.
  private static let maximumCount = 1_000
  /// An estimate of a stroke's outline points per point of its path: two sides, and round joins.
  private static let edgesOfStroke = 8
  /// The number of bytes after which a link's text is not extended: it is read aloud as a name.
  private static let maximumText = 1_000
  /// The difference of areas, in square points, below which two shapes count as the same.
  private static let sameArea: CGFloat = 0.5

  /// The number of edges of shapes that may still be processed; an edge counts once in each band.
  var edgesLeft: Int
  /// Whether some shapes were replaced by bounding rectangles, because of too many edges.
  private(set) var isCoarse = false

  /// Creates a tracker.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the canvas, in its own space.
  ///   - most: The maximum number of edges to process.
  init(bounds: CGRect, edges most: Int) {
    self.bounds = bounds
    edgesLeft = most
  }

  // MARK: State

  func push() {
    var state = State()
    state.isTranslucent = states[states.count - 1].isTranslucent
    state.isUnseen = states[states.count - 1].isUnseen
    states.append(state)
  }

  func pop() { if states.count > 1 { states.removeLast() } }

  func clip(_ path: Path, _ rule: FillRule, _ transform: CGAffineTransform) {
    states[states.count - 1].clips.append(.path(path.applying(transform), rule))
  }

  func pushGroup(
    _ effects: GroupEffects, _ transform: CGAffineTransform, _ context: RenderContext
  ) {
    push()
    let last = states.count - 1
    if effects.opacity < 1 || effects.blendMode != .normal || effects.mask != nil {
      states[last].isTranslucent = true
    }
    if !effects.showsContent || effects.opacity <= 0 { states[last].isUnseen = true }
    guard let mask = effects.mask, !isPaused else { return }
    states[last].clips.append(.mask(mask, transform, context))
  }

  /// Returns the visible region of a mask.
  private func shape(
    of mask: Mask, _ transform: CGAffineTransform, _ context: RenderContext
  ) -> Region {
    let canvas = LinkCanvas(bounds: bounds, context: context)
    guard let inner = canvas.links else { return Region() }
    inner.edgesLeft = edgesLeft
    inner.beginShape()
    canvas.concatenate(transform)
    mask.recording.replay(on: canvas)
    canvas.finish()
    edgesLeft = inner.edgesLeft
    isCoarse = isCoarse || inner.isCoarse
    return inner.endShape()
  }

  /// Returns the region that a path fills inside a box.
  ///
  /// A path with too many edges becomes its bounding rectangle.
  private func region(of path: Path, _ rule: FillRule, in box: CGRect) -> Region {
    guard countEdges(path.points.count) else {
      return Region(path.controlPointBounds.intersection(box))
    }
    let region = Region(path, rule: rule, in: box, step: Self.step, edgesLeft: &edgesLeft)
    if edgesLeft < 0 { isCoarse = true }
    return region
  }

  private func countEdges(_ count: Int) -> Bool {
    edgesLeft -= count
    if edgesLeft < 0 { isCoarse = true }
    return edgesLeft >= 0
  }

  /// Returns the region inside all clips.
  private func visible() -> Region {
    for index in states.indices {
      let isKnown = states[index].region != nil && states[index].clips.isEmpty
      guard !isKnown else { continue }
      var region =
        states[index].region ?? (index > 0 ? states[index - 1].region : nil) ?? Region(bounds)
      for clip in states[index].clips where !region.isEmpty {
        let shape =
          switch clip {
          case .path(let path, let rule): self.region(of: path, rule, in: region.box)
          case .mask(let mask, let transform, let context): shape(of: mask, transform, context)
          }
        region = region.intersection(shape)
      }
      states[index].clips = []
      states[index].region = region
    }
    return states[states.count - 1].region ?? Region()
  }

  // MARK: Contents

  /// Begins a content.
  ///
  /// - Parameter text: The text of the link if the content is an area of a text.
  func begin(_ content: MarkedContent, _ transform: CGAffineTransform, text: String? = nil) {
    switch content {
    case .link(let target, let area):
      guard !isPaused else { return }
      var link = Link(target: target)
      link.label = figures.last?.label
      link.value = figures.last?.value
      link.text = text
      links.append(link)
      guard let area else { return }
      add(Path(area), .nonZero, transform, isOpaque: false)
      links[links.count - 1].isFixed = true
    case .figure(let label, let value, _):
      figures.append((label, value))
      guard !isPaused, let last = links.indices.last, links[last].isOpen,
        links[last].isLabelInherited
      else { return }
      links[last].isLabelInherited = false
      links[last].label = label
      links[last].value = value
    default: break
    }
  }

  func end(_ content: MarkedContent) {
    switch content {
    case .link:
      guard !isPaused, let last = links.indices.last else { return }
      links[last].isOpen = false
    case .figure: _ = figures.popLast()
    default: break
    }
  }

  /// Begins to collect all drawing as one shape.
  func beginShape() { links.append(Link()) }

  func endShape() -> Region { Region.union(links.flatMap(\.shapes)) }

  // MARK: Drawing

  /// Whether the drawing can change the area of a link.
  var isWatching: Bool { !isPaused && !links.isEmpty && !states[states.count - 1].isUnseen }

  func fill(
    _ path: Path, _ rule: FillRule, _ paint: Paint, _ compositing: Compositing,
    _ transform: CGAffineTransform, _ appearance: Appearance
  ) {
    guard isWatching, compositing.alpha > 0, paint.shows(in: appearance) else { return }
    let isOpaque =
      compositing.alpha >= 1 && compositing.blendMode == .normal && paint.isOpaque(in: appearance)
    add(path, rule, transform, isOpaque: isOpaque)
  }

  func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ compositing: Compositing,
    _ transform: CGAffineTransform, _ appearance: Appearance
  ) {
    guard isWatching, links.last?.isOpen == true, compositing.alpha > 0,
      paint.shows(in: appearance)
    else { return }
    // The gaps between dashes belong to the clickable area of the line.
    var style = style
    style.dash = []
    guard countEdges(path.points.count * Self.edgesOfStroke) else {
      return add(Path(path.strokeBounds(style)), .nonZero, transform, isOpaque: false)
    }
    let scale = max(transform.scaleRange.maximum, .leastNormalMagnitude)
    add(
      path.stroked(style, tolerance: Region.flatness / scale), .nonZero, transform,
      isOpaque: false)
  }

  func stamp(
    _ path: Path, _ points: [CGPoint], _ paint: Paint, _ compositing: Compositing,
    _ transform: CGAffineTransform, _ appearance: Appearance
  ) {
    guard isWatching, links.last?.isOpen == true, compositing.alpha > 0,
      paint.shows(in: appearance)
    else { return }
    for point in points {
      let placement = CGAffineTransform(translationX: point.x, y: point.y).concatenating(transform)
      add(path, .nonZero, placement, isOpaque: false)
    }
  }

  /// Adds a text with the boxes of its lines, and appends its words to the text of the open link.
  func text(
    _ text: String, _ rects: [CGRect], _ compositing: Compositing, _ transform: CGAffineTransform
  ) {
    boxes(rects, compositing, transform)
    guard isWatching, let last = links.indices.last, links[last].isOpen else { return }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty, (links[last].text?.utf8.count ?? 0) < Self.maximumText else { return }
    links[last].text = links[last].text.map { "\($0) \(words)" } ?? words
  }

  func boxes(_ rects: [CGRect], _ compositing: Compositing, _ transform: CGAffineTransform) {
    guard isWatching, links.last?.isOpen == true, compositing.alpha > 0 else { return }
    for rect in rects { add(Path(rect), .nonZero, transform, isOpaque: false) }
  }

  private func add(
    _ path: Path, _ rule: FillRule, _ transform: CGAffineTransform, isOpaque: Bool
  ) {
    let path = path.applying(transform)
    let box = path.controlPointBounds
    guard !box.isNull else { return }
    if let last = links.indices.last, links[last].isOpen {
      guard !links[last].isFixed else { return }
      links[last].hasInk = true
      let seen = visible()
      let shown = box.intersection(seen.box)
      guard !shown.isNull else { return }
      if let main = links[last].main, main.region.covers(shown) { return }
      let region = region(of: path, rule, in: seen.box).intersection(seen)
      guard !region.isEmpty else { return }
      if region.area > links[last].main?.region.area ?? 0 { links[last].main = (path, region) }
      links[last].shapes.append(region)
      links[last].box = links[last].box.union(region.box)
    } else if isOpaque, !states[states.count - 1].isTranslucent,
      box.width >= Self.minimumCover, box.height >= Self.minimumCover
    {
      let under = links.indices.filter { links[$0].box.intersects(box) }
      guard !under.isEmpty else { return }
      let seen = visible()
      let cover = region(of: path, rule, in: box.intersection(seen.box)).intersection(seen)
      // If the shape of the cover is unknown, the link stays.
      guard !cover.isEmpty, edgesLeft >= 0 else { return }
      for index in under { links[index].covers.append(cover) }
    }
  }

  /// Lets the open link get its area from a drawing that is made later.
  func wait(for drawing: Int) {
    guard !isPaused, let last = links.indices.last, links[last].isOpen, !links[last].isFixed,
      links[last].shapes.isEmpty, links[last].drawing == nil
    else { return }
    links[last].drawing = drawing
  }

  // MARK: Areas

  /// The links without an area so far whose drawings are made later, numbered in drawing order.
  var waiting: [(number: Int, target: LinkTarget, drawing: Int)] {
    links.enumerated().compactMap { index, link in
      guard !link.hasInk, let target = link.target, let drawing = link.drawing else { return nil }
      return (index, target, drawing)
    }
  }

  /// Returns the areas of the visible links, from front to back.
  func areas(_ context: RenderContext) -> [LinkArea] { numberedAreas(context).map(\.area) }

  /// Returns the areas of the visible links from front to back, numbered in drawing order.
  func numberedAreas(_ context: RenderContext) -> [(number: Int, area: LinkArea)] {
    if isCoarse, !links.isEmpty {
      context.note(
        .warning, .drawingApproximated,
        "the shapes of the links on a page have too many edges; some are the rectangles around them",
        operation: "endMarkedContent")
    }
    var front: [(shape: Region, rectangles: [CGRect], box: CGRect)] = []
    var result: [(number: Int, area: LinkArea)] = []
    for (index, link) in links.enumerated().reversed() {
      guard let target = link.target else { continue }
      guard link.hasInk else {
        if link.drawing != nil { continue }
        context.note(
          .warning, .invalidLink, "a link has no area on the page and is left out",
          operation: "endMarkedContent")
        continue
      }
      let shape = Region.union(link.shapes)
      let over = front.filter { $0.box.intersects(shape.box) }
      let seen = shape.subtracting(Region.union(over.map(\.shape) + link.covers))
      guard !seen.isEmpty else { continue }
      var rectangles = rectangles(of: seen, context)
      // Rectangles are slightly larger than their shapes: links in front keep the common part.
      let taken = over.flatMap(\.rectangles)
      if !taken.isEmpty {
        rectangles =
          Region.union(rectangles.map(Region.init))
          .subtracting(Region.union(taken.map(Region.init))).rectangles(tolerance: 0)
      }
      let box = rectangles.reduce(shape.box) { $0.union($1) }
      front.append((shape, rectangles, box))
      guard !rectangles.isEmpty else { continue }
      let area = LinkArea(
        target: target, label: link.label, value: link.value, text: link.text,
        outlines: outlines(of: seen, link.main?.path), rectangles: rectangles)
      result.append((index, area))
    }
    return result
  }

  private func rectangles(of region: Region, _ context: RenderContext) -> [CGRect] {
    var tolerance = Self.bandTolerance
    var rectangles = region.rectangles(tolerance: tolerance)
    while rectangles.count > Self.maximumCount, tolerance < region.box.height {
      tolerance *= 2
      rectangles = region.rectangles(tolerance: tolerance)
    }
    if tolerance > Self.bandTolerance {
      context.note(
        .note, .drawingApproximated,
        "a link's shape has more than \(Self.maximumCount) parts; its areas follow it to "
          + "\(Int(tolerance)) points", operation: "endMarkedContent")
    }
    return rectangles
  }

  private func outlines(of region: Region, _ main: Path?) -> [[CGPoint]] {
    if let main, let polygon = main.polygon {
      let whole = self.region(
        of: main, .nonZero, in: region.box.insetBy(dx: -1, dy: -1))
      let differs =
        whole.subtracting(region).area + region.subtracting(whole).area > Self.sameArea
      if !differs { return [polygon] }
    }
    return region.outlines(step: Self.step, tolerance: Self.outlineTolerance)
  }
}

extension Path {
  /// The corners of a path of one subpath, with curves flattened; `nil` for other paths.
  fileprivate var polygon: [CGPoint]? {
    let parts = flattened(tolerance: Region.flatness).split().filter { !$0.segments.isEmpty }
    guard parts.count == 1, let part = parts.first else { return nil }
    var points = [part.start] + part.segments.map(\.end)
    if points.last == points.first { points.removeLast() }
    return points.count > 2 ? points : nil
  }
}

extension Paint {
  /// Whether a shape with this paint is visible.
  func shows(in appearance: Appearance) -> Bool {
    guard case .color(let color) = self else { return true }
    return color.pattern != nil || color.components(for: appearance).alpha > 0
  }

  /// Whether a shape with this paint completely hides its background.
  fileprivate func isOpaque(in appearance: Appearance) -> Bool {
    func isOpaque(_ color: Color) -> Bool {
      color.pattern == nil && color.components(for: appearance).alpha >= 1
    }
    switch self {
    case .color(let color): return isOpaque(color)
    case .linearGradient(let gradient):
      return gradient.gradient.extend == .pad
        && gradient.gradient.stops.allSatisfy { isOpaque($0.color) }
    default: return false
    }
  }
}
