import Foundation

/// Makes elements of a recording, nested like its saves, transforms, clips and groups.
///
/// Content that cannot be interpolated (texts, images, patterns) is written to the definitions at
/// once and referred to.
struct SVGNodeBuilder {
  /// An element that has begun and not ended.
  struct Open {
    enum Kind { case root, save, modifier, group, content }
    var kind: Kind
    var node: SVGNode
    /// The transform from the user space inside to that of the drawing.
    var transform: CGAffineTransform
    /// The transform of a modifier alone.
    var own = CGAffineTransform.identity
    var effects: GroupEffects?
    /// The bounds of the content of a group with a shadow, in its user space.
    var ink = CGRect.null
  }

  /// The canvas that writes definitions and makes ids.
  let definer: SVGCanvas
  private(set) var stack: [Open]

  init(_ definer: SVGCanvas, scale: CGFloat = 1) {
    self.definer = definer
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    stack = [Open(kind: .root, node: SVGNode("g", scale: scale), transform: transform)]
  }

  var context: RenderContext { definer.context }

  /// The scale of the current user space.
  var scale: CGFloat { stack[stack.count - 1].transform.scaleRange.maximum }

  /// Returns the elements of a recording that is drawn in a space of a scale.
  static func nodes(
    of recording: Recording, scale: CGFloat = 1, _ definer: SVGCanvas
  ) -> [SVGNode] {
    var builder = SVGNodeBuilder(definer, scale: scale)
    builder.add(recording)
    var root = builder.stack[0].node
    root.seal()
    return root.children
  }

  mutating func add(_ recording: Recording) {
    for (index, operation) in recording.operations.enumerated() {
      add(operation, at: index, of: recording)
    }
    while stack.count > 1 { close() }
  }

  private mutating func add(
    _ operation: Recording.Operation, at index: Int, of recording: Recording
  ) {
    switch operation {
    case .save: open(.save, SVGNode("g", scale: scale))
    case .restore: close(.save)
    case .concatenate(let transform): concatenate(transform)
    case .clip(let path, let rule): clip(path, rule)
    case .fill(let path, let paint, let rule, let compositing):
      append(fill(operation, path, paint, rule, compositing))
    case .stroke(let path, let paint, let style, let compositing):
      append(stroke(path, paint, style, compositing))
    case .stamp(let path, let points, .color(let color), let compositing):
      append(stamp(path, points, .color(color), compositing))
    case .stamp(let path, let points, let paint, let compositing):
      // Gradients and patterns would start again in each `<use>`.
      let all = path.stamped(at: points)
      let fill = Recording.Operation.fill(
        all, with: paint, rule: .nonZero, compositing: compositing)
      append(self.fill(fill, all, paint, .nonZero, compositing))
    case .image(let image, let source, let rect, let interpolation, let compositing):
      append(imageNode(image, source, rect, interpolation, compositing))
    case .pdf(let page, let rect, let compositing):
      let recorder = RecordingCanvas(context: context)
      recorder.drawFrame(of: page, in: rect, compositing)
      var node = SVGNode("g", scale: scale)
      node.recording = recorder.recording
      append(node)
    case .text(let layout, let origin, let compositing):
      append(text(layout, origin, compositing))
    case .recording(let inner):
      var node = SVGNode("g", scale: scale)
      node.recording = inner
      append(node)
    case .beginGroup(let effects):
      begin(effects, effects.shadow == nil ? nil : recording.group(at: index))
    case .endGroup: close(.group)
    case .beginMarkedContent(let content): begin(content)
    case .endMarkedContent: endMarkedContent()
    }
  }

  mutating func append(_ node: SVGNode) {
    let last = stack.count - 1
    stack[last].node.children.append(node)
  }

  // MARK: Scopes

  private mutating func open(
    _ kind: Open.Kind, _ node: SVGNode, _ transform: CGAffineTransform = .identity
  ) {
    let outer = stack[stack.count - 1].transform
    stack.append(
      Open(
        kind: kind, node: node, transform: transform.concatenating(outer), own: transform))
  }

  private mutating func begin(_ effects: GroupEffects, _ content: Recording?) {
    open(.group, SVGNode("g", scale: scale))
    stack[stack.count - 1].effects = effects
    stack[stack.count - 1].ink = content?.bounds ?? .null
  }

  /// Closes the innermost scope of a kind, and the transforms and clips in it.
  private mutating func close(_ kind: Open.Kind) {
    while stack.count > 1 {
      let last = stack[stack.count - 1].kind
      close()
      if last == kind { return }
    }
  }

  mutating func close() {
    let open = stack.removeLast()
    let node = open.node
    guard !node.children.isEmpty || node.isKeptEmpty else { return }
    switch open.kind {
    case .save, .root:
      // A save has no effect of its own.
      for child in node.children { append(child) }
    case .modifier:
      for part in Self.hoisted(Self.faded(node)) { append(part) }
    case .content:
      for part in Self.hoisted(Self.faded(node)) { append(part) }
    case .group:
      append(open.effects.map { group(node.children, $0, open.ink) } ?? node)
    }
  }

  /// Returns a modifier or content with the opacity of its only group, if there is one such group.
  ///
  /// A layer is a group only while it fades. With this it is the same element in all frames.
  private static func faded(_ node: SVGNode) -> SVGNode {
    var node = node
    var opacity: CGFloat = 1
    if node.children.count == 1, let group = node.children.first, group.isFade,
      let share = group.attributes.first?.value.numbers.first
    {
      opacity = share
      node.children = group.children
    }
    node.add("opacity", .share(opacity), initial: 1)
    return node
  }

  /// Returns the element without children that have a blend mode, which become elements around it.
  ///
  /// Inside a clip or an opacity they would not blend with the backdrop.
  private static func hoisted(_ node: SVGNode) -> [SVGNode] {
    guard node.children.contains(where: \.mixes) else { return [node] }
    var parts: [SVGNode] = []
    var rest = node
    rest.children = []
    for var child in node.children {
      guard let style = child.attributes.firstIndex(where: { $0.name == "style" }), child.mixes
      else {
        rest.children.append(child)
        continue
      }
      if !rest.children.isEmpty { parts.append(rest) }
      rest.children = []
      var outer = SVGNode("g", scale: node.scale)
      outer.attributes = [child.attributes.remove(at: style)]
      outer.mixes = true
      child.mixes = false
      var inner = node
      inner.children = [child]
      outer.children = [inner]
      parts.append(outer)
    }
    if !rest.children.isEmpty { parts.append(rest) }
    return parts
  }

  private mutating func concatenate(_ transform: CGAffineTransform) {
    let last = stack.count - 1
    let open = stack[last]
    // Transforms in a row are one, unless there is a clip between them.
    if open.kind == .modifier, open.node.children.isEmpty, open.node.references.isEmpty {
      let outer = stack[last - 1].transform
      stack[last].own = transform.concatenating(open.own)
      stack[last].transform = stack[last].own.concatenating(outer)
      stack[last].node.attributes = [Self.attribute(stack[last].own, open.node.scale)]
      return
    }
    var node = SVGNode("g", scale: scale)
    node.attributes = [Self.attribute(transform, scale)]
    self.open(.modifier, node, transform)
  }

  private static func attribute(
    _ transform: CGAffineTransform, _ scale: CGFloat
  ) -> SVGNode.Attribute {
    SVGNode.Attribute(name: "transform", value: .matrix(transform, scale: scale))
  }

  private mutating func clip(_ path: Path, _ rule: FillRule) {
    var shape = self.shape(path)
    if rule == .evenOdd { shape.add("clip-rule", .text("evenodd")) }
    var clip = SVGNode("clipPath", scale: scale)
    clip.children = [shape]
    clip.isRigid = true
    let reference = SVGNode.Reference(name: "clip-path", node: clip)
    let last = stack.count - 1
    if stack[last].kind == .modifier, stack[last].node.children.isEmpty,
      stack[last].node.references.isEmpty
    {
      stack[last].node.references = [reference]
      return
    }
    var node = SVGNode("g", scale: scale)
    node.references = [reference]
    open(.modifier, node)
  }

  // MARK: Marked content

  private mutating func begin(_ content: MarkedContent) {
    var node = SVGNode("g", scale: scale)
    switch content {
    case .link(let target, let area):
      node.tag = "a"
      node.add("href", .text(definer.address(of: target)))
      if let area {
        var background = SVGNode("rect", scale: scale)
        background.add("fill", .text("none"))
        background.add("pointer-events", .text("all"))
        background.addFrame(area)
        node.children = [background]
      }
    case .destination(let name, _):
      node.add("id", .text(definer.anchor(of: name)))
      node.isKeptEmpty = true
    case .artifact: node.add("aria-hidden", .text("true"))
    case .tag(let tag):
      for (name, value) in tag.svgAttributes { node.add("\(name)", .text(value)) }
      if let title = tag.title { node.add("title", .text(title)) }
    case .figure(let label, let value, _):
      node.add("role", .text("figure"))
      node.add("title", .text(label))
      if let value { node.add("desc", .text(value)) }
    }
    open(.content, node)
  }

  /// Ends a content.
  ///
  /// The transforms and clips in it are not part of it and continue after it.
  private mutating func endMarkedContent() {
    guard let begin = stack.lastIndex(where: { $0.kind == .content }) else { return }
    let modifiers = stack[(begin + 1)...].filter { $0.kind == .modifier }
    while stack.count > begin { close() }
    for modifier in modifiers {
      var node = modifier.node
      // The content that was drawn so far is in the elements that were closed.
      node.children = []
      open(.modifier, node, modifier.own)
    }
  }
}

extension SVGNode {
  mutating func addFrame(_ rect: CGRect) {
    add("x", .lengths([rect.minX], scale: scale), initial: 0)
    add("y", .lengths([rect.minY], scale: scale), initial: 0)
    add("width", .lengths([rect.width], scale: scale))
    add("height", .lengths([rect.height], scale: scale))
  }
}
