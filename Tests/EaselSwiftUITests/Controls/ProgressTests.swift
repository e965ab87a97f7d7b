import EaselSwiftUI
import Foundation
import Testing

@Suite struct ProgressTests {
  @Test func barIsFilledUpToTheShare() throws {
    let bar = ProgressView(value: 30, total: 100)
    #expect(try pixel(bar, width: 200, x: 55, y: 2) == SystemColor.blue)
    #expect(try pixel(bar, width: 200, x: 65, y: 2) != SystemColor.blue)
  }

  @Test func barIsFilledFromTheRightFromRightToLeft() throws {
    let bar = ProgressView(value: 0.3).environment(\.layoutDirection, .rightToLeft)
    #expect(try pixel(bar, width: 200, x: 145, y: 2) == SystemColor.blue)
    #expect(try pixel(bar, width: 200, x: 135, y: 2) != SystemColor.blue)
  }

  @Test func shareIsLimitedToTheBar() throws {
    let bar = ProgressView(value: 3.0, total: 1)
    #expect(try pixel(bar, width: 200, x: 195, y: 2) == SystemColor.blue)
  }

  @Test func barHasItsLabelsAboveAndBelow() throws {
    let bar = ProgressView(value: 0.5) {
      Text("Upload").id("label")
    } currentValueLabel: {
      Text("50%").id("value")
    }
    let tree = bar.layoutTree(width: 200)
    let (label, value) = (tree.frame(of: "label"), tree.frame(of: "value"))
    #expect(label?.minX == 0)
    #expect(value?.minX == 0)
    #expect(try #require(label).maxY < #require(value).minY)
  }

  @Test func spinnerHasTheSizeOfItsControl() throws {
    #expect(ProgressView().layoutTree().size == CGSize(width: 20, height: 20))
    #expect(
      ProgressView().controlSize(.large).layoutTree().size == CGSize(width: 37, height: 37))
    #expect(ProgressView(value: Double?.none).layoutTree().size.width == 20)
  }

  @Test func customStyleReadsTheShare() throws {
    let view = ProgressView("A", value: 0.25).progressViewStyle(Percent())
    #expect(try texts(view, width: 200) == ["A", "25"])
  }

  @Test func pastTimerIsOver() throws {
    let start = Date(timeIntervalSince1970: 0)
    let bar = ProgressView(timerInterval: start...start.addingTimeInterval(60), countsDown: false)
    #expect(try texts(bar, width: 200) == ["1:00"])
  }

  @Test func gaugeIsABarByDefault() throws {
    let gauge = Gauge(value: 7, in: 0...10) {
      Text("CPU")
    } currentValueLabel: {
      Text("7")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    #expect(try texts(gauge, width: 200) == ["CPU", "0", "10", "7"])
  }

  @Test func smallRingIsAsLargeAsOnIOS() throws {
    for style in [true, false] {
      let gauge = Gauge(value: 0.5) {
        Text("CPU")
      } currentValueLabel: {
        Text("50")
      }
      let size =
        style
        ? gauge.gaugeStyle(.accessoryCircular).layoutTree(width: 200).size
        : gauge.gaugeStyle(.accessoryCircularCapacity).layoutTree(width: 200).size
      #expect(size == CGSize(width: 58, height: 58))
    }
  }

  @Test func gradientRunsAlongTheGauge() throws {
    let gauge = Gauge(value: 0.5) { Text("CPU") }.gaugeStyle(.accessoryLinear)
      .tint(Gradient(colors: [.green, .red]))
    let (start, end) = (
      try pixel(gauge, width: 200, x: 4, y: 7), try pixel(gauge, width: 200, x: 195, y: 7)
    )
    #expect(start[1] > start[0])
    #expect(end[0] > end[1])
  }

  @Test func customGaugeStyleReadsTheShare() throws {
    let gauge = Gauge(value: 3, in: 2...4) { Text("A") }.gaugeStyle(Half())
    #expect(try texts(gauge) == ["0.5"])
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100))")
    }
  }
}

private struct Half: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.value, format: .number)
  }
}
