import EaselCanvas
import Foundation

extension Block {
  /// Places the block in a frame with a fixed width, a fixed height or both, in points.
  ///
  /// ```swift
  /// Text("Total").frame(width: 120, alignment: .leading)
  /// ```
  ///
  /// A length that is negative or not finite is ignored, with the diagnostic `invalidSize`.
  ///
  /// - Parameters:
  ///   - width: The width, in points; `nil` uses the block's own width.
  ///   - height: The height, in points; `nil` uses the block's own height.
  ///   - alignment: The alignment of the block in the frame. The default is centered.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some Block {
    ModifiedBlock(
      self,
      FrameModifier(
        width: LengthRange(fixed: width), height: LengthRange(fixed: height), alignment: alignment,
        source: SourceLocation(file, line)))
  }

  /// Places the block in a frame with minimum, ideal and maximum widths and heights, in points.
  ///
  /// ```swift
  /// Text("Total").frame(maxWidth: .infinity, alignment: .leading)
  /// ```
  ///
  /// With a maximum the frame takes the proposed length up to that maximum. With a minimum it is
  /// never smaller. Without both it is as long as the block, as in SwiftUI. A length that is
  /// negative or NaN is ignored, with the diagnostic `invalidSize`; only a maximum may be infinite.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width, in points.
  ///   - idealWidth: The width proposed to the block if no width is proposed to the frame, for
  ///     example by `fixedSize()`. A shape or a flexible frame takes it; a text is at most as wide
  ///     as its content.
  ///   - maxWidth: The maximum width, in points; `.infinity` takes the whole proposed width.
  ///   - minHeight: The minimum height, in points.
  ///   - idealHeight: The height proposed to the block if no height is proposed to the frame, for
  ///     example by `fixedSize()`. A shape or a flexible frame takes it; a text is at most as high
  ///     as its content.
  ///   - maxHeight: The maximum height, in points; `.infinity` takes the whole proposed height.
  ///   - alignment: The alignment of the block in the frame. The default is centered.
  ///   - file: The source file named in diagnostics.
  ///   - line: The source line named in diagnostics.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center, file: StaticString = #fileID, line: UInt = #line
  ) -> some Block {
    ModifiedBlock(
      self,
      FrameModifier(
        width: LengthRange(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: LengthRange(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment, source: SourceLocation(file, line)))
  }
}

/// The lengths that a frame may have along one axis.
struct LengthRange {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
  var isFixed = false

  init(fixed length: CGFloat?) {
    ideal = length
    isFixed = length != nil
  }

  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// Whether the frame has the content's length if no length is proposed.
  var isFree: Bool { minimum == nil && ideal == nil && (maximum ?? .infinity) == .infinity }

  /// The length that is proposed to the content.
  func proposal(_ proposed: CGFloat?) -> CGFloat? {
    if isFixed { return ideal }
    guard let length = proposed ?? ideal else { return nil }
    return clamped(length)
  }

  /// The length of the frame around its content.
  func length(_ proposed: CGFloat?, around content: CGFloat) -> CGFloat {
    if isFixed, let ideal { return ideal }
    let proposal = proposal(proposed)
    var length = content
    if let minimum { length = max(minimum, min(length, proposal ?? length)) }
    if let maximum { length = min(maximum, max(length, proposal ?? length)) }
    return length
  }

  private func clamped(_ length: CGFloat) -> CGFloat {
    max(minimum ?? 0, min(maximum ?? .infinity, length))
  }

  /// The range without unusable numbers, and a description of the first fault.
  func checked(_ name: String) -> (LengthRange, String?) {
    var range = self
    var fault: String?
    func check(_ length: inout CGFloat?, _ label: String, allowsInfinity: Bool) {
      guard let value = length, value.isNaN || value < 0 || (value.isInfinite && !allowsInfinity)
      else { return }
      fault = fault ?? "\(label) is \(value)"
      length = nil
    }
    check(&range.ideal, isFixed ? name : "ideal \(name)", allowsInfinity: false)
    check(&range.minimum, "min \(name)", allowsInfinity: false)
    check(&range.maximum, "max \(name)", allowsInfinity: true)
    if isFixed, range.ideal == nil { range.isFixed = false }
    if let minimum = range.minimum, let maximum = range.maximum, maximum < minimum {
      fault = fault ?? "max \(name) \(maximum) is less than min \(name) \(minimum)"
      range.maximum = minimum
    }
    return (range, fault)
  }
}

private struct FrameModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let width: LengthRange
  let height: LengthRange
  let alignment: Alignment
  let source: SourceLocation

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    let (width, widthFault) = width.checked("width")
    let (height, heightFault) = height.checked("height")
    for fault in [widthFault, heightFault] {
      guard let fault else { continue }
      inputs.entering("frame", source).note(
        .error, .invalidSize, "a frame's \(fault); it is ignored", operation: "frame")
    }
    return FrameNode(node, width: width, height: height, alignment: alignment, inputs)
  }
}

/// The node of a frame around a block.
private final class FrameNode: WrapperNode {
  private let width: LengthRange
  private let height: LengthRange
  private let alignment: Alignment

  init(
    _ content: any LayoutNode, width: LengthRange, height: LengthRange, alignment: Alignment,
    _ inputs: NodeInputs
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(content, inputs)
  }

  override func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  override func size(_ proposal: ProposedSize, around content: CGSize) -> CGSize {
    CGSize(
      width: width.length(proposal.width, around: content.width),
      height: height.length(proposal.height, around: content.height))
  }

  override func contentOrigin(
    _ content: LayoutDimensions, in size: CGSize, _ proposal: ProposedSize
  ) -> CGPoint {
    alignment.origin(of: content, in: size)
  }

  /// Breaks the content over pages if the frame fixes no height; otherwise places it whole.
  override func fill(
    _ region: FlowRegion, from cursor: Cursor, _ page: inout PageState
  ) -> Fill {
    guard height.isFree else { return fillWhole(region, &page) }
    let fillsWidth = page.fillsWidth
    page.fillsWidth = false
    defer { page.fillsWidth = fillsWidth }
    return fillContent(inner(region), from: cursor, &page) { fragment, dimensions in
      let size = CGSize(
        width: width.length(region.width, around: fragment.size.width),
        height: fragment.size.height
      ).usable
      return placed(fragment, at: alignment.origin(of: dimensions, in: size), in: size)
    }
  }

  private func inner(_ region: FlowRegion) -> FlowRegion {
    var region = region
    region.width = width.proposal(region.width) ?? region.width
    return region
  }
}

extension Alignment {
  /// The position of content in a box, so that the guides of both coincide.
  package func origin(of content: LayoutDimensions, in size: CGSize) -> CGPoint {
    origin(of: content, in: LayoutDimensions(size))
  }

  package func origin(of content: LayoutDimensions, in box: LayoutDimensions) -> CGPoint {
    CGPoint(
      x: box[horizontal.key] - content[horizontal.key],
      y: box[vertical.key] - content[vertical.key])
  }
}
