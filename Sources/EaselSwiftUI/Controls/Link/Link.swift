import EaselBlocks
import EaselCanvas
import Foundation

/// A label in the color of the tint that is a link in PDF and SVG.
///
/// ```swift
/// Link("Terms", destination: URL(string: "https://example.com/terms")!)
/// ```
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// Creates a link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The view that draws the link.
  public var body: some View {
    ModifiedBlock(
      Button {
      } label: {
        label
      }, LinkModifier(address: destination.absoluteString))
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is shown unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Makes the area of a view a link.
private struct LinkModifier: NodeModifier {
  static var changesPosition: Bool { false }
  let address: String

  func wrap(_ node: any LayoutNode, _ inputs: NodeInputs) -> any LayoutNode {
    EffectNode(node, LinkDrawing(address: address), inputs)
  }
}

private struct LinkDrawing: FragmentDrawing {
  let address: String

  func draw(_ fragment: Fragment, on canvas: any EaselCanvas.Canvas, at origin: CGPoint) {
    let area = CGRect(origin: origin, size: fragment.size)
    canvas.withMarkedContent(.link(.url(address), area: area)) {
      fragment.drawChildren(on: canvas, at: origin)
    }
  }
}
