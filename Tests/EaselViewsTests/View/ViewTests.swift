import EaselCanvas
import EaselViews
import Foundation
import Testing

private final class Counting: View {
  var layouts = 0
  var awakenings = 0
  override func layoutSubviews() { layouts += 1 }
  override func awakeFromNib() { awakenings += 1 }
}

@Suite struct ViewTests {
  @Test func fittingKeepsTheTopLeftCorner() {
    let label = Label(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    label.text = "Net generation"
    label.sizeToFit()
    #expect(label.frame.origin == CGPoint(x: 10, y: 20))
    #expect(label.frame.width > 50)
  }

  @Test func layoutAndAwakeningHappenOnce() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    _ = view.recording()
    _ = view.recording()
    #expect(view.layouts == 1)
    #expect(view.awakenings == 1)
    view.bounds.size.width = 30
    _ = view.recording()
    #expect(view.layouts == 2)
    #expect(view.awakenings == 1)
  }

  @Test func subviewsKeepTheirOrder() {
    let root = View()
    let views = (0..<4).map { _ in View() }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], belowSubview: views[1])
    root.insertSubview(views[3], aboveSubview: views[0])
    #expect(root.subviews.map { ObjectIdentifier($0) } == ids([0, 3, 2, 1], of: views))
    root.bringSubviewToFront(views[0])
    root.sendSubviewToBack(views[1])
    #expect(root.subviews.map { ObjectIdentifier($0) } == ids([1, 3, 2, 0], of: views))
    #expect(
      root.layer.sublayers?.map { ObjectIdentifier($0) }
        == root.subviews.map { ObjectIdentifier($0.layer) })
  }

  private func ids(_ order: [Int], of views: [View]) -> [ObjectIdentifier] {
    order.map { ObjectIdentifier(views[$0]) }
  }

  @Test func aTagFindsTheFirstViewInDepth() {
    let (root, left, right, inner) = (View(), View(), View(), View())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    inner.tag = 7
    right.tag = 7
    #expect(root.viewWithTag(7) === inner)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func aViewScaledToZeroIsNotHit() {
    let root = square(.red)
    let child = square(.blue)
    root.addSubview(child)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === child)
    child.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
  }
}
