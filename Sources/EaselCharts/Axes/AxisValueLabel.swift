import EaselBlocks
import EaselCanvas
import Foundation

/// The label of a value of an axis, which shows the formatted value, a text or a block.
///
/// ```swift
/// let chart = Chart { LineMark(x: .value("Day", Date.now), y: .value("Load", 12)) }
///   .chartXAxis {
///     AxisMarks(values: .stride(by: .month)) { value in
///       AxisGridLine()
///       AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
///     }
///   }
/// ```
public struct AxisValueLabel<Content: Block>: AxisMark {
  private let part: AxisLabelPart

  /// Creates a label from its content and placement options.
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

  /// Creates a label that shows blocks instead of the value.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is in the middle between the value and the next one. With
  ///     `nil`, a date label that names a period, such as a month, is in the middle of the period.
  ///   - anchor: The point of the label that is placed at the value, along the axis; `nil` is its
  ///     center.
  ///   - multiLabelAlignment: Ignored; exists for source compatibility with Swift Charts.
  ///   - collisionResolution: The handling of labels that would overlap.
  ///   - offsetsMarks: Ignored; exists for source compatibility with Swift Charts.
  ///   - orientation: Ignored: blocks are not rotated.
  ///   - horizontalSpacing: The distance from the plot to the labels of a y axis, in points; `nil`
  ///     uses the theme's.
  ///   - verticalSpacing: The distance from the plot to the labels of an x axis, in points; `nil`
  ///     uses the theme's.
  ///   - content: The blocks of the label.
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

  /// Appends the label to a list of axis parts.
  public func _append(_ value: AxisValue, to parts: inout AxisPartList) {
    parts.parts.append(AxisPart(.label(part)))
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label that shows a string instead of the value.
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

  /// Creates a label that shows a text instead of the value.
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
  /// Creates a label that shows the value in the axis's own format.
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
