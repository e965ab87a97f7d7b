import EaselBlocks
import EaselCanvas
import Foundation

/// The labels of an axis that are to be placed, and the space for them.
struct AxisLabelTask {
  /// The kind of the labels, which determines how they may be adapted.
  enum Role: Hashable, Sendable {
    /// Names: they are wrapped, made smaller, rotated, and finally left out.
    case names
    /// Numbers and dates: every k-th is shown if not all fit.
    case values
  }

  /// The side of the plot on which the labels are placed.
  enum Side: Hashable, Sendable { case left, right, above, below }

  /// The texts, in the order of the axis; an empty one takes no space.
  var texts: [String]
  /// The positions that the labels refer to, along the axis.
  var positions: [CGFloat]
  /// The space of one label along the axis.
  var step: CGFloat
  var role: Role
  var side: Side
  /// The position at which labels start, across the axis.
  var edge: CGFloat
  /// The maximum extent of labels from that position, across the axis.
  var depth: CGFloat
  /// The maximum extent of row names before they are made smaller; `nil` for no more than `depth`.
  var wideDepth: CGFloat?
  /// The range that labels must stay within, along the axis.
  var range: ClosedRange<CGFloat>
  /// The minimum position of diagonal labels, which may lie beside those of the next plot; `nil`
  /// for `range`.
  var slantedFrom: CGFloat?
  var type: AxisTypography
  var orientation = AxisValueLabelOrientation.automatic
  var collision = AxisValueLabelCollisionResolution.automatic
  /// Whether the first form that fits is taken; otherwise the least cost decides.
  var takesFirstForm = true
  /// The index from which every k-th label is counted, such as that of zero.
  var anchor = 0
  /// The strides by which values are thinned out; `nil` for 2, 5, 10 and so on.
  var multiples: [Int]?
  /// The distance by which each label may move into the space; `nil` for half of its extent.
  var slack: [CGFloat?] = []
  /// The distance from its position at which each label below or above the plot begins, negative to
  /// the left; `nil` for labels that are centered at their positions.
  var start: CGFloat?
  /// The area of the plot, relative to which the space of labels is measured.
  var plotArea: CGFloat = 1

  init(
    _ texts: [String], at positions: [CGFloat], step: CGFloat, role: Role, side: Side,
    edge: CGFloat, depth: CGFloat, range: ClosedRange<CGFloat>, type: AxisTypography
  ) {
    let count = min(texts.count, positions.count)
    self.texts = Array(texts.prefix(count))
    self.positions = Array(positions.prefix(count))
    self.step = step.isFinite ? max(0, step) : 0
    self.role = role
    self.side = side
    self.edge = edge
    self.depth = depth.isFinite ? max(0, depth) : 0
    self.range = range
    self.type = type
  }

  var isHorizontal: Bool { side == .above || side == .below }

  /// Returns the left edge of a label below or above the plot.
  func left(of width: CGFloat, at position: CGFloat) -> CGFloat {
    guard let start else { return position - width / 2 }
    return start < 0 ? position + start - width : position + start
  }

  /// Removes the texts without a position whose value is at an end of the axis: no interval follows
  /// in which they could be centered.
  ///
  /// - Parameters:
  ///   - values: The positions of the values.
  ///   - plot: The extent of the plot along the axis.
  mutating func removeTextsWithoutInterval(_ values: [CGFloat], in plot: ClosedRange<CGFloat>) {
    for index in texts.indices where !positions[index].isFinite && index < values.count {
      let distance = min(abs(values[index] - plot.lowerBound), abs(plot.upperBound - values[index]))
      if distance < 0.5 { texts[index] = "" }
    }
  }

  /// Whether a label that begins beside its line is at the end of the axis, where it has no space.
  func isAtEnd(_ position: CGFloat) -> Bool {
    guard let start else { return false }
    return start < 0 ? position + start <= range.lowerBound : position + start >= range.upperBound
  }

  /// Removes the texts that begin beside their line and extend beyond the end of the axis, unless
  /// none would be left.
  ///
  /// - Returns: The indices of the removed texts whose lines are not at the end of the axis.
  mutating func removeTextsBeyondEnd() -> [Int] {
    guard start != nil, collision == .automatic else { return [] }
    let beyond = texts.indices.filter { index in
      guard !texts[index].isEmpty, positions[index].isFinite else { return false }
      let width = type.line(texts[index], size: type.size).size.width
      let left = left(of: width, at: positions[index])
      return left < range.lowerBound - 0.02 || left + width > range.upperBound + 0.02
    }
    let rest = texts.indices.contains { !texts[$0].isEmpty && !beyond.contains($0) }
    guard rest else { return [] }
    for index in beyond { texts[index] = "" }
    return beyond.filter { !isAtEnd(positions[$0]) }
  }

  /// Whether the names are integers in equal steps, so that a reader can count those between.
  var isCounted: Bool {
    let numbers = texts.compactMap { Int($0) }
    guard numbers.count == texts.count, numbers.count > 2 else { return false }
    let first = numbers[1].subtractingReportingOverflow(numbers[0])
    guard !first.overflow, first.partialValue != 0 else { return false }
    return zip(numbers, numbers.dropFirst()).allSatisfy {
      let step = $1.subtractingReportingOverflow($0)
      return !step.overflow && step.partialValue == first.partialValue
    }
  }
}

/// The placed labels, and how they were adapted.
struct AxisLabelSolution {
  /// The labels by their indices; `nil` for one that is hidden or has no text.
  var labels: [ChartLabel?]
  var form: AxisLabelForm
  /// The number of labels that have a text and are not shown.
  var hidden = 0
  /// The number of labels that are truncated, at the end or in the middle.
  var cut = 0
  /// The number of rotated labels.
  var turned = 0
  /// The indices of labels that are hidden or truncated.
  var affected: [Int] = []

  init(labels: [ChartLabel?], form: AxisLabelForm) {
    self.labels = labels
    self.form = form
  }
}

/// The way in which labels are adapted so that they fit.
struct AxisLabelForm: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case line, wrapped, staggered, slanted, upright, uprightReversed
  }

  var shape: Shape
  var size: CGFloat
  /// The stride: every k-th label is shown.
  var stride = 1
  /// Whether texts may be truncated.
  var cuts = false
  /// Whether texts take more space from the plot than usual instead of becoming smaller.
  var isWide = false
  /// Whether lines are as high as their glyphs instead of their fonts.
  var isTight = false
  /// The maximum height of a line, as a multiple of the font size.
  var lineHeight: CGFloat {
    isTight ? 1 : ChartStyle.lineHeight
  }

  init(
    _ shape: Shape, _ size: CGFloat, stride: Int = 1, cuts: Bool = false, isTight: Bool = false,
    isWide: Bool = false
  ) {
    (self.isTight, self.isWide) = (isTight, isWide)
    self.shape = shape
    self.size = size
    self.stride = stride
    self.cuts = cuts
  }
}
