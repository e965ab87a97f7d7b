import EaselUIKit

/// The same donut by UIKit's names.
final class PortedDonut: UIView {
  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = rect.width / 2 - 10
    let track = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    track.lineWidth = 20
    UIColor.secondarySystemBackground.setStroke()
    track.stroke()
    let value = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: (2 * 0.72 - 0.5) * .pi,
      clockwise: true)
    value.lineWidth = 20
    UIColor.systemOrange.setStroke()
    value.stroke()
  }
}

/// The same bars by UIKit's names.
final class PortedBars: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (values, names) = (Bars.values, Bars.names)
    let count = CGFloat(values.count)
    let width = 2 * rect.width / (3 * count + 1)
    let (base, top) = (rect.height - 32, CGFloat(32))
    let greatest = values.max() ?? 1
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.systemGray,
    ]
    for (index, value) in values.enumerated() {
      let x = width / 2 + CGFloat(index) * width * 1.5
      let height = (base - top) * value / greatest
      context.setFillColor((value == greatest ? UIColor.systemOrange : .systemBlue).cgColor)
      context.fill(CGRect(x: x, y: base - height, width: width, height: height))
      let number = "\(Int(value))" as NSString
      let size = number.size(withAttributes: attributes)
      number.draw(
        at: CGPoint(x: x + width / 2 - size.width / 2, y: base - height - 1 - size.height),
        withAttributes: attributes)
      let name = names[index] as NSString
      let nameSize = name.size(withAttributes: attributes)
      name.draw(
        at: CGPoint(x: x + width / 2 - nameSize.width / 2, y: base + 1),
        withAttributes: attributes)
    }
    context.setStrokeColor(UIColor.black.cgColor)
    context.move(to: CGPoint(x: 0, y: base + 0.5))
    context.addLine(to: CGPoint(x: rect.width, y: base + 0.5))
    context.strokePath()
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  }
}
