import Easel

private func useEasel(on canvas: any Canvas) -> View {
  let chart = BarChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  chart.values = [1, 2, 3]
  let label = Label()
  label.font = Font.system(size: 12)
  label.textColor = Color.black
  canvas.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.systemBlue))
  let half: Float = 0.5
  let url: URL = URL(fileURLWithPath: "\(half).png")
  _ = url
  let column: StackView = StackView(arrangedSubviews: [chart, label])
  return column
}
