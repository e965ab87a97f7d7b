import EaselSwiftUI

@MainActor
func snapshot(_ name: String) -> some View { Shown(view: controller()) }

struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}

private func controller() -> UIView {
  let controller = MyViewController()
  controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
  return controller.view
}
