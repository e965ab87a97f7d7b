import EaselCanvas
import Foundation

/// A block in one rendering: it is made once, then measured and placed.
///
/// A node does not change during layout, apart from its caches.
package protocol LayoutNode: AnyObject {
  /// The values that the container around the node uses.
  var traits: NodeTraits { get }
  /// The path of the node's block, including the block itself, for diagnostics; `nil` without a
  /// name.
  var path: BlockPath? { get }
  /// Whether the node only paints, like shapes and dividers.
  ///
  /// Beside content that breaks over pages, such a node is drawn on each page.
  var isPaint: Bool { get }
  /// This node if it has a plot, otherwise `nil`.
  var plotNode: (any PlotNode)? { get }
  /// Returns the size that the node chooses for a proposal.
  ///
  /// In each direction `nil` requests the ideal length, 0 the minimum and infinity the maximum.
  func size(_ proposal: ProposedSize) -> CGSize
  /// Lays the node out for a proposal, without breaking it.
  func place(_ proposal: ProposedSize) -> Fragment
  /// Returns the position of a guide that the node or its content sets; `nil` if none does.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat?
  /// The footnotes of the texts in the node, in order.
  ///
  /// They are read only if the traits say that there are some.
  var notes: [PageNote] { get }
  /// Lays out as much as a region holds, from a cursor on.
  func fill(_ region: FlowRegion, from cursor: Cursor, _ page: inout PageState) -> Fill
}

extension LayoutNode {
  package var traits: NodeTraits { NodeTraits() }
  package var isPaint: Bool { false }
  package var path: BlockPath? { nil }
  package var plotNode: (any PlotNode)? { nil }
  package var notes: [PageNote] { [] }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? { nil }

  package func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    fillWhole(region, &page)
  }

  /// Places the node as a whole, for nodes that never break.
  ///
  /// A node that is higher than an empty page is proposed the page's height. If no page holds it
  /// then, it is placed whatever its size.
  package func fillWhole(_ region: FlowRegion, _ page: inout PageState) -> Fill {
    let fragment = place(ProposedSize(width: region.width, height: nil))
    let need = fragment.size.height + region.tail
    if region.holds(fragment.size.height) {
      return reserveNotes(below: fragment, region, &page) ? .whole(fragment) : .none(need: need)
    }
    guard region.isFresh else { return .none(need: need) }
    let space = max(0, region.height - region.tail)
    let squeezed = place(ProposedSize(width: region.width, height: space))
    guard region.holds(squeezed.size.height) else {
      guard page.isForced else { return .none(need: need) }
      reserveNotes(below: squeezed, region, &page)
      return .whole(squeezed)
    }
    guard reserveNotes(below: squeezed, region, &page) else { return .none(need: need) }
    page.note(
      .warning, .layoutShrunk,
      "\(fragment.name) needs \(need.rounded()) points of height on a page that has "
        + "\(region.height.rounded()); it is laid out smaller: give it a frame that a page holds",
      fragment.namedPath ?? path, needed: CGSize(width: fragment.size.width, height: need),
      available: CGSize(width: region.width, height: region.height))
    return .whole(squeezed)
  }

  /// Begins the footnotes of a fragment that is placed as a whole.
  ///
  /// - Returns: `false`, without a change of the page, if a footnote does not fit.
  @discardableResult
  package func reserveNotes(
    below fragment: Fragment, _ region: FlowRegion, _ page: inout PageState
  ) -> Bool {
    guard traits.guides.contains(.notes) else { return true }
    let before = page
    let space = region.height + page.notes.height - fragment.size.height
    for note in notes where !page.notes.add(note, space: space, width: region.width) {
      guard page.isForced else {
        page = before
        return false
      }
      page.notes.addToNextPage(note)
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

/// The guides that a node may set, and whether it contains footnotes.
package struct GuideKinds: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Baselines, which every text sets.
  package static let baselines = GuideKinds(rawValue: 1)
  /// Guides set by `alignmentGuide`.
  package static let custom = GuideKinds(rawValue: 2)
  /// Footnotes, which are combined in containers like guides.
  package static let notes = GuideKinds(rawValue: 4)

  /// Whether a node of these kinds may set a guide.
  package func mayHave(_ key: AlignmentKey) -> Bool {
    contains(.custom) || (contains(.baselines) && key.isBaseline)
  }
}

/// The values of a node that the container around it uses.
///
/// Most nodes have the defaults, which need no memory. Copies of other values share one object.
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

  /// The layout priority; blocks with a higher priority get their length first.
  package var priority: Double {
    get { values?.priority ?? 0 }
    set { changed.priority = newValue }
  }
  /// The drawing order; blocks with a higher index are drawn later.
  package var zIndex: Double {
    get { values?.zIndex ?? 0 }
    set { changed.zIndex = newValue }
  }
  /// The guides that the node may set.
  package var guides: GuideKinds {
    get { values?.guides ?? [] }
    set { changed.guides = newValue }
  }
  /// Whether stacks leave no space of their own beside the block.
  package var isSpacer: Bool {
    get { values?.isSpacer ?? false }
    set { changed.isSpacer = newValue }
  }
  /// Whether the block only ends a page or a column, without content of its own.
  package var isBreak: Bool {
    get { values?.isBreak ?? false }
    set { changed.isBreak = newValue }
  }
  /// Whether the block stays on the page on which the next block begins.
  package var keepsWithNext: Bool {
    get { values?.keepsWithNext ?? false }
    set { changed.keepsWithNext = newValue }
  }
  /// The semantic role of the block.
  package var role: BlockRole? {
    get { values?.role }
    set { changed.role = newValue }
  }
  /// Further traits by the type that identifies them, such as grid cells and values of the user.
  package subscript<Value>(key: Any.Type, as type: Value.Type) -> Value? {
    get {
      // Casting a missing value would give `nil` if the type is an optional itself.
      guard let value = values?.custom[ObjectIdentifier(key)] else { return nil }
      return value as? Value
    }
    set { changed.custom[ObjectIdentifier(key)] = newValue }
  }
}
