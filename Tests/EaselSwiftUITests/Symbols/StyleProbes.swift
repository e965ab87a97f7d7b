import EaselSwiftUI

extension SymbolProbe {
  private static func color(_ color: Color) throws -> String {
    try color.color(at: 1, 1, width: 4, height: 4)
  }

  private static func paint(_ style: some ShapeStyle) throws -> String {
    try Rectangle().fill(style).color(at: 1, 1, width: 4, height: 4)
  }

  static var styles: [SymbolProbe] {
    [
      .measured(
        "Color", "Color(…)", "Color.blue", "Color.red", "Color.green", "Color.purple", "Color.gray",
        "Color.clear", "Color.yellow", "Color.orange", "Color.white", "Color.pink", "Color.black",
        "Color.indigo", "Color.teal", "Color.cyan", "Color.mint", "Color.brown", "Color.primary",
        "Color.secondary", "Color.accentColor"
      ) {
        let colors: [(Color, String)] = [
          (.blue, "0088ff"), (.red, "ff383c"), (.green, "34c759"), (.purple, "cb30e0"),
          (.gray, "8e8e93"), (.clear, "ffffff"), (.yellow, "ffcc00"), (.orange, "ff8d28"),
          (.white, "ffffff"), (.pink, "ff2d55"), (.black, "000000"), (.indigo, "6155f5"),
          (.teal, "00c3d0"), (.cyan, "00c0e8"), (.mint, "00c8b3"), (.brown, "ac7f5e"),
          (.primary, "000000"), (.secondary, "8a8a8e"), (.accentColor, "0088ff"),
          (Color(red: 1, green: 0.5, blue: 0), "ff8000"), (Color(white: 0.5), "808080"),
          (Color(hue: 0, saturation: 1, brightness: 1), "ff0000"), (Color(.systemBlue), "0088ff"),
        ]
        return try colors.allSatisfy { try color($0.0) == $0.1 }
      },
      .measured(
        ".foregroundStyle", ".foregroundColor", ".tint", "ShapeStyle", "AnyShapeStyle",
        "ShapeStyle.tertiary", "ShapeStyle.quaternary", "ShapeStyle.background"
      ) {
        try Rectangle().foregroundStyle(.red).color(at: 1, 1, width: 4, height: 4) == "ff383c"
          && Rectangle().foregroundColor(.red).color(at: 1, 1, width: 4, height: 4) == "ff383c"
          && Rectangle().fill(.tint).tint(.green).color(at: 1, 1, width: 4, height: 4) == "34c759"
          && paint(AnyShapeStyle(.background)) == "ffffff"
          && paint(.tertiary) != paint(.quaternary)
      },
      .measured(
        "Gradient", "LinearGradient", "RadialGradient", "AngularGradient",
        "ShapeStyle.linearGradient"
      ) {
        let gradient = Gradient(colors: [.black, .black])
        return try [
          paint(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)),
          paint(RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 4)),
          paint(AngularGradient(gradient: gradient, center: .center)),
          paint(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)),
        ].allSatisfy { $0 == "000000" }
      },
      .measured(
        "ShapeStyle.thinMaterial", "ShapeStyle.ultraThinMaterial", "ShapeStyle.regularMaterial",
        ".glassEffect"
      ) {
        try [
          ZStack {
            Color.black; Rectangle().fill(.ultraThinMaterial)
          },
          ZStack {
            Color.black; Rectangle().fill(.thinMaterial)
          },
          ZStack {
            Color.black; Rectangle().fill(.regularMaterial)
          },
        ].map { try $0.color(at: 1, 1, width: 4, height: 4) }.allSatisfy { $0 != "000000" }
          && Text("glass").glassEffect().notes().isEmpty
      },
      .measured(
        "Font", ".font", "Font.largeTitle", "Font.title", "Font.title2", "Font.title3",
        "Font.headline",
        "Font.body", "Font.callout", "Font.subheadline", "Font.footnote", "Font.caption",
        "Font.caption2"
      ) {
        let fonts: [(Font, CGFloat)] = [
          (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17),
          (.body, 17),
          (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
          (.system(size: 30), 30), (.system(.body, design: .serif), 17),
        ]
        return fonts.allSatisfy { font, size in
          let height = Text("x").font(font).layoutTree().size.height
          return abs(height - size * 1.193) < 0.2 * size
        }
      },
      .drawn(
        ".bold", ".italic", ".fontWeight", ".monospacedDigit", ".kerning", ".tracking",
        ".baselineOffset", ".underline", ".strikethrough", ".textCase", "Text + Text", "Text",
        words: "ABC def ghi"
      ) {
        Text("abc").textCase(.uppercase).bold().fontWeight(.bold)
        Text("d").italic() + Text("ef").underline().kerning(1)
        Text("ghi").strikethrough().tracking(1).baselineOffset(1).monospacedDigit()
      },
      .drawn(
        ".lineLimit", ".multilineTextAlignment", ".truncationMode", ".minimumScaleFactor",
        words: "one two",
        width: 200
      ) {
        Text("one two").lineLimit(2).multilineTextAlignment(.center).truncationMode(.middle)
          .minimumScaleFactor(0.5)
      },
      .drawn("LocalizedStringKey", "Text(_:format:)", words: "1,000 bold 3.5 50%") {
        Text("\(1000) **bold**" as LocalizedStringKey)
        Text(3.5, format: .number)
        Text(0.5, format: .percent)
      },
    ]
  }
}
