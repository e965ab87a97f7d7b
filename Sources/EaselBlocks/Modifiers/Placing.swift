import EaselCanvas
import Foundation

extension Block {
  /// Draws the block moved by `x` points towards the trailing side and `y` points downwards; the
  /// layout does not change.
  ///
  /// - Parameters:
  ///   - x: The distance towards the trailing side, in points.
  ///   - y: The distance downwards, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Block {
    ModifiedBlock(self, OffsetModifier(offset: CGPoint(x: x, y: y)))
  }

  /// Draws the block moved by a width towards the trailing side and a height downwards; the layout
  /// does not change.
  ///
  /// - Parameter offset: The distances towards the trailing side and downwards, in points.
  public func offset(_ offset: CGSize) -> some Block {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Places the center of the block at a point, measured from the upper leading corner of a frame
  /// that takes the whole proposed size.
  ///
  /// - Parameters:
  ///   - x: The distance of the center from the leading side, in points.
  ///   - y: The distance of the center from the upper side, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some Block {
    ModifiedBlock(self, PositionModifier(point: CGPoint(x: x, y: y)))
  }

  /// Places the center of the block at a point, measured from the upper leading corner of a frame
  /// that takes the whole proposed size.
  ///
  /// - Parameter point: The distances of the center from the leading and the upper side, in points.
  public func position(_ point: CGPoint) -> some Block { position(x: point.x, y: point.y) }

  /// Keeps the block at its ideal size, independent of the proposed size.
  public func fixedSize() -> some Block { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the block at its ideal width, height or both, independent of the proposed size.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is the ideal width.
  ///   - vertical: Whether the height is the ideal height.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some Block {
    ModifiedBlock(self, FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the layout priority of the block; a stack gives space to blocks of higher priority first.
  ///
  /// - Parameter value: The priority. The default of every block is 0. NaN is ignored.
  public func layoutPriority(_ value: Double) -> some Block {
    ModifiedBlock(self, TraitModifier { if !value.isNaN { $0.priority = value } })
  }

  /// Sets the drawing order of the block in its container; blocks with a higher index are in front.
  ///
  /// - Parameter value: The index. Blocks with a higher index are in front. The default of every
  ///   block is 0. NaN is ignored.
  public func zIndex(_ value: Double) -> some Block {
    ModifiedBlock(self, TraitModifier { if !value.isNaN { $0.zIndex = value } })
  }

  /// Sets the identity of the block, by which ``LayoutTree/frame(of:)`` and the references of
  /// `EaselReports` find it.
  ///
  /// In a report two blocks with the same string are an error of code `duplicateDestination`;
  /// references lead to the first one.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func id<ID: Hashable>(
    _ id: ID, file: StaticString = #fileID, line: UInt = #line
  ) -> some Block {
    ModifiedBlock(self, IdentityModifier(id: id, source: SourceLocation(file, line)))
  }

  /// Hides the block, which keeps its space in the layout.
  public func hidden() -> some Block { ModifiedBlock(self, HiddenModifier()) }
}

private struct OffsetModifier: NodeModifier {
  let offset: CGPoint

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    guard offset.x.isFinite, offset.y.isFinite else {
      inputs.note(
        .error, .invalidNumber,
        "an offset is (\(offset.x), \(offset.y)) and is ignored; give finite numbers",
        operation: "offset", value: "\(offset.x), \(offset.y)")
      return node
    }
    return OffsetNode(node, offset, inputs)
  }
}

/// The node of a block that is drawn at an offset.
private final class OffsetNode: WrapperNode {
  private let offset: CGPoint

  init(_ content: any LayoutNode, _ offset: CGPoint, _ inputs: NodeInputs) {
    self.offset = offset
    super.init(content, inputs)
  }

  override func contentOrigin(
    _ content: LayoutDimensions, in size: CGSize, _ proposal: ProposedSize
  ) -> CGPoint { offset }

  override func guide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    content.explicitGuide(key, proposal)
  }

  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    content.fill(region, from: cursor, &page).map { placed($0, at: offset, in: $0.size) }
  }
}

private struct PositionModifier: NodeModifier {
  let point: CGPoint

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    guard point.x.isFinite, point.y.isFinite else {
      inputs.note(
        .error, .invalidNumber, "a position is not a number; it is ignored", operation: "position",
        value: "\(point.x), \(point.y)")
      return node
    }
    return PositionNode(node, point, inputs)
  }
}

/// The node that places a block's center at a point.
private final class PositionNode: WrapperNode {
  private let point: CGPoint

  init(_ content: any LayoutNode, _ point: CGPoint, _ inputs: NodeInputs) {
    self.point = point
    super.init(content, inputs)
  }

  override func size(_ proposal: ProposedSize, around content: CGSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content)
  }

  override func contentOrigin(
    _ content: LayoutDimensions, in size: CGSize, _ proposal: ProposedSize
  ) -> CGPoint {
    CGPoint(x: point.x - content.width / 2, y: point.y - content.height / 2)
  }

  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill { fillWhole(region, &page) }
}

private struct FixedSizeModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let horizontal: Bool
  let vertical: Bool

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    FixedSizeNode(node, horizontal: horizontal, vertical: vertical, inputs)
  }
}

/// The node that keeps a block at its ideal size.
private final class FixedSizeNode: WrapperNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ content: any LayoutNode, horizontal: Bool, vertical: Bool, _ inputs: NodeInputs) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(content, inputs)
  }

  override func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill { fillWhole(region, &page) }
}

private struct IdentityModifier<ID: Hashable>: NodeModifier {
  static var changesPosition: Bool { false }
  let id: ID
  let source: SourceLocation

  func update(_ inputs: inout NodeInputs) {
    inputs = inputs.appending(.id(id.hashValue, repetition: 0))
    inputs.referenceName = id as? String
    inputs.namedIdentity = inputs.identity
    guard let name = inputs.referenceName,
      let other = inputs.session.name(name, inputs.identity, source)
    else { return }
    inputs.entering("id", source, stays: true).note(
      .error, .duplicateDestination,
      "the id “\(name)” is that of another block, too (\(other)); references lead to that one; rename "
        + "one of them", operation: "id", value: name)
  }

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let isAnchor = (id as? String).map(inputs.session.claim) ?? false
    return NamedNode(node, AnyHashable(id), isAnchor: isAnchor, inputs)
  }
}

/// The node that names the fragment of a block.
private final class NamedNode: WrapperNode {
  private let id: AnyHashable
  /// Whether references may lead to the block.
  private let isAnchor: Bool

  init(_ content: any LayoutNode, _ id: AnyHashable, isAnchor: Bool, _ inputs: NodeInputs) {
    self.id = id
    self.isAnchor = isAnchor
    super.init(content, inputs)
  }

  override func wrap(_ fragment: Fragment) -> Fragment { named(fragment, isAnchor: isAnchor) }

  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    content.fill(region, from: cursor, &page).map {
      named($0, isAnchor: isAnchor && cursor == .start)
    }
  }

  private func named(_ fragment: Fragment, isAnchor: Bool) -> Fragment {
    // A block may have several names, and each of them must be found.
    var named =
      fragment.id == nil && !isAnchor
      ? fragment : Fragment(size: fragment.size, children: [Fragment.Child(fragment, at: .zero)])
    named.id = id
    if isAnchor, let name = id.base as? String {
      named.drawing = AnchorDrawing(name: name, event: .anchor(name))
    }
    return named
  }
}

private struct HiddenModifier: NodeModifier {
  static var changesPosition: Bool { false }
  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    EffectNode(node, Nothing(), inputs)
  }

  private struct Nothing: FragmentDrawing {
    func draw(_ fragment: Fragment, on canvas: any Canvas, at origin: CGPoint) {}
  }
}

/// The node of a block that is drawn with an effect, such as opacity, a transform or a clip.
///
/// The layout does not change.
package final class EffectNode: WrapperNode {
  /// The drawing of the fragment whose only child is the block's fragment.
  package let effect: any FragmentDrawing

  /// - Parameter effect: Draws a fragment whose only child is the block's fragment.
  package init(_ content: any LayoutNode, _ effect: any FragmentDrawing, _ inputs: NodeInputs) {
    self.effect = effect
    super.init(content, inputs)
  }

  override func wrap(_ fragment: Fragment) -> Fragment {
    Fragment(
      size: fragment.size, children: [Fragment.Child(fragment, at: .zero)], drawing: effect)
  }
}
