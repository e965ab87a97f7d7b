import EaselBlockViews
import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation
import Testing

private final class Panel: View {
  override func draw(_ rect: CGRect, on canvas: any Canvas) {
    canvas.fill(rect, with: .color(.blue))
  }
}

@Suite("Drawings and views among blocks")
struct EmbeddingTests {
  @Test("A drawing takes the proposed size and receives it")
  func drawing() throws {
    var sizes: [CGSize] = []
    _ = try HStack(spacing: 0) {
      Drawing { _, size in sizes.append(size) }.frame(width: 30)
      Drawing { _, size in sizes.append(size) }
    }.data(as: .svg, width: 100, height: 50)
    #expect(sizes == [CGSize(width: 30, height: 50), CGSize(width: 70, height: 50)])
    #expect(Drawing { _, _ in }.layoutTree().size == CGSize(width: 10, height: 10))
  }

  @Test("Groups and states that a drawing does not end do not affect the next block")
  func leftOpen() throws {
    let block = HStack(spacing: 0) {
      Drawing { canvas, size in
        canvas.save()
        canvas.clip(to: .zero)
        canvas.beginGroup(GroupEffects(opacity: 0))
      }
      Drawing { canvas, size in
        canvas.fill(CGRect(origin: .zero, size: size), with: .color(.black))
      }
    }
    let image = try block.image(
      width: 20, height: 10, scale: 1, options: RenderOptions(policy: .lenient))
    #expect(image.pixel(x: 15, y: 5)?.red == 0)
  }

  @Test("A view takes the size that is proposed, and else that of its frame")
  func view() throws {
    let block = ViewBlock(Panel(frame: CGRect(x: 5, y: 5, width: 40, height: 30)))
    #expect(block.layoutTree().size == CGSize(width: 40, height: 30))
    let image = try block.frame(width: 20, height: 10).padding(1).image(scale: 1)
    #expect(image.size == CGSize(width: 22, height: 12))
    #expect(image.pixel(x: 0, y: 0)?.blue == 255)
    #expect(image.pixel(x: 0, y: 0)?.red == 255)
    #expect(image.pixel(x: 1, y: 1)?.red == 0)
    #expect(image.pixel(x: 20, y: 10)?.red == 0)
  }

  @Test("A label among blocks is as large as its text")
  func label() {
    let block = ViewBlock(Self.orders())
    let size = block.layoutTree().size
    #expect(size.width > 20 && size.width < 100)
  }

  private static func orders() -> Label {
    let label = Label()
    label.text = "Orders"
    return label
  }

  @Test("A block is a view with the block's size")
  func blockView() throws {
    let view = BlockView(
      Rectangle().frame(width: 30, height: 20).frame(maxWidth: 80))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 60, height: 20))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test("A block is drawn in the middle of its view, in the view's appearance")
  func blockViewDraws() throws {
    let view = BlockView(
      Drawing { canvas, size in
        canvas.fill(CGRect(origin: .zero, size: size), with: .color(.red))
      }.frame(width: 10, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.recording().bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
  }
}
