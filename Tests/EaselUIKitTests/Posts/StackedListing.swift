// The listings of a post about a stacked bar chart, put together. Completed: the classes and the
// data that it only names. Mended: `barStackView`, which it elsewhere calls `barsStackView`, and the
// data source, which is asked for a player's value too.
// swift-format-ignore-file

import EaselUIKit

class Bar: UIView {}

class ColorStackLayer: CALayer {
    var tag = 0
}

struct Player {
    var cgColor: CGColor
    var values: [Int: Int]
}

class ChartController {
    let chartView: UIView
    let players: [Player]
    let barsStackView: UIStackView
    let (topMargin, bottomMargin) = (20, 30)
    let yBaseNumber = 1
    let yScaleTag = 100

    init(chartView: UIView, players: [Player]) {
        self.chartView = chartView
        self.players = players
        /// Create bar view * 11
        let barViews = (2...12).map { _ in Bar(frame: CGRect.zero) }

        // Horizontal Stack View [Bars]
        barsStackView = UIStackView(arrangedSubviews: barViews)
        barsStackView.clipsToBounds = true
        barsStackView.translatesAutoresizingMaskIntoConstraints = false
        barsStackView.alignment = .center
        barsStackView.distribution = .fillEqually
        barsStackView.axis = .horizontal
        barsStackView.spacing = UIDevice.current.userInterfaceIdiom == UIUserInterfaceIdiom.phone ? 12 : 30

        /// Constrains bar view vertically with BarStackView
        for subview in barsStackView.arrangedSubviews {
            if let bar = subview as? Bar {
                let vConstraints = NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|[bar]|",
                    options: [],
                    metrics: [:],
                    views: ["bar": bar]
                )
                NSLayoutConstraint.activate(vConstraints)
            }
        }
        chartView.addSubview(barsStackView)
    }

    func drawBar(xAxisValue: Int, barView: Bar) {
        let initialSize = barView.bounds.size
        /// Use tag to retrieve barView for later, individual use
        barView.tag = xAxisValue

        /// yPositions contains origin.y for each stacked color
        var yPositions = Array(repeating: CGFloat(0), count: players.count)
        /// each hegiht for the stacked color
        var heights    = Array(repeating: CGFloat(0), count: players.count)

        /// Height of the single unit of the bar
        let singleUnit = initialSize.height / CGFloat(10*yBaseNumber)
        var totalHeight: CGFloat = initialSize.height

        for i in 0..<players.count {
            let dataPoint = players[i].values[xAxisValue] ?? 0
            let barHeight = CGFloat(Double(singleUnit) * Double(dataPoint))
            yPositions[i] = totalHeight

            heights[i] = barHeight
            totalHeight -= barHeight
        }

        for (idx, player) in players.enumerated() {
            let colorStack = ColorStackLayer()
            colorStack.anchorPoint = CGPoint(x: 0.5, y: 1.0)
            colorStack.tag = idx
            colorStack.position    = CGPoint(x: barView.bounds.maxX/2, y: yPositions[idx])
            colorStack.bounds.size = CGSize(width: barView.bounds.width, height: heights[idx])

            let playerCGColor = player.cgColor

            colorStack.backgroundColor = playerCGColor
            /// If color was white, puts border around the layer for obvious not visually obvious reasons
            if playerCGColor == UIColor.white.cgColor {
                colorStack.borderColor = UIColor.darkGray.cgColor
                colorStack.borderWidth = 0.5
            }
            barView.layer.addSublayer(colorStack)
        }
    }

    func drawLines() {
        /// Margin of each y axis line
        let margin = (chartView.bounds.height-CGFloat(topMargin+bottomMargin))/10
        /// Height of the bar itself
        var initialHeight = (chartView.bounds.height)-CGFloat(bottomMargin)

        /// y axis support bars
        for i in 0...10 {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: CGFloat(topMargin), y: initialHeight))
            path.addLine(to: CGPoint(x: chartView.bounds.width, y: initialHeight))

            let shapeLayer = CAShapeLayer()
            shapeLayer.path = path.cgPath
            /// Make bottom line thicker and darker than other lines
            shapeLayer.strokeColor = i == 0 ? UIColor.black.cgColor : UIColor.lightGray.cgColor
            shapeLayer.lineWidth   = i == 0 ? 1 : 0.5

            chartView.layer.addSublayer(shapeLayer)

            /// Put y scale labels
            if (i*yBaseNumber)%(5*yBaseNumber) == 0 {
                let scaleLabel = UILabel(frame: CGRect.zero)
                scaleLabel.tag = yScaleTag
                scaleLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
                scaleLabel.textAlignment = .center
                scaleLabel.text = String(i*yBaseNumber)
                chartView.addSubview(scaleLabel)

                scaleLabel.sizeToFit()
                scaleLabel.center.y = initialHeight

                chartView.bringSubviewToFront(scaleLabel)
            }
            initialHeight -= margin
        }
    }
}
