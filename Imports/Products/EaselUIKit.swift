import EaselUIKit
// UIKit's code often imports it once more, and `Timer` must not become ambiguous by that.
import Foundation

private final class PortedView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    let path: UIBezierPath = UIBezierPath(rect: rect)
    path.fill()
    let context: CGContext? = UIGraphicsGetCurrentContext()
    context?.concatenate(CGAffineTransform(rotationAngle: 1))
    let font: UIFont = UIFont.boldSystemFont(ofSize: 12)
    NSString(string: "Orders").draw(at: .zero, withAttributes: [.font: font])
  }
}

private func useEaselUIKit() {
  let timer: Timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
  timer.invalidate()
  let layer: CALayer = CAShapeLayer()
  let view: UIView = PortedView(frame: .zero)
  view.layer.addSublayer(layer)
}
