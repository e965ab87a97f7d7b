import Foundation

/// Blocks one beneath another.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///   Text("Net income").font(.caption)
///   Text("1,284").font(.title)
/// }
/// ```
public struct VStack<Content: Block>: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let source: SourceLocation
  let content: Content

  /// Makes a column of blocks.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which they are aligned from side to side.
  ///   - spacing: Points between two of them; nil takes the theme's, and none beside a ``Spacer``.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    source = SourceLocation(file, line)
    self.content = content()
  }
}

extension VStack: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("VStack", source, stackAxis: .vertical)
    return StackNode(
      inputs.nodes(of: content), axis: .vertical, alignment: alignment.key, spacing: spacing, inputs
    )
  }
}

/// Blocks side by side, from the leading side to the trailing one.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) {
///   Text("Total")
///   Spacer()
///   Text("1,284").bold()
/// }
/// ```
public struct HStack<Content: Block>: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let source: SourceLocation
  let content: Content

  /// Makes a row of blocks.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which they are aligned from top to bottom.
  ///   - spacing: Points between two of them; nil takes the theme's, and none beside a ``Spacer``.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks, in the order in which lines are read.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    file: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    source = SourceLocation(file, line)
    self.content = content()
  }
}

extension HStack: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("HStack", source, stackAxis: .horizontal)
    return StackNode(
      inputs.nodes(of: content), axis: .horizontal, alignment: alignment.key, spacing: spacing,
      inputs)
  }
}

/// Blocks in front of one another, the first at the back.
public struct ZStack<Content: Block>: Block {
  /// A primitive block has no body.
  public typealias Body = Never
  let alignment: Alignment
  let source: SourceLocation
  let content: Content

  /// Makes a stack of blocks in front of one another.
  ///
  /// - Parameters:
  ///   - alignment: The guides by which they are aligned.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  ///   - content: The blocks, from back to front.
  public init(
    alignment: Alignment = .center, file: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> Content
  ) {
    self.alignment = alignment
    source = SourceLocation(file, line)
    self.content = content()
  }
}

extension ZStack: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let inputs = inputs.entering("ZStack", source)
    return LayeredNode(inputs.nodes(of: content), alignment: alignment, inputs)
  }
}

/// Flexible space that grows along its stack and pushes other blocks apart.
public struct Spacer: Block, Sendable {
  /// A primitive block has no body.
  public typealias Body = Never
  let minLength: CGFloat?

  /// Makes a spacer.
  ///
  /// - Parameter minLength: The least length in points; nil is 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let least = minLength.map { $0.isFinite ? max(0, $0) : 0 } ?? 8
    return SpacerNode(least: least, axis: inputs.stackAxis)
  }
}

/// Room that grows; along both axes outside of stacks.
final class SpacerNode: LayoutNode {
  let least: CGFloat
  let axis: Axis?

  init(least: CGFloat, axis: Axis?) {
    self.least = least
    self.axis = axis
  }

  // Everybody else gets room before it.
  private static func makeTraits() -> NodeTraits {
    var traits = NodeTraits()
    traits.priority = -.infinity
    traits.isSpacer = true
    return traits
  }
  let traits = SpacerNode.makeTraits()

  func size(_ proposal: ProposedSize) -> CGSize {
    func length(_ proposed: CGFloat?) -> CGFloat { max(least, proposed ?? least) }
    let proposal = proposal.sanitized
    switch axis {
    case .horizontal: return CGSize(width: length(proposal.width), height: 0).usable
    case .vertical: return CGSize(width: 0, height: length(proposal.height)).usable
    case nil:
      return CGSize(width: length(proposal.width), height: length(proposal.height)).usable
    }
  }

  func place(_ proposal: ProposedSize) -> Fragment { Fragment(size: size(proposal)) }
}
