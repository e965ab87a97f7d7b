import EaselBlocks
import EaselCanvas
import Foundation

/// A symbol as a part of a line: as high as a line of text, with its baseline.
struct SymbolBlock: PrimitiveBlock {
  typealias Body = Never
  let symbol: SymbolLibrary.Symbol
  let name: String
  var isResizable = false
  var mode: SymbolRenderingMode?
  var variableValue: Double?
  var label = Image.Label.automatic

  func makeNode(_ inputs: NodeInputs) -> any LayoutNode {
    SymbolNode(self, inputs.entering("Image"))
  }
}

private final class SymbolNode: LayoutNode, FragmentDrawing {
  private let block: SymbolBlock
  private let painter: SymbolPainter
  private let environment: EnvironmentValues
  /// The points per unit of the grid.
  private let unit: CGFloat
  private let natural: CGSize
  /// The distance of the baseline from the upper edge.
  private let baseline: CGFloat
  private let capHeight: CGFloat
  private let label: String?
  let path: BlockPath?
  let traits: NodeTraits

  init(_ block: SymbolBlock, _ inputs: NodeInputs) {
    self.block = block
    environment = inputs.environment
    path = inputs.path
    label = block.label.text(for: block.name.symbolText, inputs)
    let font = environment.resolvedType.font
    painter = SymbolPainter(
      block.symbol, weight: Int(font.weight.rawValue),
      isRightToLeft: environment.layoutDirection == .rightToLeft)
    unit = max(font.size, 0) / 20 * environment.imageScale.factor
    capHeight = font.capHeight
    let ink = painter.bounds
    if block.isResizable {
      natural = CGSize(width: ink.width * unit, height: ink.height * unit)
      baseline = 0
      traits = NodeTraits()
    } else {
      let line = LineHeight(inputs)
      // The distances of the ink from the baseline; a large symbol is higher than the line.
      let above = max(line.baseline, capHeight / 2 + (12 - ink.minY) * unit)
      let below = max(line.height - line.baseline, (ink.maxY - 12) * unit - capHeight / 2)
      natural = CGSize(
        width: (ink.width + 2 * painter.bearing) * unit, height: above + below)
      baseline = above
      traits = NodeTraits(guides: .baselines)
    }
  }

  func size(_ proposal: ProposedSize) -> CGSize {
    guard block.isResizable else { return natural }
    let size = proposal.replacingUnspecifiedDimensions(by: natural)
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    return CGSize(width: usable(size.width), height: usable(size.height))
  }

  func place(_ proposal: ProposedSize) -> Fragment {
    Fragment(size: size(proposal), drawing: self, path: path)
  }

  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> CGFloat? {
    guard !block.isResizable, key.isBaseline else { return nil }
    return baseline
  }

  func draw(_ fragment: Fragment, on canvas: any EaselCanvas.Canvas, at origin: CGPoint) {
    guard fragment.size.width > 0, fragment.size.height > 0 else { return }
    canvas.withImageLabel(label) {
      let colors = SymbolColors(block.mode, block.name, block.variableValue, environment)
      painter.draw(
        on: canvas, transform(in: CGRect(origin: origin, size: fragment.size)),
        isLayered: colors.isLayered, colors.paint)
    }
  }

  private func transform(in rect: CGRect) -> CGAffineTransform {
    let ink = painter.bounds
    if block.isResizable {
      let (x, y) = (rect.width / ink.width, rect.height / ink.height)
      return CGAffineTransform(
        a: x, b: 0, c: 0, d: y, tx: rect.minX - ink.minX * x, ty: rect.minY - ink.minY * y)
    }
    return CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: rect.midX - ink.midX * unit,
      ty: rect.minY + baseline - capHeight / 2 - 12 * unit)
  }
}

/// The height and the baseline of a line of text in the font of an environment.
struct LineHeight {
  let height: CGFloat
  let baseline: CGFloat

  init(_ inputs: NodeInputs) {
    let node = Text(verbatim: "M").makeNode(inputs)
    let proposal = ProposedSize.unspecified
    let font = inputs.environment.resolvedType.font
    height = min(node.size(proposal).height, 2 * max(font.size, 0))
    baseline = node.explicitGuide(VerticalAlignment.firstTextBaseline.key, proposal) ?? height
  }
}

extension EaselCanvas.Canvas {
  /// Draws an image with its text for screen readers; `nil` marks it as decoration.
  func withImageLabel(_ label: String?, _ draw: () -> Void) {
    withMarkedContent(label.map { .figure(label: $0) } ?? .artifact, draw)
  }
}
