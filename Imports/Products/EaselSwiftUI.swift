import EaselSwiftUI
// Files of apps often import it once more, and `Timer` must not become ambiguous by that.
import Foundation

private struct PortedCard: View {
  @State private var isShown: Bool = false
  @Environment(\.colorScheme) private var scheme: ColorScheme

  var body: some View {
    VStack(alignment: .leading) {
      Text("Orders").font(Font.title).foregroundStyle(Color.blue)
      Image(systemName: "star")
      Section("Today") { Toggle("Shown", isOn: $isShown) }
      Rectangle().fill(
        LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      Chart { BarMark(x: .value("Day", "Mon"), y: .value("Sum", 3)) }
    }
    .padding(EdgeInsets())
  }
}

private func useEaselSwiftUI() throws {
  let timer: Timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
  timer.invalidate()
  let color: UIColor = UIColor.red
  let renderer: ImageRenderer<PortedCard> = ImageRenderer(content: PortedCard())
  let image: UIImage? = renderer.uiImage
  let data: Data = try PortedCard().data(as: .png)
  print(color, image as Any, data.count)
}
