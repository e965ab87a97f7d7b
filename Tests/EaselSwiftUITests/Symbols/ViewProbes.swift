import EaselSwiftUI

private struct Badge: ViewModifier {
  func body(content: Content) -> some View { content.overlay(alignment: .bottom) { Text("badge") } }
}

private struct Greeting: View {
  var name: String
  @ViewBuilder var body: some View {
    if name.isEmpty { EmptyView() } else { Text("Hello \(name)") }
  }
}

private struct Two: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize
  {
    CGSize(width: 40, height: 20 * CGFloat(subviews.count))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + 20 * CGFloat(index)), proposal: .unspecified)
    }
  }
}

private struct Stripe: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> some InsettableShape { Stripe(amount: self.amount + amount) }
}

private struct Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension SymbolProbe {
  static var views: [SymbolProbe] {
    [
      .drawn("View", "@ViewBuilder", "EmptyView", "AnyView", words: "Hello Ada any") {
        VStack {
          Greeting(name: "")
          Greeting(name: "Ada")
          AnyView(Text("any"))
        }
      },
      .drawn("ViewModifier", words: "a longer text badge") {
        Text("a longer text").modifier(Badge())
      },
      .drawn("VStack", "HStack", "ZStack", "Group", "Spacer", "Divider", words: "a b c d") {
        VStack(alignment: .leading, spacing: 4) {
          HStack(spacing: 8) {
            Text("a")
            Spacer()
            Text("b")
          }
          Divider()
          ZStack(alignment: .topLeading) { Group { Text("c") } }
          Text("d")
        }
      },
      .drawn("ForEach", ".id", words: "0 1 x y") {
        ForEach(0..<2) { Text("\($0)").id($0) }
        ForEach(["x", "y"], id: \.self, content: Text.init)
      },
      .drawn(
        "Grid", "GridRow", ".gridCellColumns", ".gridCellAnchor", ".gridColumnAlignment",
        words: "a b c"
      ) {
        Grid(alignment: .leading, horizontalSpacing: 8) {
          GridRow {
            Text("a").gridColumnAlignment(.trailing)
            Text("b").gridCellAnchor(.leading)
          }
          GridRow { Text("c").gridCellColumns(2) }
        }
      },
      .drawn("LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack", "GridItem", words: "a b c d") {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))]) { Text("a") }
        LazyHGrid(rows: [GridItem(.fixed(20))]) { Text("b") }
        LazyVStack { Text("c") }
        LazyHStack { Text("d") }
      },
      .measured("GeometryReader", "GeometryProxy") {
        let tree = GeometryReader { (proxy: GeometryProxy) in
          Color.red.frame(width: proxy.size.width / 2, height: 3).id("half")
        }.layoutTree(width: 60, height: 10)
        return tree.frame(of: "half")?.width == 30
      },
      .drawn("ViewThatFits", words: "short", width: 60) {
        ViewThatFits {
          Text("much too long for the width")
          Text("short")
        }
      },
      .measured("Layout", "LayoutSubviews", "ProposedViewSize", "AnyLayout", "HStackLayout") {
        let two = Two() {
          Text("a"); Text("b")
        }
        let layout = AnyLayout(HStackLayout(spacing: 0))
        let row = layout {
          Color.red.frame(width: 5, height: 5); Color.blue.frame(width: 7, height: 5)
        }
        return two.layoutTree().size == CGSize(width: 40, height: 40)
          && row.layoutTree().size.width == 12
      },
      .measured(
        "Alignment", "HorizontalAlignment", "VerticalAlignment", "AlignmentID", ".alignmentGuide"
      ) {
        let alignment = Alignment(
          horizontal: HorizontalAlignment(Quarter.self), vertical: VerticalAlignment.top)
        let tree = ZStack(alignment: alignment) {
          Color.red.frame(width: 40, height: 4)
          Color.blue.frame(width: 8, height: 4).id("small")
            .alignmentGuide(HorizontalAlignment(Quarter.self)) { _ in 0 }
        }.layoutTree()
        return tree.frame(of: "small")?.minX == 10
      },
      .measured(
        ".frame", ".padding", ".offset", ".position", ".aspectRatio", ".scaledToFit",
        ".scaledToFill",
        ".fixedSize", ".layoutPriority", ".zIndex", "EdgeInsets"
      ) {
        let tree = HStack(spacing: 0) {
          Color.red.aspectRatio(2, contentMode: .fit).id("a").layoutPriority(1)
          Color.blue.frame(minWidth: 4, maxWidth: .infinity).padding(
            EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 3)
          ).id("b")
          Color.green.scaledToFit().scaledToFill().frame(width: 5).position(x: 2, y: 2).offset(x: 1)
            .zIndex(2).fixedSize(horizontal: true, vertical: false)
        }.layoutTree(width: 60, height: 10)
        return tree.frame(of: "a")?.width == 20
      },
      .measured(".containerRelativeFrame", ".safeAreaInset", ".scenePadding", ".ignoresSafeArea") {
        let tree = VStack(spacing: 0) {
          Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.frame(height: 5)
            .id("half")
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 8).id("inset") }
        .ignoresSafeArea().layoutTree(width: 80, height: 40)
        let padded = Color.red.frame(width: 10, height: 5).scenePadding().layoutTree().size
        return tree.frame(of: "half")?.width == 40 && tree.frame(of: "inset")?.minY == 5
          && padded == CGSize(width: 42, height: 5)
      },
      .measured(
        "Shape", "InsettableShape", ".trim", ".inset", ".fill", ".stroke", ".strokeBorder",
        "StrokeStyle", "Path"
      ) {
        let path = Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        let shapes: [any Shape] = [Stripe().inset(by: 2)]
        let inset = CGRect(x: 2, y: 2, width: 6, height: 6)
        guard
          shapes[0].path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect == inset
        else { return false }
        let color = try ZStack {
          Rectangle().inset(by: 1).fill(.white)
          path.stroke(.red, lineWidth: 6)
          Circle().trim(from: 0, to: 0.01).stroke(style: StrokeStyle(lineWidth: 0.5))
          Circle().strokeBorder(.clear, lineWidth: 1)
        }.color(at: 0, 5, width: 10, height: 10)
        return color == "ff383c"
      },
      .measured("Rectangle", "RoundedRectangle", "Circle", "Capsule", "UnevenRoundedRectangle") {
        try [
          ZStack { Rectangle().fill(.black) }.color(at: 0, 0, width: 10, height: 10) == "000000",
          ZStack { RoundedRectangle(cornerRadius: 5).fill(.black) }.color(
            at: 0, 0, width: 10, height: 10) == "ffffff",
          ZStack { Circle().fill(.black) }.color(at: 0, 0, width: 10, height: 10) == "ffffff",
          ZStack { Capsule().fill(.black) }.color(at: 0, 0, width: 20, height: 10) == "ffffff",
          ZStack { UnevenRoundedRectangle(bottomTrailingRadius: 5).fill(.black) }
            .color(at: 0, 0, width: 10, height: 10) == "000000",
        ].allSatisfy { $0 }
      },
      .measured(".rotationEffect", ".scaleEffect", "Angle", "UnitPoint") {
        try ZStack {
          Color.white
          Rectangle().fill(.black).frame(width: 10, height: 2)
            .rotationEffect(Angle.degrees(90), anchor: UnitPoint.center).scaleEffect(
              2, anchor: .center)
        }.color(at: 10, 2, width: 20, height: 20) == "000000"
      },
      .measured(".clipShape", ".clipped", ".mask", ".cornerRadius") {
        try ZStack {
          Color.white
          Color.black.clipShape(Circle()).cornerRadius(2).mask { Rectangle() }.clipped()
        }.color(at: 0, 0, width: 12, height: 12) == "ffffff"
      },
      .measured(".background", ".overlay", ".border", ".shadow", ".blur", ".blendMode", ".opacity")
      {
        try ZStack {
          Color.white
          Color.clear.background(.white).background { Color.white }
            .overlay(alignment: .topLeading) { Color.black.frame(width: 4, height: 4) }
            .border(.white.opacity(0.1), width: 1).shadow(color: .clear, radius: 1).blur(radius: 0)
            .blendMode(.normal).opacity(1)
        }.color(at: 2, 2, width: 12, height: 12) == "000000"
      },
      .used("CGFloat", "CGPoint", "CGRect", "CGSize") {
        CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4)).maxX == CGFloat(4)
      },
      .used("PreviewProvider", "@MainActor") {
        struct Previews: PreviewProvider {
          @MainActor static func nothing() {}
          static var previews: some View { Text("never drawn") }
        }
        return true
      },
      .silent(".previewLayout", "#Preview", "@Previewable", "@Entry", words: "text") {
        // The macros are cut or written out by the command.
        Text("text").previewLayout(.sizeThatFits)
      },
      .drawn("Image", ".resizable", ".symbolRenderingMode", words: "") {
        Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 20, height: 20)
          .symbolRenderingMode(.hierarchical)
        Image(uiImage: UIImage()).hidden()
      },
    ]
  }
}
