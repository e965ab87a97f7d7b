import Foundation

/// An element of one frame.
struct SVGNode {
  /// An attribute with its value.
  struct Attribute {
    var name: String
    var value: SVGValue
    /// The value that a viewer uses if the attribute is missing.
    var initial: CGFloat?
  }

  /// An element in `<defs>` that this element refers to.
  struct Reference {
    /// The attribute with the reference.
    var name: String
    var node: SVGNode
  }

  var tag: String
  var attributes: [Attribute] = []
  var references: [Reference] = []
  var children: [SVGNode] = []
  /// A recording that is divided into elements only if it changes.
  var recording: Recording?
  /// The shadow of the element: a filter, and a `use` that is moved.
  var shadow: [SVGNode] = []
  /// Whether the element itself is visible, in addition to its shadow.
  var showsContent = true
  /// Whether it is a group with an opacity and no other attributes.
  var isFade: Bool {
    tag == "g" && attributes.count == 1 && attributes[0].name == "opacity" && references.isEmpty
      && shadow.isEmpty && recording == nil
  }
  /// Whether the number of children is part of the form, as for the stops of a gradient.
  var isRigid = false
  /// Whether the element is written even without children.
  var isKeptEmpty = false
  /// The scale of the user space around the element.
  var scale: CGFloat = 1
  /// Whether anything inside has a blend mode other than normal.
  var mixes = false

  /// A hash of everything that must be equal in two elements to make them one moving element.
  private(set) var key = 0
  /// A hash of the key and of the forms of all children.
  private(set) var form = 0
  /// A hash of everything.
  private(set) var content = 0

  /// The position of the element: its first point, or that of its first child with one.
  ///
  /// It distinguishes elements of equal form.
  private(set) var position: CGPoint?

  init(_ tag: String, scale: CGFloat = 1) {
    self.tag = tag
    self.scale = scale
  }

  mutating func add(_ name: String, _ value: SVGValue, initial: CGFloat? = nil) {
    attributes.append(Attribute(name: name, value: value, initial: initial))
  }

  /// Computes the hashes, those of children first.
  mutating func seal() {
    for index in children.indices { children[index].seal() }
    for index in references.indices { references[index].node.seal() }
    for index in shadow.indices { shadow[index].seal() }
    var (keys, all) = (Hasher(), Hasher())
    keys.combine(tag)
    keys.combine(showsContent)
    keys.combine(recording != nil)
    for attribute in attributes {
      keys.combine(attribute.name)
      keys.combine(attribute.value.form)
      keys.combine(attribute.value.numbers.count)
      all.combine(attribute.value.numbers)
    }
    for reference in references {
      keys.combine(reference.name)
      keys.combine(reference.node.key)
      all.combine(reference.node.content)
    }
    for part in shadow {
      keys.combine(part.key)
      all.combine(part.content)
    }
    keys.combine(shadow.count)
    if isRigid { for child in children { keys.combine(child.key) } }
    key = keys.finalize()
    var forms = Hasher()
    forms.combine(key)
    all.combine(key)
    all.combine(recording)
    for child in children {
      forms.combine(child.form)
      all.combine(child.content)
    }
    form = forms.finalize()
    position = ownPosition ?? children.lazy.compactMap(\.position).first
    content = all.finalize()
  }

  private var ownPosition: CGPoint? {
    var (x, y): (CGFloat?, CGFloat?)
    for attribute in attributes {
      let numbers = attribute.value.numbers
      switch attribute.value.form {
      case .path where numbers.count > 1: return CGPoint(x: numbers[0], y: numbers[1])
      case .matrix: return CGPoint(x: numbers[4], y: numbers[5])
      default:
        if attribute.name == "x" { x = numbers.first }
        if attribute.name == "y" { y = numbers.first }
      }
    }
    return x.flatMap { x in y.map { CGPoint(x: x, y: $0) } }
  }

  /// Returns the distance to another element in the user space around both, or 0 if it is unknown.
  func distance(from other: SVGNode) -> CGFloat {
    guard let position, let there = other.position else { return 0 }
    return hypot(position.x - there.x, position.y - there.y)
  }

  /// Whether this and another can be one moving element.
  func matches(_ other: SVGNode) -> Bool { key == other.key }
}
