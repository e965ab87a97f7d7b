import EaselCanvas
import Foundation

// Styles are blocks too, which fill what they are proposed, and 10 × 10 points where nothing is.

extension PrimitiveBlock where Self: ShapeStyle {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    ShapeNode(Rectangle(), [.fill(self)], inputs.entering(.type(Self.self)))
  }
}

extension PrimitiveBlock where Self: Shape {
  package func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    ShapeNode(self, [.fill(HierarchicalStyle.primary)], inputs.entering(.type(Self.self)))
  }
}

extension Rectangle: PrimitiveBlock {}
extension RoundedRectangle: PrimitiveBlock {}
extension UnevenRoundedRectangle: PrimitiveBlock {}
extension Circle: PrimitiveBlock {}
extension Ellipse: PrimitiveBlock {}
extension Capsule: PrimitiveBlock {}
extension Path: PrimitiveBlock {}

extension Tint: Block {
  /// A primitive block has no body.
  public typealias Body = Never
}

extension Tint: PrimitiveBlock {}

extension Color: Block {
  /// A primitive block has no body.
  public typealias Body = Never
}

extension Color: PrimitiveBlock {}

extension Gradient: Block {
  /// A primitive block has no body.
  public typealias Body = Never
}

extension Gradient: PrimitiveBlock {}

extension LinearGradient: Block {
  /// A primitive block has no body.
  public typealias Body = Never
}

extension LinearGradient: PrimitiveBlock {}

extension RadialGradient: Block {
  /// A primitive block has no body.
  public typealias Body = Never
}

extension RadialGradient: PrimitiveBlock {}

extension ConicGradient: Block {
  /// A primitive block has no body.
  public typealias Body = Never
}

extension ConicGradient: PrimitiveBlock {}

extension GradientStyle: Block {
  /// A primitive block has no body.
  public typealias Body = Never
}

extension GradientStyle: PrimitiveBlock {}

extension TintGradient: Block {
  /// A primitive block has no body.
  public typealias Body = Never
}

extension TintGradient: PrimitiveBlock {}
