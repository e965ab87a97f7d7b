import EaselAnimation
import EaselCanvas
import EaselChartViews
import EaselCharts
import EaselViews
import Foundation

/// Views whose animations move in different ways.
enum AnimatedViews: String, CaseIterable {
  /// Bars that grow from their base line, with an axis and labels.
  case bars
  /// A ring that fills.
  case donut
  /// Dots that turn, arcs that grow from them, icons that come.
  case categories
  /// Layers that move, turn, fade, change their colour and cast a shadow.
  case layers

  func drawing() throws -> AnimatedDrawing {
    switch self {
    case .bars:
      try AnimatedDrawing {
        let chart = BarChart(
          categories: (1...10).map { "\($0)" }, values: [12, 30, 25, 41, 8, 19, 33, 27, 38, 22])
        let view = BarChartView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 200), chart: chart)
        view.animationDuration = 2
        view.grow()
        return view
      }
    case .donut:
      try AnimatedDrawing {
        let view = PieChartView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        view.set(value: 72, maxValue: 100, animated: true)
        return view
      }
    case .categories:
      try AnimatedDrawing {
        let view = CategoryChartView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.categories = [
          .init("Food", amount: 5_000, symbol: "F"), .init("Travel", amount: 4_000),
          .init("Books", amount: 2_500),
        ]
        view.animate()
        return view
      }
    case .layers: try AnimatedDrawing { Self.layers() }
    }
  }

  private static func layers() -> View {
    let view = View(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
    view.backgroundColor = .white
    let square = View(frame: CGRect(x: 15, y: 20, width: 40, height: 30))
    square.backgroundColor = .systemBlue
    square.layer.cornerRadius = 6
    square.layer.shadowColor = .black
    square.layer.shadowOpacity = 0.5
    square.layer.shadowOffset = CGSize(width: 2, height: 3)
    square.layer.shadowRadius = 3
    let label = Label(frame: CGRect(x: 4, y: 4, width: 32, height: 20))
    label.text = "Ab"
    square.addSubview(label)
    let disc = View(frame: CGRect(x: 100, y: 15, width: 40, height: 40))
    disc.layer.cornerRadius = 20
    disc.backgroundColor = .systemRed
    view.addSubview(disc)
    view.addSubview(square)
    View.animate(withDuration: 1.2) {
      square.center = CGPoint(x: 110, y: 80)
      square.transform = CGAffineTransform(rotationAngle: 2.5).scaledBy(x: 1.3, y: 0.9)
      disc.backgroundColor = .systemGreen
      disc.alpha = 0.3
    }
    return view
  }
}
