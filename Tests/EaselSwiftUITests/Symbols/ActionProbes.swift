import EaselSwiftUI

private final class Ring: UIView {}
private struct Represented: UIViewRepresentable {
  func makeUIView(context: Context) -> Ring {
    let ring = Ring()
    ring.backgroundColor = .black
    return ring
  }
  func updateUIView(_ uiView: Ring, context: Context) {}
}
private struct Controlled: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {
    controller.view.backgroundColor = .black
  }
}

extension SymbolProbe {
  static var actions: [SymbolProbe] {
    [
      .noted(".gesture", ".simultaneousGesture", ".onTapGesture") {
        Text("a").gesture(DragGesture().onChanged { _ in })
          .simultaneousGesture(SpatialTapGesture().onEnded { _ in })
          .onTapGesture {}
      },
      .used("DragGesture", "SpatialTapGesture", "TapGesture") {
        let drag = DragGesture(minimumDistance: 0).onChanged { _ in }.onEnded { _ in }
        _ = SpatialTapGesture().onEnded { _ in }.exclusively(before: drag)
        _ = TapGesture(count: 2).onEnded {}
        return true
      },
      .noted(".contentShape") { Text("text").contentShape(Rectangle()) },
      .silent(".accessibilityIdentifier", words: "text") {
        Text("text").accessibilityIdentifier("id")
      },
      .noted(".onDisappear") { Text("a").onDisappear {} },
      .noted(".onReceive") { Text("a").onReceive(ObservableObjectPublisher()) { _ in } },
      .noted(
        ".sheet", ".alert", ".confirmationDialog", ".fullScreenCover", ".popover", ".contextMenu"
      ) {
        Text("a").sheet(isPresented: .constant(true)) { Text("b").presentationDetents([.medium]) }
          .alert("alert", isPresented: .constant(true)) { Button("ok") {} }
          .confirmationDialog("dialog", isPresented: .constant(true)) { Button("ok") {} }
          .fullScreenCover(isPresented: .constant(true)) { Text("b") }
          .popover(isPresented: .constant(true)) { Text("b") }
          .contextMenu { Button("ok") {} }
      },
      .noted(".presentationDetents") { Text("a").presentationDetents([.medium, .large]) },
      .measured(".redacted") {
        // The bar is systemGray4.
        let view = Text("words").redacted(reason: .placeholder)
        return try view.words() == [] && view.color(at: 4, 10) == "d1d1d6"
      },
      .drawn(
        ".accessibilityLabel", ".accessibilityValue", ".accessibilityHidden",
        ".accessibilityElement",
        words: "text"
      ) {
        Text("text").accessibilityLabel("text").accessibilityValue(Text("value"))
          .accessibilityElement(children: .combine)
        Circle().frame(width: 4, height: 4).accessibilityHidden(true)
      },
      .noted(".accessibilityChartDescriptor") {
        Text("a").accessibilityChartDescriptor(Described())
      },
      .measured("Canvas { context, size in }", "GraphicsContext", ".resolve") {
        try Canvas { (context: inout GraphicsContext, size) in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
          context.draw(context.resolve(Text("t").foregroundStyle(.black)), at: CGPoint(x: 5, y: 5))
        }.color(at: 1, 1, width: 10, height: 10) == "000000"
      },
      .measured("UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController") {
        try Represented().color(at: 1, 1, width: 8, height: 8) == "000000"
          && Controlled().color(at: 1, 1, width: 8, height: 8) == "000000"
          && UIHostingController(rootView: Color.red.frame(width: 9, height: 5)).view
            .sizeThatFits(CGSize(width: 50, height: 50)) == CGSize(width: 9, height: 5)
      },
      .used("@ChartContentBuilder", "@AxisContentBuilder") {
        struct Bars {
          @ChartContentBuilder var marks: some ChartContent {
            BarMark(x: .value("x", "a"), y: .value("y", 1))
          }
          @AxisContentBuilder var axis: some AxisContent { AxisMarks { AxisGridLine() } }
        }
        let bars = Bars()
        let chart = Chart { bars.marks }.chartXAxis { bars.axis }
        return try chart.data(as: .svg, width: 200).count > 500
      },
      .noted("AsyncImage") { AsyncImage(url: URL(string: "https://example.org/a.png")) },
      .unavailable(
        "App", "Scene", "WindowGroup", "DocumentGroup", "@Query", "@FetchRequest",
        "NSViewRepresentable",
        "NSHostingView", "Chart3D", "Map", "WebView", "VideoPlayer"),
    ]
  }

  private struct Described: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "t", summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["a"]),
        yAxis: AXNumericDataAxisDescriptor(
          title: "y", range: 0...1, gridlinePositions: [], valueDescriptionProvider: { "\($0)" }),
        series: [
          AXDataSeriesDescriptor(
            name: "s", isContinuous: false, dataPoints: [AXDataPoint(x: "a", y: 1)])
        ])
    }
  }
}
