import EaselCanvas
import Foundation

// Styles are blocks too. They fill the proposed size, with 10 points for a length not proposed.

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
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
}

extension Tint: PrimitiveBlock {}

extension Color: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
}

extension Color: PrimitiveBlock {}

extension Gradient: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
}

extension Gradient: PrimitiveBlock {}

extension LinearGradient: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
}

extension LinearGradient: PrimitiveBlock {}

extension RadialGradient: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
}

extension RadialGradient: PrimitiveBlock {}

extension ConicGradient: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
}

extension ConicGradient: PrimitiveBlock {}

extension GradientStyle: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
}

extension GradientStyle: PrimitiveBlock {}

extension TintGradient: Block {
  /// The type of the body, `Never`: Easel lays this block out itself.
  public typealias Body = Never
}

extension TintGradient: PrimitiveBlock {}
