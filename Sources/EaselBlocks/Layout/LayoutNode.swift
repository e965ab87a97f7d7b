import EaselCanvas
import Foundation

/// A block in one rendering: it is made once, and then asked for sizes and placed.
///
/// A node never changes while it lays out, apart from what it keeps of earlier answers.
package protocol LayoutNode: AnyObject {
  /// What the container around the node looks at.
  var traits: NodeTraits { get }
  /// The blocks around the node and its own, for diagnostics; nil where it has no name.
  var path: BlockPath? { get }
  /// Whether the node only paints, as shapes and dividers do: beside what breaks it stands on each page.
  var isPaint: Bool { get }
  /// The size that the node chooses for a proposal; in each direction nil asks for the ideal size, 0
  /// for the least and infinity for the greatest.
  func size(_ proposal: ProposedSize) -> CGSize
  /// Lays the node out for a proposal; it is never broken.
  func place(_ proposal: ProposedSize) -> Fragment
  /// The position of a guide that the node, or one in it, sets; nil where none does.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat?
  /// The notes of the texts in the node, in their order; asked for where the traits say that there are
  /// some.
  var notes: [PageNote] { get }
  /// Lays out as much as a region holds, from a cursor on.
  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill
}

extension LayoutNode {
  package var traits: NodeTraits { NodeTraits() }
  package var isPaint: Bool { false }
  package var path: BlockPath? { nil }
  package var notes: [PageNote] { [] }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? { nil }

  package func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    fillWhole(region, &page)
  }

  /// Places the node whole, for nodes that never break; one that is taller than a fresh page is
  /// proposed the page's height, and is placed whatever its size where no page holds it.
  package func fillWhole(_ region: FlowRegion, _ page: inout PageState) -> Fill {
    let fragment = place(ProposedSize(width: region.width, height: nil))
    let need = fragment.size.height + region.tail
    if region.holds(fragment.size.height) {
      return reserveNotes(beneath: fragment, region, &page) ? .whole(fragment) : .none(need: need)
    }
    guard region.isFresh else { return .none(need: need) }
    let room = max(0, region.height - region.tail)
    let squeezed = place(ProposedSize(width: region.width, height: room))
    guard region.holds(squeezed.size.height) else {
      guard page.isForced else { return .none(need: need) }
      reserveNotes(beneath: squeezed, region, &page)
      return .whole(squeezed)
    }
    guard reserveNotes(beneath: squeezed, region, &page) else { return .none(need: need) }
    page.note(
      .warning, .layoutShrunk,
      "\(fragment.name) wants \(need.rounded()) points of height on a page that has "
        + "\(region.height.rounded()); it is laid out smaller",
      fragment.namedPath ?? path, needed: CGSize(width: fragment.size.width, height: need),
      available: CGSize(width: region.width, height: region.height))
    return .whole(squeezed)
  }

  /// Begins the notes of what was placed whole; false, and nothing changed, where one does not fit.
  @discardableResult
  package func reserveNotes(
    beneath fragment: Fragment, _ region: FlowRegion, _ page: inout PageState
  ) -> Bool {
    guard traits.guides.contains(.notes) else { return true }
    let before = page
    let room = region.height + page.notes.height - fragment.size.height
    for note in notes where !page.notes.add(note, room: room, width: region.width) {
      guard page.isForced else {
        page = before
        return false
      }
      page.notes.owe(note)
    }
    return true
  }

  /// The node's size and guides for a proposal.
  package func dimensions(_ proposal: ProposedSize) -> LayoutDimensions {
    dimensions(proposal, size(proposal))
  }

  package func dimensions(_ proposal: ProposedSize, _ size: CGSize) -> LayoutDimensions {
    guard !traits.guides.isEmpty else { return LayoutDimensions(size) }
    return LayoutDimensions(size) { self.explicitGuide($0, proposal) }
  }
}

/// Which guides a node may set, and whether there are notes in it.
package struct GuideKinds: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Baselines, which every text sets.
  package static let baselines = GuideKinds(rawValue: 1)
  /// Guides set by `alignmentGuide`.
  package static let custom = GuideKinds(rawValue: 2)
  /// Notes at the foot of the page, which go up through containers as guides do.
  package static let notes = GuideKinds(rawValue: 4)

  /// Whether a node of these kinds may set a guide.
  package func mayHave(_ key: AlignmentKey) -> Bool {
    contains(.custom) || (contains(.baselines) && key.isBaseline)
  }
}

/// What the container around a node looks at.
///
/// Most nodes have the defaults, which cost nothing; the others share one object.
package struct NodeTraits {
  private var values: Values?

  private final class Values {
    var priority = 0.0
    var zIndex = 0.0
    var guides: GuideKinds = []
    var isSpacer = false
    var isBreak = false
    var keepsWithNext = false
    var role: BlockRole?
    var custom: [ObjectIdentifier: Any] = [:]

    init() {}
    init(_ other: Values) {
      (priority, zIndex, guides) = (other.priority, other.zIndex, other.guides)
      (isSpacer, role, custom) = (other.isSpacer, other.role, other.custom)
      (isBreak, keepsWithNext) = (other.isBreak, other.keepsWithNext)
    }
  }

  package init() {}

  package init(guides: GuideKinds) {
    guard !guides.isEmpty else { return }
    self.guides = guides
  }

  private var changed: Values {
    mutating get {
      let own = values.map(Values.init) ?? Values()
      values = own
      return own
    }
  }

  /// Blocks with a higher priority get their room first.
  package var priority: Double {
    get { values?.priority ?? 0 }
    set { changed.priority = newValue }
  }
  /// Blocks with a higher index are drawn later.
  package var zIndex: Double {
    get { values?.zIndex ?? 0 }
    set { changed.zIndex = newValue }
  }
  /// Guides that the node may set.
  package var guides: GuideKinds {
    get { values?.guides ?? [] }
    set { changed.guides = newValue }
  }
  /// Whether stacks leave no space of their own beside it.
  package var isSpacer: Bool {
    get { values?.isSpacer ?? false }
    set { changed.isSpacer = newValue }
  }
  /// Whether the block only ends a page or a column, and has no place of its own.
  package var isBreak: Bool {
    get { values?.isBreak ?? false }
    set { changed.isBreak = newValue }
  }
  /// Whether the block stands on the page on which the next one begins.
  package var keepsWithNext: Bool {
    get { values?.keepsWithNext ?? false }
    set { changed.keepsWithNext = newValue }
  }
  /// What the block means.
  package var role: BlockRole? {
    get { values?.role }
    set { changed.role = newValue }
  }
  /// Further traits by the type that names them: cells of grids, and values of the user's own.
  package subscript<Value>(key: Any.Type, as type: Value.Type) -> Value? {
    get {
      // A missing value would be cast to nil where the type is itself optional.
      guard let value = values?.custom[ObjectIdentifier(key)] else { return nil }
      return value as? Value
    }
    set { changed.custom[ObjectIdentifier(key)] = newValue }
  }
}
