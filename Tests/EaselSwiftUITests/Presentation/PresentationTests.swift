import EaselSwiftUI
import Foundation
import Testing

@Suite struct PresentationTests {
  @Test func sheetsAndAlertsAreNotDrawn() throws {
    let view = Text("page").sheet(isPresented: .constant(true)) { Text("sheet") }
      .alert("Delete?", isPresented: .constant(true)) { Text("Yes") }
    #expect(try words(of: view) == ["page"])
    #expect(try notes(of: view).first?.contains("alert, sheet") == true)
  }

  @Test func redactedTextsAreBarsWithoutWords() throws {
    let view = Text("secret").redacted(reason: .placeholder)
    let svg = String(decoding: try view.data(as: .svg), as: UTF8.self)
    #expect(!svg.contains("secret"))
    #expect(try words(of: view).isEmpty)
    let size = view.layoutTree().size
    // The bar is systemGray4.
    #expect(try green(of: view, x: Int(size.width) / 2, y: Int(size.height) / 2) == 209)
  }

  @Test func outlinesOfRedactedGradientTextsAreNotDrawn() throws {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let view = Text("secret").foregroundStyle(style)
    func paths(_ view: some View) throws -> Int {
      let svg = String(decoding: try view.data(as: .svg), as: UTF8.self)
      return svg.components(separatedBy: "<path").count - 1
    }
    #expect(try paths(view.redacted(reason: .placeholder)) == 1)
  }

  @Test func unredactedTextsAreDrawn() throws {
    let view = VStack {
      Text("hidden")
      Text("shown").unredacted()
    }
    .redacted(reason: .placeholder)
    #expect(try words(of: view) == ["shown"])
  }

  @Test func privateTextsAreRedactedForPrivacyOnly() throws {
    let view = Text("balance").privacySensitive()
    #expect(try words(of: view) == ["balance"])
    #expect(try words(of: view.redacted(reason: .privacy)).isEmpty)
  }

  @Test func preferredColorSchemeColorsTheImage() throws {
    let view = Color.clear.frame(width: 4, height: 4)
    #expect(try red(of: view, x: 2, y: 2) == 255)
    #expect(try red(of: view.preferredColorScheme(.dark), x: 2, y: 2) == 0)
  }

  @Test func colorSchemeFollowsTheRendering() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var colorScheme
      var body: some View {
        (colorScheme == .dark ? Color.white : .black).frame(width: 4, height: 4)
      }
    }
    #expect(try pixel(of: Scheme(), x: 1, y: 1, appearance: .light)?.red == 0)
    #expect(try pixel(of: Scheme(), x: 1, y: 1, appearance: .dark)?.red == 255)
  }

  @Test func sizeCategorySetsTheTextSize() {
    let text = Text("a").id("a")
    let normal = text.layoutTree().size.height
    #expect(text.environment(\.sizeCategory, .accessibilityLarge).layoutTree().size.height > normal)
  }

  @Test func glassIsTranslucent() throws {
    let view = Color.clear.frame(width: 40, height: 20).glassEffect(in: .rect)
      .background(Color.blue)
    let blue = try #require(try pixel(of: view, x: 20, y: 10))
    #expect(blue.red > 150 && blue.red < 250)
  }

  @Test func asyncImageDrawsItsPlaceholder() throws {
    let view = AsyncImage(url: URL(string: "https://example.com/a.png")) {
      $0
    } placeholder: {
      Text("loading")
    }
    #expect(try words(of: view) == ["loading"])
    #expect(try notes(of: view).first?.contains("AsyncImage") == true)
  }

  @Test func actionsOfTheEnvironmentCanBeCalled() throws {
    struct Actions: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.openURL) private var openURL
      @Environment(\.presentationMode) private var presentationMode
      @State private var isOpened = false
      var body: some View {
        Text(verbatim: "\(isOpened)").onAppear {
          dismiss()
          presentationMode.wrappedValue.dismiss()
          guard let url = URL(string: "https://example.com") else { return }
          openURL(url) { isOpened = $0 }
        }
      }
    }
    #expect(try words(of: Actions()) == ["false"])
    let handled = Actions().environment(\.openURL, OpenURLAction { _ in .handled })
    #expect(try words(of: handled) == ["true"])
  }
}
