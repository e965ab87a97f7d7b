// The listings of a post about bars in stack views, put together. Completed: `makeBarLabel`, which
// the post does not show.
// swift-format-ignore-file

import EaselUIKit

struct BarChartModel {
    var percentage: CGFloat
    var value: Int
    var name: String
    var color: UIColor
}

extension Array {
    func chunked(into size: Int) -> [[Element]] {
        return stride(from: 0, to: count, by: size).map {
            Array(self[$0 ..< Swift.min($0 + size, count)])
        }
    }
}

func format(_ data: [(Int, String)]) -> [[BarChartModel]] {
    let maxVal: Int = data.map({ $0.0 }).max() ?? -1
    return data.map({ datum in
        let (val, name) = datum
        let percentage = CGFloat(val) / CGFloat(maxVal)
        let color: UIColor = val == maxVal ? .systemOrange : .systemBlue
        return BarChartModel(percentage: percentage, value: val, name: name, color: color)
    }).chunked(into: 5)
}

class BarChartView: UIStackView {
    let fontSize: CGFloat = 20
    let textPad: CGFloat = 10

    init(frame: CGRect, barChartItems: [BarChartModel]) {
        super.init(frame: frame)
        axis = .horizontal
        distribution = .fillEqually
        alignment = .bottom
        spacing = 20
        isLayoutMarginsRelativeArrangement = true
        layoutMargins.left = 20
        layoutMargins.right = 20

        for item in barChartItems {
            addBarContainer(of: item)
        }
        let border = CALayer()
        let borderWidth: CGFloat = 1
        border.backgroundColor = UIColor.darkGray.cgColor
        border.frame = CGRect(
            x: 0,
            y: frame.height - (borderWidth/2 + fontSize + textPad),
            width: frame.width,
            height: borderWidth
        )
        layer.addSublayer(border)
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func makeBarLabel(text: String, fontSize: CGFloat, height: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = UIFont.systemFont(ofSize: fontSize)
        label.textAlignment = .center
        label.heightAnchor.constraint(equalToConstant: height).isActive = true
        return label
    }

    private func addBarContainer(of item: BarChartModel) {
        let valueTextHeight: CGFloat = fontSize + textPad
        let nameTextHeight: CGFloat = fontSize + textPad
        let barHeight: CGFloat = (frame.height - valueTextHeight - nameTextHeight) * item.percentage

        let barContainer = UIStackView()
        barContainer.axis = .vertical
        barContainer.alignment = .fill
        barContainer.distribution = .fill

        let valueLabel = makeBarLabel(text: "\(item.value)", fontSize: fontSize, height: valueTextHeight)
        barContainer.addArrangedSubview(valueLabel)

        let barView = UIView()
        barView.backgroundColor = item.color
        barView.heightAnchor.constraint(equalToConstant: barHeight).isActive = true
        barContainer.addArrangedSubview(barView)

        let nameLabel = makeBarLabel(text: item.name, fontSize: fontSize, height: nameTextHeight)
        barContainer.addArrangedSubview(nameLabel)

        addArrangedSubview(barContainer)
    }
}
