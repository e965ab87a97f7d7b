import EaselBlocks
import EaselCanvas
import Foundation
import Testing

/// Draws every layout case, to be looked at: `EASEL_CONTACT_SHEET=sheet.png swift test --filter
/// LayoutCaseSheet`.
@Suite("Contact sheet of the layout cases")
struct LayoutCaseSheet {
  private static let path = ProcessInfo.processInfo.environment["EASEL_CONTACT_SHEET"]

  @Test("Every case is drawn with its name", .enabled(if: path != nil))
  func sheet() throws {
    let url = URL(filePath: try #require(Self.path))
    try Grid(columns: 6, horizontalSpacing: 16, verticalSpacing: 16) {
      ForEach(LayoutCase.all, id: \.id) { layoutCase in
        VStack(alignment: .leading, spacing: 4) {
          Text("\(layoutCase.id) \(layoutCase.name)").font(.system(size: 9)).lineLimit(2)
            .frame(height: 24, alignment: .topLeading)
          drawing(layoutCase)
        }
        .frame(width: 320, alignment: .leading)
      }
    }
    .padding(24)
    .write(to: url, scale: 1, options: RenderOptions(policy: .lenient))
  }

  /// The rectangles that the case names, each in a color of its own, over the block itself.
  private func drawing(_ layoutCase: LayoutCase) -> some Block {
    let (width, height) = (layoutCase.proposal[0], layoutCase.proposal[1])
    let tree = layoutCase.tree.block().layoutTree(width: width, height: height)
    return ZStack(alignment: .topLeading) {
      layoutCase.tree.block().opacity(0.15)
      Drawing { canvas, _ in
        for (index, id) in layoutCase.rects.keys.sorted().enumerated() {
          guard let frame = tree.frame(of: id) else { continue }
          let color = Theme.standardPalette[index % Theme.standardPalette.count]
          canvas.stroke(Path(frame.insetBy(dx: 0.5, dy: 0.5)), with: .color(color))
          canvas.draw(
            TextLayout(id, style: TextStyle(font: .system(size: 8), color: color)),
            at: CGPoint(x: frame.minX + 2, y: frame.minY + 1))
        }
      }
      .frame(width: tree.size.width, height: tree.size.height)
    }
    .frame(width: width, height: height)
    .border(Tint.gray.opacity(0.4), width: 0.5)
  }
}
