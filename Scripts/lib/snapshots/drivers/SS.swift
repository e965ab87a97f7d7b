import EaselSwiftUI

@MainActor @ViewBuilder
func snapshot(_ name: String) -> some View {
  switch name {
  case "MyView", "MyView-fixed": MyView().background(Color.yellow)
  // The status bar is 20 points high.
  case "MyView-device": MyView().background(Color.yellow).offset(y: 10)
  case "CALayer": Shown(view: bordered())
  case "CAGradientLayer": Shown(view: gradient())
  default: fatalError("there is no view \(name)")
  }
}

struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}

private func bordered() -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  view.layer.backgroundColor = UIColor.red.cgColor
  view.layer.borderWidth = 4
  view.layer.borderColor = UIColor.black.cgColor
  return view
}

private func gradient() -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let layer = CAGradientLayer()
  layer.colors = [UIColor.red.cgColor, UIColor.yellow.cgColor]
  layer.frame = view.bounds
  view.layer.addSublayer(layer)
  return view
}
