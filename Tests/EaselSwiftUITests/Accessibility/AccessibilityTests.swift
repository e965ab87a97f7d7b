import EaselSwiftUI
import Foundation
import Testing

@Suite struct AccessibilityTests {
  /// The label of a view that is a figure.
  private func title(of view: some View) throws -> String? {
    let svg = String(decoding: try view.data(as: .svg), as: UTF8.self)
    return svg.components(separatedBy: "<title>").last?.components(separatedBy: "</title>").first
  }

  @Test func identifierNamesTheView() {
    let view = Color.red.frame(width: 30, height: 10).accessibilityIdentifier("bar")
    #expect(view.layoutTree(width: 100).frame(of: "bar")?.width == 30)
  }

  @Test func equalIdentifiersAreNoFault() throws {
    let rows = ForEach(0..<3) { _ in Text("row").accessibilityIdentifier("row") }
    #expect(try notes(of: VStack { rows }).isEmpty)
  }

  @Test func literalLabelsAreFormatted() throws {
    let view = Color.red.frame(width: 9, height: 9).accessibilityLabel("Paid \(1000)")
    #expect(try title(of: view) == "Paid 1,000")
  }

  @Test func stringLabelsAreRead() throws {
    let name = "Paid"
    let view = Color.red.frame(width: 9, height: 9).accessibilityLabel(name)
    #expect(try title(of: view) == "Paid")
  }

  @Test func hintsAndActionsAreOneNote() throws {
    let view = Text("a").accessibilityHint("b").accessibilityAction {}
      .accessibilityAddTraits([.isButton, .isSelected])
    #expect(try notes(of: view).count == 1)
  }
}
