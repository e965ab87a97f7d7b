import Foundation

/// A stack of blocks one below another, the first one at the top.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///   Text("Net income").font(.caption)
///   Text("1,284").font(.title)
/// }
/// ```
public struct VStack<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let source: SourceLocation
  let content: Content

  /// Creates a column of blocks, by default centered and with the theme's stack spacing.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the blocks are aligned horizontally.
  ///   - spacing: The space between two blocks, in points. `nil` uses the theme's stack spacing,
  ///     and no space beside a ``Spacer``.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
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

/// A stack of blocks side by side, from the leading to the trailing side.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) {
///   Text("Total")
///   Spacer()
///   Text("1,284").bold()
/// }
/// ```
public struct HStack<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let source: SourceLocation
  let content: Content

  /// Creates a row of blocks, by default vertically centered and with the theme's stack spacing.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the blocks are aligned vertically.
  ///   - spacing: The space between two blocks, in points. `nil` uses the theme's stack spacing,
  ///     and no space beside a ``Spacer``.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
  ///   - content: The blocks, from the leading to the trailing side.
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

/// A stack of blocks in front of one another, the first one at the back.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///   Rectangle().fill(.yellow).frame(width: 80, height: 40)
///   Text("Draft").padding(4)
/// }
/// ```
public struct ZStack<Content: Block>: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let alignment: Alignment
  let source: SourceLocation
  let content: Content

  /// Creates a stack of blocks in front of one another, centered by default.
  ///
  /// - Parameters:
  ///   - alignment: The guides by which the blocks are aligned.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
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

/// Flexible space that grows along its stack and moves the other blocks apart.
///
/// Outside of stacks it grows in both directions.
public struct Spacer: Block, Sendable {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
  let minLength: CGFloat?

  /// Creates a spacer with a minimum length in points; `nil` is 8 points.
  ///
  /// - Parameter minLength: The minimum length, in points. `nil` is 8 points. A negative length, or
  ///   one that is not finite, is 0.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveBlock {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    let minimum = minLength.map { $0.isFinite ? max(0, $0) : 0 } ?? 8
    return SpacerNode(minimum: minimum, axis: inputs.stackAxis)
  }
}

/// The node of a spacer, which grows along its stack, or along both axes outside of stacks.
final class SpacerNode: LayoutNode {
  let minimum: CGFloat
  let axis: Axis?

  init(minimum: CGFloat, axis: Axis?) {
    self.minimum = minimum
    self.axis = axis
  }

  // All other children of a stack get their length before a spacer does.
  private static func makeTraits() -> NodeTraits {
    var traits = NodeTraits()
    traits.priority = -.infinity
    traits.isSpacer = true
    return traits
  }
  let traits = SpacerNode.makeTraits()

  func size(_ proposal: ProposedSize) -> CGSize {
    func length(_ proposed: CGFloat?) -> CGFloat { max(minimum, proposed ?? minimum) }
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
