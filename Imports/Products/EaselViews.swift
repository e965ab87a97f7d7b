import EaselViews
import Foundation

private func useEaselViews() -> View {
  let label: Label = Label()
  label.text = "Orders"
  let layer: Layer = ShapeLayer()
  layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  let growth: Animation = BasicAnimation(keyPath: "opacity")
  layer.add(growth, forKey: nil)
  let insets: EdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  _ = insets
  let scroll: ScrollView = ScrollView()
  scroll.addSubview(label)
  return scroll
}
