import EaselBlocks
import EaselCanvas
import Foundation

/// The labels of an axis that are to be placed, and the room that they have.
package struct AxisLabelTask {
  /// What the labels are, which decides what may be done to them.
  package enum Role: Hashable, Sendable {
    /// Names: wrapped, made smaller, turned, and left out at last.
    case names
    /// Numbers and dates: every k-th shows where not all fit.
    case values
  }

  /// The side of the plot on which the labels lie.
  package enum Side: Hashable, Sendable { case left, right, above, below }

  /// The texts, in the order of the axis; an empty one takes no room.
  package var texts: [String]
  /// Where the labels point to, along the axis.
  package var positions: [CGFloat]
  /// The room of one label along the axis.
  package var step: CGFloat
  package var role: Role
  package var side: Side
  /// Where labels begin, across the axis.
  package var edge: CGFloat
  /// How far labels may reach from there.
  package var depth: CGFloat
  /// How far names of rows may reach before they are made smaller; nil is no farther.
  package var wideDepth: CGFloat?
  /// What labels must stay within, along the axis.
  package var room: ClosedRange<CGFloat>
  /// Where slanted labels may begin, which lie beside those of the next plot; nil is the room's.
  package var slantedFrom: CGFloat?
  package var type: AxisType
  package var orientation = AxisValueLabelOrientation.automatic
  package var collision = AxisValueLabelCollisionResolution.automatic
  /// Whether the order of the looks' rules holds; else the least cost.
  package var followsLooks = true
  /// The label that every k-th counts from, such as zero.
  package var anchor = 0
  /// The multiples by which values are left out; nil is 2, 5, 10 and so on.
  package var multiples: [Int]?
  /// How far each label may be moved into the room; nil is half of its extent.
  package var slack: [CGFloat?] = []
  /// The area of the plot, of which labels take.
  package var plotArea: CGFloat = 1

  package init(
    _ texts: [String], at positions: [CGFloat], step: CGFloat, role: Role, side: Side,
    edge: CGFloat, depth: CGFloat, room: ClosedRange<CGFloat>, type: AxisType
  ) {
    let count = min(texts.count, positions.count)
    self.texts = Array(texts.prefix(count))
    self.positions = Array(positions.prefix(count))
    self.step = step.isFinite ? max(0, step) : 0
    self.role = role
    self.side = side
    self.edge = edge
    self.depth = depth.isFinite ? max(0, depth) : 0
    self.room = room
    self.type = type
  }

  package var isHorizontal: Bool { side == .above || side == .below }

  /// Whether the names are whole numbers in equal steps, so that a reader counts those between.
  package var isCounted: Bool {
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

/// Labels placed, and what was done to them.
package struct AxisLabelSolution {
  /// The labels by their indices; nil where one is hidden or has no text.
  package var labels: [ChartLabel?]
  package var form: AxisLabelForm
  /// How many have a text and do not show.
  package var hidden = 0
  /// How many end in an ellipsis or have one within.
  package var cut = 0
  /// How many are turned.
  package var turned = 0
  /// Which labels do not show, or are cut.
  package var affected: [Int] = []

  package init(labels: [ChartLabel?], form: AxisLabelForm) {
    self.labels = labels
    self.form = form
  }
}

/// What is done to labels so that they fit.
package struct AxisLabelForm: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    case line, wrapped, staggered, slanted, upright, uprightReversed
  }

  package var shape: Shape
  package var size: CGFloat
  /// Every k-th shows.
  package var stride = 1
  /// Whether texts may be cut.
  package var cuts = false
  /// Whether texts take more room from the plot than others, rather than become smaller.
  package var isWide = false
  /// Whether lines are as high as their letters, rather than their fonts.
  package var isTight = false
  /// The greatest height of a line, in font sizes.
  package var lineHeight: CGFloat {
    isTight ? (shape == .slanted ? 1 : 1.2) : ChartStyle.lineHeight
  }

  package init(
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
