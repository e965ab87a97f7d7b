import EaselSwiftUI
import Testing

private final class Counter: UIView {
  var count = 0
  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat(count), height: rect.height)).fill()
  }
}

private struct CounterView: UIViewRepresentable {
  final class Coordinator { var made = 0 }
  let count: Int
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> Counter {
    context.coordinator.made += 1
    let view = Counter()
    view.backgroundColor = .white
    return view
  }
  func updateUIView(_ uiView: Counter, context: Context) {
    uiView.count = count * context.coordinator.made
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Counter, context: Context) -> CGSize? {
    CGSize(width: 20, height: 4)
  }
}

@Suite("Views of UIKit's kind")
struct RepresentableTests {
  @Test("A representable is made, updated, sized and drawn")
  func representable() throws {
    let view = CounterView(count: 7)
    #expect(view.layoutTree().size == CGSize(width: 20, height: 4))
    #expect(try view.color(at: 6, 1) == "000000")
    #expect(try view.color(at: 7, 1) == "ffffff")
  }

  @Test("A hosting controller shows its view as iOS draws it")
  func hosting() throws {
    let controller = UIHostingController(rootView: Text("x").font(.largeTitle))
    let size = controller.view.sizeThatFits(CGSize(width: 200, height: 200))
    #expect(abs(size.height - 34 * 1.193359375) < 0.01)
    controller.rootView = Text("x").font(.caption)
    #expect(controller.view.sizeThatFits(CGSize(width: 200, height: 200)).height < 15)
  }
}
