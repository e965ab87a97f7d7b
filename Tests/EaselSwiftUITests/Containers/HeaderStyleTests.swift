import EaselSwiftUI
import Foundation
import Testing

@Suite struct HeaderStyleTests {
  @Test func styleEqualToThatOfTheHeaderIsKept() throws {
    func list(_ button: some View) -> some View {
      List {
        Section {
          Text("row")
        } header: {
          button
        }
      }
    }
    let button = Button("More") {}.buttonStyle(.borderless)
    let gray = button.foregroundStyle(Color(.secondaryLabel))
    func data(_ view: some View) throws -> Data {
      try list(view).data(as: .svg, width: 300, height: 200)
    }
    #expect(try data(gray) != data(button))
  }
}
