import Easel

extension Marks {
  static var bars: [Example] {
    var examples: [Example] = []
    examples.append(
      Example("Bars, simple") {
        Chart(sales.filter { $0.product == "Paper" }) {
          BarMark(x: .value("Quarter", $0.quarter), y: .value("Tonnes", $0.amount))
        }
      })
    examples.append(
      Example("Bars, grouped") {
        Chart(sales) {
          BarMark(x: .value("Quarter", $0.quarter), y: .value("Tonnes", $0.amount))
            .foregroundStyle(by: .value("Product", $0.product))
            .position(by: .value("Product", $0.product))
        }
      })
    examples.append(
      Example("Bars, stacked") {
        Chart(sales) {
          BarMark(x: .value("Quarter", $0.quarter), y: .value("Tonnes", $0.amount))
            .foregroundStyle(by: .value("Product", $0.product))
        }
      })
    examples.append(
      Example("Bars, 100 %") {
        Chart(sales) {
          BarMark(
            x: .value("Quarter", $0.quarter), y: .value("Share", $0.amount), stacking: .normalized
          )
          .foregroundStyle(by: .value("Product", $0.product))
        }
      })
    examples.append(
      Example("Bars, horizontal") {
        let imports = [
          ("Federal Republic of Germany", 1_240.0), ("France", 860), ("The Netherlands", 412.5),
          ("Luxembourg", 99),
        ]
        return Chart(imports, id: \.0) {
          BarMark(x: .value("Imports", $0.1), y: .value("From", $0.0))
        }
      })
    examples.append(
      Example("Bars, range") {
        Chart(months, id: \.name) {
          BarMark(
            x: .value("Month", $0.name), yStart: .value("Low in °C", $0.low),
            yEnd: .value("High in °C", $0.high))
        }
      })
    examples.append(
      Example("Bars, diverging") {
        let answers = [
          ("Opening hours", [8.0, 14, 18, 40, 20]), ("Prices", [22, 31, 17, 20, 10]),
          ("Staff", [3, 7, 12, 38, 40]),
        ]
        let order = ["Very bad", "Bad", "Neither", "Good", "Very good"]
        let rows = answers.flatMap { question, shares in
          zip(order, shares).map { (question: question, answer: $0, share: $1) }
        }
        return Chart {
          DivergingBars(
            rows, x: { .value("Share in %", $0.share) }, y: { .value("Question", $0.question) },
            answer: { .value("Answer", $0.answer) }, order: order)
        }
      })
    examples.append(
      Example("Waterfall") {
        let steps = [
          (name: "2024", change: 420.0, isTotal: true), (name: "Sales", change: 90, isTotal: false),
          (name: "Staff", change: -60, isTotal: false), (name: "Rent", change: -25, isTotal: false),
          (name: "2025", change: 425, isTotal: true),
        ]
        return Chart {
          Waterfall(
            steps, x: { .value("Step", $0.name) }, y: { .value("Thousand €", $0.change) },
            isTotal: \.isTotal)
        }
      })
    examples.append(
      Example("Error bars") {
        let doses = [("0 mg", 8.1, 1.2), ("5 mg", 12.0, 1.6), ("10 mg", 15.4, 1.1)]
        return Chart {
          ForEach(doses, id: \.0) {
            BarMark(x: .value("Dose", $0.0), y: .value("Growth in mm", $0.1))
            ErrorBarMark(
              x: .value("Dose", $0.0), yStart: .value("Growth in mm", $0.1 - $0.2),
              yEnd: .value("Growth in mm", $0.1 + $0.2))
          }
        }
      })
    examples.append(
      Example("Bullet") {
        Chart {
          BulletMark(
            y: .value("Figure", "Revenue"), value: .value("Actual", 270),
            target: .value("Target", 250), bands: [150, 225, 300])
          BulletMark(
            y: .value("Figure", "Profit"), value: .value("Actual", 205),
            target: .value("Target", 260), bands: [150, 225, 300])
        }
      })
    return examples
  }
}
