import EaselSwiftUI

let tagColors: [Color] = [
  .blue, .orange, .green, .yellow, .brown, .mint, .indigo, .cyan, .gray, .pink,
]

@MainActor @ViewBuilder
func snapshot(_ name: String) -> some View {
  switch name {
  case "tagCloud": HFlowLayout(itemSpacing: 8, rowSpacing: 8)() { TagCloud() }.padding(12).background(Color.white)
  case "justified":
    HFlowLayout(itemSpacing: 8, rowSpacing: 8, justified: true)() {
      ColorBoxes(widths: Array(repeating: 50, count: 10), height: 50)
    }
    .padding(12).background(Color.white)
  case "textPills":
    HFlowLayout(alignment: .firstTextBaseline, itemSpacing: 8, rowSpacing: 12)() {
      TextBaselinePill(text: "Large", font: .system(size: 34, weight: .bold), tint: .blue)
      TextBaselinePill(text: "small", font: .system(size: 14), tint: .orange)
      TextBaselinePill(text: "Title", font: .title2, tint: .green)
      TextBaselinePill(text: "caption", font: .caption, tint: .pink)
      TextBaselinePill(text: "Body", font: .body, tint: .purple)
    }
    .frame(width: 300, alignment: .leading).padding(12).background(Color.white)
  case "rightToLeft":
    HFlowLayout()() {
      ForEach(boxes.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 10).fill(boxes[index].color.gradient)
          .frame(width: boxes[index].width, height: 50)
      }
    }
    .frame(maxWidth: 400).environment(\.layoutDirection, .rightToLeft)
  default: fatalError("there is no view \(name)")
  }
}

// The widths are those that the generator of the test gave on macOS.
private let boxes: [(color: Color, width: CGFloat)] = Array(
  zip(
    tagColors + tagColors,
    [46, 74, 59, 62, 32, 44, 72, 60, 53, 29, 34, 37, 71, 60, 44, 47, 75, 33, 45, 59]))
