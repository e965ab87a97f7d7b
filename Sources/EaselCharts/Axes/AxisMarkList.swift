import EaselBlocks
import EaselCanvas
import Foundation

/// The sets of marks of an axis, without their types.
///
/// A type of your own that conforms to ``AxisContent`` never needs it.
public struct AxisMarkList {
  package var sets: [AxisMarkSet] = []

  package init() {}

  package init(_ sets: [AxisMarkSet]) { self.sets = sets }

  /// The sets of marks of content.
  package init<Content: AxisContent>(_ content: Content) { content._append(to: &self) }
}

/// What one `AxisMarks` says.
package struct AxisMarkSet {
  package var preset = AxisMarkPreset.automatic
  package var position = AxisMarkPosition.automatic
  package var values = AxisMarkValues.automatic
  /// Writes a value; nil takes the axis's own format, and a result of nil writes nothing.
  package var format: ((ChartDatum, EnvironmentValues) -> String?)?
  /// The stroke of grid lines and ticks of the default marks.
  package var stroke: StrokeStyle?
  /// Makes the parts at a value; nil makes a grid line, a tick and a label.
  package var content: ((AxisValue) -> [AxisPart])?
  /// The axis that the marks belong to; nil is the first.
  package var axisID: ChartAxisID?
  /// Changes the block that stands for the drawn marks.
  package var layer: ((AnyBlock) -> AnyBlock)?

  package init() {}
}

/// A grid line, a tick or a label at a value of an axis.
package struct AxisPart {
  package enum Kind {
    case gridLine(isCentered: Bool?, stroke: StrokeStyle?)
    case tick(isCentered: Bool?, length: AxisTick.Length, stroke: StrokeStyle?)
    case label(AxisLabelPart)
  }

  package var kind: Kind
  package var style: (any ShapeStyle)?
  package var font: TypeStyle?
  package var offset = CGSize.zero

  package init(_ kind: Kind) { self.kind = kind }
}

/// What a label of an axis shows, and how it is set.
package struct AxisLabelPart {
  /// What the label shows.
  package enum Content {
    /// The value in the axis's format.
    case value
    /// The value in a format of its own; nil writes nothing.
    case formatted((ChartDatum, EnvironmentValues) -> String?)
    case text(Text)
    case block(AnyBlock)
  }

  package var content = Content.value
  package var isCentered: Bool?
  package var anchor: UnitPoint?
  package var multiLabelAlignment: Alignment?
  package var collisionResolution = AxisValueLabelCollisionResolution.automatic
  package var offsetsMarks: Bool?
  package var orientation = AxisValueLabelOrientation.automatic
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?

  package init() {}
}
