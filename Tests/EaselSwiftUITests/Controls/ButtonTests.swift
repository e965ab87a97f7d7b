import EaselSwiftUI
import Foundation
import Testing

@Suite struct ButtonTests {
  @Test func labelHasTheTint() throws {
    #expect(try contains(SystemColor.blue, Button("MMM") {}.font(.largeTitle)))
    #expect(try contains(SystemColor.orange, Button("MMM") {}.font(.largeTitle).tint(.orange)))
  }

  @Test func destructiveLabelIsRed() throws {
    #expect(try contains(SystemColor.red, Button("MMM", role: .destructive) {}.font(.largeTitle)))
  }

  @Test func foregroundAroundTheButtonTakesPrecedence() throws {
    let button = Button("MMM") {}.font(.largeTitle).foregroundColor(.red)
    #expect(try contains(SystemColor.red, button))
    #expect(try !contains(SystemColor.blue, button))
  }

  @Test func buttonInAHeaderHasTheTint() throws {
    let button = Button("MMM") {}.font(.largeTitle)
    #expect(try contains(SystemColor.blue, header(button), width: 300))
    #expect(try contains(SystemColor.green, header(button.foregroundStyle(.green)), width: 300))
  }

  private func header(_ header: some View) -> some View {
    List {
      Section {
        Text("Row")
      } header: {
        header
      }
    }
  }

  @Test func foregroundInTheLabelTakesPrecedence() throws {
    let button = Button {
    } label: {
      Text("MMM").font(.largeTitle).foregroundStyle(.green)
    }
    #expect(try contains(SystemColor.green, button))
    #expect(try !contains(SystemColor.blue, button))
  }

  @Test func disabledLabelIsNotInTheTint() throws {
    #expect(try !contains(SystemColor.blue, Button("MMM") {}.font(.largeTitle).disabled(true)))
  }

  @Test func innerViewDoesNotEnableWhatIsDisabled() throws {
    let button = Button("MMM") {}.font(.largeTitle).disabled(false)
    #expect(try !contains(SystemColor.blue, HStack { button }.disabled(true)))
  }

  @Test func prominentButtonHasTheInsetsOfItsStyle() throws {
    let size = Text("Save").layoutTree().size
    let button = Button("Save") {}.buttonStyle(.borderedProminent).layoutTree().size
    #expect(abs(button.width - size.width - 28) < 0.01)
    #expect(abs(button.height - size.height - 14) < 0.01)
  }

  @Test func prominentButtonIsFilledWithTheTint() throws {
    let button = Button("Save") {}.buttonStyle(.borderedProminent)
    #expect(try pixel(button, x: 4, y: 17) == SystemColor.blue)
  }

  @Test func borderedButtonIsGrayWithoutATint() throws {
    let button = Button("Save") {}.buttonStyle(.bordered)
    let gray = try pixel(button, x: 4, y: 17)
    #expect(abs(Int(gray[0]) - Int(gray[2])) < 4)
    let tinted = try pixel(button.tint(.orange), x: 4, y: 17)
    #expect(Int(tinted[0]) - Int(tinted[2]) > 20)
  }

  @Test func customStyleDrawsTheLabel() throws {
    let button = Button("Save") {}.buttonStyle(Marked())
    #expect(try texts(button) == ["«", "Save", "»"])
  }

  @Test func customPrimitiveStyleMayContainTheButton() throws {
    let button = Button("Save") {}.buttonStyle(Doubled()).buttonStyle(.bordered)
    #expect(try texts(button) == ["Save", "Save"])
  }

  @Test func customStyleHasNoTint() throws {
    let button = Button("MMM") {}.font(.largeTitle).buttonStyle(Marked())
    #expect(try !contains(SystemColor.blue, button))
  }

  @Test func styleReadsWhetherItIsEnabled() throws {
    #expect(try texts(Button("Save") {}.buttonStyle(Stated()).disabled(true)) == ["off"])
    #expect(try texts(Button("Save") {}.buttonStyle(Stated())) == ["on"])
  }

  @Test func circleIsAsWideAsHigh() throws {
    let size = Button("I") {}.buttonStyle(.bordered).buttonBorderShape(.circle).layoutTree().size
    #expect(size.width == size.height)
  }

  @Test func largeButtonIsHigher() throws {
    let button = Button("Save") {}.buttonStyle(.bordered)
    let (regular, large) = (button.layoutTree().size, button.controlSize(.large).layoutTree().size)
    #expect(abs(large.height - regular.height - 16) < 0.01)
  }

  @Test func roleWithoutLabelHasATitle() throws {
    #expect(try texts(Button(role: .cancel) {}) == ["Cancel"])
  }

  @Test func menuDrawsItsLabelOnly() throws {
    let menu = Menu("Actions") {
      Button("Copy") {}
      Button("Paste") {}
    }
    #expect(try texts(menu) == ["Actions"])
  }
}

private struct Marked: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("«")
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
      Text("»")
    }
  }
}

private struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button(configuration)
      Button(configuration).buttonStyle(.plain)
    }
  }
}

private struct Stated: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "on" : "off") }
}
