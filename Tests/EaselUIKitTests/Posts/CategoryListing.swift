// The listings of a post about a ring of categories in three phases, put together in one view.
// Completed: the views that it describes, `calculateAngleOfGraph`, the colours' codes and adding the
// layers. Mended: `append(view)` and `view.frame` for the dot, the labels of a call, and `angle`,
// which is no integer. What its code does is what it does: 360 is divided as integers, and the dots
// are turned by -90 radians.
// swift-format-ignore-file

import EaselUIKit

class CategoryRing: UIView {
    let firstAnimationView = UIView()
    let secondAnimationView = UIView()
    let totalAmountLabel = UILabel()
    let icon = UIView()
    var categoryDots: [UIView] = []

    func setupCategoryDots(categoryColors: [UIColor] ) {
        let radius = CGFloat(10)

        for color in categoryColors {
            let dot = UIView()
            dot.frame = CGRect(x: 0, y: 0, width: radius, height: radius)
            dot.backgroundColor = color
            dot.layer.cornerRadius = radius / 2

            categoryDots.append(dot)
        }
        let chartViewHalfWidth = frame.size.width / 2
        setDotsPositionCircle(dots: categoryDots, radius: chartViewHalfWidth)
    }

    private func setDotsPositionCircle(dots: [UIView], radius: CGFloat) {
        guard let firstDot = dots.first else { return }
        let positionAdjustmentValue = radius - firstDot.frame.width / 2
        let divideAngle = 360 / dots.count
        for (index, dot) in dots.enumerated() {
            let angle = divideAngle * index
            let x = cos(Double(angle) * Double.pi / 180) * Double(radius)
            let y = sin(Double(angle) * Double.pi / 180) * Double(radius)

            dot.frame = CGRect(
                x: dot.frame.minX + CGFloat(roundf(Float(x))) + positionAdjustmentValue,
                y: dot.frame.minY + CGFloat(roundf(Float(y))) + positionAdjustmentValue,
                width: dot.frame.width,
                height: dot.frame.height
            )
            firstAnimationView.addSubview(dot)
        }
        firstAnimationView.transform = firstAnimationView.transform.rotated(by: -90)
    }

    private func calculateAngleOfGraph(angle: Double, scale: Double) -> CGFloat {
        CGFloat(angle * scale * Double.pi / 180)
    }

    func setupArcs(amounts: [Int]) {
        let sumAmount = amounts.reduce(0) { $0 + $1 }
        let angles = amounts.map { Double($0) / Double(sumAmount) * 360.0 }
        let sizeAdjustmentScale = 360.0 / (Double(amounts.count) * 10.0 + 360.0)

        var angle = 0.0
        let radius = secondAnimationView.frame.width / 2.0

        for (index, _) in amounts.enumerated() {
            let shapeLayer = CAShapeLayer()
            shapeLayer.frame = secondAnimationView.frame
            shapeLayer.lineCap = CAShapeLayerLineCap.round
            shapeLayer.strokeColor = UIColor.blue.cgColor
            shapeLayer.fillColor = UIColor.clear.cgColor
            shapeLayer.lineWidth = 10
            let startAngle = calculateAngleOfGraph(angle: angle, scale: sizeAdjustmentScale)
            angle += angles[index]
            let endAngle = calculateAngleOfGraph(angle: angle, scale: sizeAdjustmentScale)
            angle += 10.0
            shapeLayer.path = UIBezierPath(
                arcCenter: CGPoint(x: radius, y: radius),
                radius: radius,
                startAngle: startAngle,
                endAngle: endAngle,
                clockwise: true
            ).cgPath
            secondAnimationView.layer.addSublayer(shapeLayer)
        }
    }

    func showIcons() {
        totalAmountLabel.isHidden = false
        icon.isHidden = false
        icon.transform = icon.transform.scaledBy(x: 40, y: 40)
    }
}
