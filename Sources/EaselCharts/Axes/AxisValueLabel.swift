import EaselBlocks
import EaselCanvas
import Foundation

/// The label of a value of an axis: the value in words, a text, or a block.
///
/// ```swift
/// chart.chartXAxis {
///   AxisMarks(values: .stride(by: .month)) { value in
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
///   }
/// }
/// ```
public struct AxisValueLabel<Content: Block>: AxisMark {
  private let part: AxisLabelPart

  /// Makes a label.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - centered: Whether it lies between two values instead of at one.
  ///   - anchor: The point of the label that lies at the value; nil is chosen by the side.
  ///   - multiLabelAlignment: How labels of several parts lie beside each other.
  ///   - collisionResolution: What happens to labels that would touch.
  ///   - offsetsMarks: Whether the label moves the labels of other marks outwards.
  ///   - orientation: How the text is turned.
  ///   - horizontalSpacing: The distance from the plot or the value sideways, in points.
  ///   - verticalSpacing: The distance from the plot or the value up or down, in points.
  init(
    _ content: AxisLabelPart.Content, _ centered: Bool?, _ anchor: UnitPoint?,
    _ multiLabelAlignment: Alignment?,
    _ collisionResolution: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?,
    _ orientation: AxisValueLabelOrientation, _ horizontalSpacing: CGFloat?,
    _ verticalSpacing: CGFloat?
  ) {
    var part = AxisLabelPart()
    part.content = content
    part.isCentered = centered
    part.anchor = anchor
    part.multiLabelAlignment = multiLabelAlignment
    part.collisionResolution = collisionResolution
    part.offsetsMarks = offsetsMarks
    part.orientation = orientation
    part.horizontalSpacing = horizontalSpacing.flatMap { $0.isFinite ? $0 : nil }
    part.verticalSpacing = verticalSpacing.flatMap { $0.isFinite ? $0 : nil }
    self.part = part
  }

  /// Makes a label of blocks.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @BlockBuilder content: () -> Content
  ) {
    self.init(
      .block(AnyBlock(content())), centered, anchor, multiLabelAlignment, collisionResolution,
      offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Appends the label.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    parts.parts.append(AxisPart(.label(part)))
  }
}

extension AxisValueLabel where Content == Text {
  /// Makes a label of a string in place of the value.
  public init<Label: StringProtocol>(
    _ label: Label, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(Text(label)), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
      orientation,
      horizontalSpacing, verticalSpacing)
  }

  /// Makes a label of a text in place of the value.
  public init(
    _ label: Text, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .text(label), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks,
      orientation,
      horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Never {
  /// Makes a label of the value in the axis's own format.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .value, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }
}
