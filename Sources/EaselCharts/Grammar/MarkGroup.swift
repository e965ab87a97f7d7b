import EaselBlocks
import EaselCanvas
import Foundation

/// Marks that an annotation or an effect applies to as a whole.
package struct MarkGroup {
  /// What applies.
  package enum Effect {
    case annotation(MarkAnnotation)
    case opacity(Double)
    case blur(radius: CGFloat)
    case shadow(color: Tint, radius: CGFloat, offset: CGSize)
    /// Drawn as one group, changed by what a closure makes of the block that stands for it.
    case layer(((AnyBlock) -> AnyBlock)?)
    case mask(MarkList)
    case clip(any Shape, FillStyle)
  }

  package var effect: Effect
  /// The marks, by their order of declaration.
  package var marks: Range<Int>
}

/// A block beside a mark.
package struct MarkAnnotation {
  package var position: AnnotationPosition
  package var alignment: Alignment
  package var spacing: CGFloat?
  package var overflow: AnnotationOverflowResolution
  package var content: (AnnotationContext) -> AnyBlock
  /// Whether a family set it: all of a chart's go where two would overlap.
  package var givesWay = false

  package init(
    position: AnnotationPosition, alignment: Alignment, spacing: CGFloat?,
    overflow: AnnotationOverflowResolution, content: @escaping (AnnotationContext) -> AnyBlock
  ) {
    self.position = position
    self.alignment = alignment
    self.spacing = spacing
    self.overflow = overflow
    self.content = content
  }
}

/// A function that is drawn as a line or an area.
package struct FunctionPlot {
  /// What it gives.
  package enum Form {
    case line((Double) -> Double)
    case parametric((Double) -> (x: Double, y: Double))
    case area((Double) -> (yStart: Double, yEnd: Double))
    /// Between zero and the function.
    case areaFromZero((Double) -> Double)
  }

  package var form: Form
  package var domain: ClosedRange<Double>?
  package var xLabel: String
  package var yLabel: String
  package var scope: MarkScope
  /// The position in the order of declaration, which it has as one mark.
  package internal(set) var ordinal = 0
  /// The position of its traits in the list.
  package internal(set) var trait = 0

  package init(
    form: Form, domain: ClosedRange<Double>?, xLabel: String, yLabel: String, scope: MarkScope
  ) {
    self.form = form
    self.domain = domain
    self.xLabel = xLabel
    self.yLabel = yLabel
    self.scope = scope
  }
}
