import EaselBlocks
import EaselCanvas
import Foundation

/// Marks that an annotation or an effect applies to as a whole.
package struct MarkGroup {
  /// The annotation or effect.
  enum Effect {
    case annotation(MarkAnnotation)
    /// Names points where the plot has space.
    case pointLabel(PointName)
    case opacity(Double)
    case blur(radius: CGFloat)
    case shadow(color: Tint, radius: CGFloat, offset: CGSize)
    /// Draws the marks as one group, in a block that the closure may change.
    case layer(((AnyBlock) -> AnyBlock)?)
    case mask(MarkList)
    case clip(any Shape, FillStyle)
  }

  var effect: Effect
  /// The marks, by their order of declaration.
  package var marks: Range<Int>
}

/// A block beside a mark.
struct MarkAnnotation {
  package var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  package var content: (AnnotationContext) -> AnyBlock
  /// Whether a chart family set the annotation.
  ///
  /// If two such annotations of a chart would overlap, all of them are left out.
  var isOfFamily = false

  /// Whether the annotation stays at its position, whatever it covers.
  var isFixed: Bool {
    isOfFamily || overflow.x == .disabled || overflow.y == .disabled
  }

  /// The order in which annotations are placed: fixed ones, those at a requested side, others.
  var rank: Int { isFixed ? 0 : position.side == .automatic ? 2 : 1 }

  init(
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
  /// The function, by the values that it returns.
  package enum Form {
    case line((Double) -> Double)
    case parametric((Double) -> (x: Double, y: Double))
    case area((Double) -> (yStart: Double, yEnd: Double))
    /// The area between zero and the function.
    case areaFromZero((Double) -> Double)
  }

  var form: Form
  package var domain: ClosedRange<Double>?
  var xLabel: String
  var yLabel: String
  var scope: MarkScope
  /// The position in the order of declaration, where a function counts as one mark.
  var ordinal = 0
  /// The index of its traits in the list.
  var trait = 0

  init(
    form: Form, domain: ClosedRange<Double>?, xLabel: String, yLabel: String, scope: MarkScope
  ) {
    self.form = form
    self.domain = domain
    self.xLabel = xLabel
    self.yLabel = yLabel
    self.scope = scope
  }
}
