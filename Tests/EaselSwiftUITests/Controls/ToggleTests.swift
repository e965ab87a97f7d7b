import EaselSwiftUI
import Foundation
import Testing

@Suite struct ToggleTests {
  @Test func switchIsAtTheTrailingSide() throws {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(try pixel(toggle, width: 300, x: 255, y: 15) == SystemColor.green)
    #expect(try pixel(toggle, width: 300, x: 249, y: 15) == [255, 255, 255])
    #expect(toggle.layoutTree(width: 300).size == CGSize(width: 300, height: 31))
  }

  @Test func switchIsAtTheLeftFromRightToLeft() throws {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
      .environment(\.layoutDirection, .rightToLeft)
    #expect(try pixel(toggle, width: 300, x: 45, y: 15) == SystemColor.green)
  }

  @Test func switchHasTheTintThatIsSet() throws {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true)).tint(.orange)
    #expect(try pixel(toggle, width: 300, x: 255, y: 15) == SystemColor.orange)
    let style = Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
    #expect(try pixel(style, width: 300, x: 255, y: 15) == SystemColor.red)
  }

  @Test func withoutLabelItIsASwitchAlone() throws {
    let size = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden().layoutTree(width: 300).size
    #expect(size == CGSize(width: 49, height: 31))
  }

  @Test func labelsAreOneBelowTheOther() throws {
    let toggle = Toggle(isOn: .constant(true)) {
      Text("Title").id("title")
      Text("Subtitle").id("subtitle")
    }
    let tree = toggle.layoutTree(width: 300)
    let (title, subtitle) = (tree.frame(of: "title"), tree.frame(of: "subtitle"))
    #expect(title?.minX == subtitle?.minX)
    #expect(try #require(title).maxY <= #require(subtitle).minY)
  }

  @Test func customStyleReadsTheState() throws {
    #expect(try texts(Toggle("A", isOn: .constant(true)).toggleStyle(Marked())) == ["on", "A"])
    #expect(try texts(Toggle("A", isOn: .constant(false)).toggleStyle(Marked())) == ["off", "A"])
  }

  @Test func customStyleMayContainTheToggle() throws {
    let toggle = Toggle("A", isOn: .constant(true)).toggleStyle(Wrapped())
    #expect(toggle.layoutTree(width: 200).size.height == 51)
  }

  @Test func sourcesAreOnIfAllAre() throws {
    let toggle = Toggle(
      "A", sources: [Item(.constant(true)), Item(.constant(false))], isOn: \.value)
    #expect(try texts(toggle.toggleStyle(Marked())) == ["mixed", "A"])
  }

  @Test func sliderThumbIsAtItsValue() throws {
    let slider = Slider(value: .constant(5.0), in: 0...10)
    #expect(slider.layoutTree(width: 227).size == CGSize(width: 227, height: 31))
    #expect(try pixel(slider, width: 227, x: 90, y: 15) == SystemColor.blue)
    #expect(try pixel(slider, width: 227, x: 113, y: 15) == [255, 255, 255])
    #expect(try pixel(slider, width: 227, x: 140, y: 15) != SystemColor.blue)
  }

  @Test func sliderDrawsTheLabelsOfItsEndsOnly() throws {
    let slider = Slider(value: .constant(0.5)) {
      Text("Volume")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    #expect(try texts(slider, width: 200) == ["0", "1"])
  }

  @Test func sliderOfNoRangeIsAtItsStart() throws {
    let slider = Slider(value: .constant(Double.nan), in: 3...3)
    #expect(slider.layoutTree(width: 100).size.width == 100)
  }

  @Test func stepperIsAsLargeAsOnIOS() throws {
    let stepper = Stepper("Copies", value: .constant(1), in: 1...9)
    #expect(stepper.layoutTree(width: 300).size == CGSize(width: 300, height: 32))
    #expect(stepper.labelsHidden().layoutTree(width: 300).size == CGSize(width: 94, height: 32))
  }

  @Test func stepperAtItsEndHasAPaleButton() throws {
    let stepper = Stepper("Copies", value: .constant(1), in: 1...9).labelsHidden()
    let (minus, plus) = (try pixel(stepper, x: 23, y: 16), try pixel(stepper, x: 71, y: 16))
    #expect(plus[0] < 60)
    #expect(minus[0] > 120)
  }
}

private struct Item {
  let value: Binding<Bool>
  init(_ value: Binding<Bool>) { self.value = value }
}

private struct Marked: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
      configuration.label
    }
  }
}

private struct Wrapped: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
}
