/// The checks of the table "Names that differ from SwiftUI's".
enum SwiftUISynonyms {
  static let table = CounterpartTable(
    guide: "blocks.md", section: "Names that differ from SwiftUI's")

  static let all = [
    Synonym(
      "import SwiftUI",
      withoutCheck: "the program of each guide imports Easel, and a test compiles it"),
    Synonym("View, AnyView, EmptyView", blocks),
    Synonym("ViewModifier, @ViewBuilder", modifiersAndBuilders),
    Synonym("Color, Font", tintsAndTypeStyles),
    Synonym(#"@Environment(\.colorScheme)"#, appearance),
    Synonym("ViewDimensions, ProposedViewSize, EdgeInsets", dimensions),
    Synonym("Canvas { context, size in }", drawings),
    Synonym("UIViewRepresentable, UIHostingController", embedding),
    Synonym("@State, @Binding, DynamicProperty", state),
    Synonym("Anchor", anchors),
    Synonym("ImageRenderer(content:)", outputs),
    Synonym(#"Image("name")"#, imageFiles),
    Synonym(
      "Image(systemName:), Label(_:systemImage:)",
      withoutCheck: "there is no counterpart; SVG files are measured with Image(\"name\")"),
    Synonym("LinearGradient(colors:startPoint:endPoint:)", gradients),
    Synonym("ScrollView, List", scrollViews),
    Synonym("Button, Toggle, gestures, .task", withoutCheck: "there is no counterpart"),
    Synonym(
      "withAnimation, transitions",
      withoutCheck: "there is none in blocks; EaselAnimationTests measure animations"),
    Synonym(".blur(radius:)", blur),
    Synonym("#Preview", withoutCheck: "there is no counterpart; a file is written instead"),
  ]
}
