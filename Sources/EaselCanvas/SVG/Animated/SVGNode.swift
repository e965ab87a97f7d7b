import Foundation

/// An element of one picture.
struct SVGNode {
  /// An attribute and what it is.
  struct Attribute {
    var name: String
    var value: SVGValue
    /// What a viewer takes where the attribute is missing.
    var initial: CGFloat?
  }

  /// An element in `<defs>` that this one names.
  struct Reference {
    /// The attribute that names it.
    var name: String
    var node: SVGNode
  }

  var tag: String
  var attributes: [Attribute] = []
  var references: [Reference] = []
  var children: [SVGNode] = []
  /// A drawing that is taken apart only if it changes.
  var recording: Recording?
  /// The shadow that the element casts: a filter and a `use` that is moved.
  var shadow: [SVGNode] = []
  /// Whether the element itself shows, and not only its shadow.
  var showsContent = true
  /// Whether it is a group with an opacity and nothing else.
  var isFade: Bool {
    tag == "g" && attributes.count == 1 && attributes[0].name == "opacity" && references.isEmpty
      && shadow.isEmpty && recording == nil
  }
  /// Whether the number of children is part of the form, as with a gradient's stops.
  var isRigid = false
  /// Whether it stands even without children.
  var isKeptEmpty = false
  /// The scale of the user space around it.
  var scale: CGFloat = 1
  /// Whether anything in it mixes with what lies beneath.
  var mixes = false

  /// A hash of what must agree for two elements to be one that moves.
  private(set) var key = 0
  /// A hash of the form, that of everything inside included.
  private(set) var form = 0
  /// A hash of everything.
  private(set) var content = 0

  /// Where it is, to tell those of an equal form apart: its first point, or that of what is in it.
  private(set) var place: CGPoint?

  init(_ tag: String, scale: CGFloat = 1) {
    self.tag = tag
    self.scale = scale
  }

  mutating func add(_ name: String, _ value: SVGValue, initial: CGFloat? = nil) {
    attributes.append(Attribute(name: name, value: value, initial: initial))
  }

  /// Computes the hashes, those of what is inside first.
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
    place = ownPlace ?? children.lazy.compactMap(\.place).first
    content = all.finalize()
  }

  private var ownPlace: CGPoint? {
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

  /// How far it is from another, in the user space around it; 0 where it is not known.
  func distance(from other: SVGNode) -> CGFloat {
    guard let place, let there = other.place else { return 0 }
    return hypot(place.x - there.x, place.y - there.y)
  }

  /// Whether this and another can be one element that moves.
  func matches(_ other: SVGNode) -> Bool { key == other.key }
}
