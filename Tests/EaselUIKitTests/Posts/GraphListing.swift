// The listings of a post about bars drawn by Core Graphics, put together. Mended: the order of the
// tuples (the post writes `(String, CGFloat)`), `dataMax`, which it later calls `valueMax`, and a
// call of `enumerated` without parentheses.
// swift-format-ignore-file

import EaselUIKit

class GraphView: UIView {

    override func awakeFromNib() {
        layer.borderWidth = 1.0
        layer.borderColor = UIColor.black.cgColor
    }

    let data: [(CGFloat, String)] = [(7, "太郎"), (1, "次郎"), (2, "三郎"), (6, "四郎"), (3, "五郎")]

    func scaleLinear(domain dom : (CGFloat, CGFloat), range ran: (CGFloat, CGFloat)) -> ((CGFloat) -> CGFloat) {
        return { (x: CGFloat) -> CGFloat in
            (ran.1 - ran.0)/(dom.1 - dom.0)*(x - dom.0)+ran.0;
        }
    }

    override func draw(_ rect: CGRect) {
        let barWidth: CGFloat = {
            let numer: CGFloat = 2 * rect.size.width
            let denom: CGFloat = 3 * CGFloat(data.count) + 1
            return numer / denom
        }()
        let padX: CGFloat = barWidth/2
        let padY: CGFloat = rect.size.height / 4
        let textAreaHeight: CGFloat = 70
        guard let valueMax = (data.map{ $0.0 }.max()) else {
            print("Failed to get data.max()")
            return
        }
        let font = UIFont.systemFont(ofSize: 20)
        let textStyle = NSMutableParagraphStyle()
        textStyle.alignment = .center
        let textFontAttributes = [NSAttributedString.Key.font: font,
                                  NSAttributedString.Key.paragraphStyle: textStyle,
                                  NSAttributedString.Key.foregroundColor: UIColor.gray]
        let textWidth: CGFloat = 90
        let textHeight: CGFloat = 30

        guard let context = UIGraphicsGetCurrentContext() else {
            print("Failed to get context")
            return
        }
        let xScale = scaleLinear(domain: (0, CGFloat(data.count)), range: (padX, rect.width))
        let yScale = scaleLinear(domain: (0, valueMax), range: (rect.height - textAreaHeight, padY))
        let hScale = scaleLinear(domain: (0, valueMax), range: (0, rect.height-padY-textAreaHeight))

        for (i, datum) in data.enumerated() {
            let (val, name) = datum
            if val == valueMax {
                context.setFillColor(UIColor.systemOrange.cgColor)
            } else {
                context.setFillColor(UIColor.systemBlue.cgColor)
            }
            let drawRect = UIBezierPath(rect: CGRect(
                                             x: xScale(CGFloat(i)),
                                             y: yScale(val),
                                             width: barWidth,
                                             height: hScale(val)))
            drawRect.fill()

            let titleTextRect = CGRect(
                x: xScale(CGFloat(i)) + barWidth/2 - textWidth/2,
                y: yScale(0) + textHeight/2,
                width: textWidth,
                height: textHeight
            )
            let titleText = name
            titleText.draw(in: titleTextRect, withAttributes: textFontAttributes)

            let valueTextRect = CGRect(
                x: xScale(CGFloat(i)) + barWidth/2 - textWidth/2,
                y: yScale(val) - 3*textHeight/2,
                width: textWidth,
                height: textHeight
            )
            let dataInt = Int(val)
            let valueText = "\(dataInt)"
            valueText.draw(in: valueTextRect, withAttributes: textFontAttributes)
        }
        context.setStrokeColor(UIColor.black.cgColor)
        let drawAxisBottom = UIBezierPath()
        drawAxisBottom.move(to: CGPoint(x: 0, y: yScale(0)))
        drawAxisBottom.addLine(to: CGPoint(x: rect.size.width, y: yScale(0)))
        drawAxisBottom.stroke()
    }
}
