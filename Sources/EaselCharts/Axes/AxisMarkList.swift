import EaselBlocks
import EaselCanvas
import Foundation

/// A list of the sets of marks of an axis, each with its position, its values and its parts.
///
/// A type of your own that conforms to ``AxisContent`` never uses it directly.
public struct AxisMarkList {
  var sets: [AxisMarkSet] = []

  package init() {}

  package init(_ sets: [AxisMarkSet]) { self.sets = sets }

  /// Creates a list of the sets of marks of an axis content.
  package init<Content: AxisContent>(_ content: Content) { content._append(to: &self) }
}

/// The options of one ``AxisMarks``.
package struct AxisMarkSet {
  var preset = AxisMarkPreset.automatic
  package var position = AxisMarkPosition.automatic
  package var values = AxisMarkValues.automatic
  /// A closure that formats a value; `nil` uses the axis's own format.
  ///
  /// A result of `nil` draws no label.
  var format: ((ChartDatum, EnvironmentValues) -> String?)?
  /// The stroke of grid lines and ticks of the default marks; `nil` uses the theme's.
  var stroke: StrokeStyle?
  /// Creates the parts at a value; `nil` uses the default parts of the theme.
  package var content: ((AxisValue) -> [AxisPart])?
  /// The axis that the marks belong to; `nil` is the first value axis.
  var axisID: ChartAxisID?
  /// Changes the block that draws the marks; `nil` draws them unchanged.
  var layer: ((AnyBlock) -> AnyBlock)?

  package init() {}
}

/// A grid line, a tick or a label at a value of an axis.
package struct AxisPart {
  package enum Kind {
    case gridLine(isCentered: Bool?, stroke: StrokeStyle?)
    case tick(isCentered: Bool?, length: AxisTick.Length, stroke: StrokeStyle?)
    case label(AxisLabelPart)
  }

  var kind: Kind
  package var style: (any ShapeStyle)?
  package var font: TypeStyle?
  var offset = CGSize.zero

  package init(_ kind: Kind) { self.kind = kind }

  var isLabel: Bool { if case .label = kind { true } else { false } }
}

/// The content of an axis label and its placement options.
package struct AxisLabelPart {
  /// The content of an axis label.
  package enum Content {
    /// The value in the axis's format.
    case value
    /// The value in another format; a result of `nil` draws no label.
    case formatted((ChartDatum, EnvironmentValues) -> String?)
    case text(Text)
    case block(AnyBlock)
  }

  package var content = Content.value
  var isCentered: Bool?
  var anchor: UnitPoint?
  var multiLabelAlignment: Alignment?
  var collisionResolution = AxisValueLabelCollisionResolution.automatic
  var offsetsMarks: Bool?
  package var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?

  package init() {}
}
