import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct KeyframeAnimationTests {
  private func seen(
    at times: [TimeInterval], keyPath: String = "position.x",
    _ read: @escaping (Probe) -> CGFloat = { $0.position.x },
    _ configure: (KeyframeAnimation) -> Void
  ) -> [CGFloat] {
    let animation = KeyframeAnimation(keyPath: keyPath)
    animation.duration = 1
    configure(animation)
    let layer = Probe()
    layer.add(animation, forKey: nil)
    return thousandths(layer.values(at: times, read))
  }

  @Test func valuesAreSpreadEvenly() {
    #expect(seen(at: [0, 0.25, 0.5, 0.75]) { $0.values = [0, 100, 0] } == [0, 50, 100, 50])
  }

  @Test func keyTimesSetTheTimesOfTheValues() {
    let values = seen(at: [0.1, 0.2, 0.6]) {
      $0.values = [0, 100, 0]
      $0.keyTimes = [0, 0.2, 1]
    }
    #expect(values == [50, 100, 50])
  }

  @Test func discreteValuesStayUntilTheNextKeyTime() {
    let values = seen(at: [0.1, 0.4, 0.7, 0.95]) {
      $0.values = [1, 2, 3]
      $0.calculationMode = .discrete
    }
    #expect(values == [1, 2, 3, 3])
  }

  @Test func pacedValuesHaveAConstantSpeed() {
    let values = seen(at: [0.25, 0.5, 0.75]) {
      $0.values = [0, 10, 100]
      $0.calculationMode = .paced
    }
    #expect(values == [25, 50, 75])
  }

  @Test func cubicValuesGoThroughTheFrames() {
    let values = seen(at: [0, 0.5, 0.75]) {
      $0.values = [0, 100, 0]
      $0.calculationMode = .cubic
    }
    #expect(values[0] == 0 && values[1] == 100)
    #expect(values[2] > 50)
  }

  @Test func eachSegmentHasItsTimingFunction() {
    let values = seen(at: [0.25, 0.75]) {
      $0.values = [0, 100, 200]
      $0.timingFunctions = [TimingFunction(name: .easeIn), TimingFunction(name: .linear)]
    }
    #expect(values == [31.536, 150])
  }

  @Test func aPathMovesThePosition() {
    let way = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 90))
    }
    func y(_ mode: AnimationCalculationMode) -> [CGFloat] {
      seen(at: [0.25, 0.5, 0.75], keyPath: "position", { $0.position.y }) {
        $0.path = way
        $0.calculationMode = mode
      }
    }
    #expect(y(.linear) == [0, 0, 45])
    #expect(y(.paced) == [15, 40, 65])
  }

  @Test func theLayerTurnsWithThePath() {
    let values = seen(at: [0.75], keyPath: "position", { $0.affineTransform.b }) {
      $0.path = Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: 10, y: 0))
        $0.addLine(to: CGPoint(x: 10, y: 10))
      }
      $0.rotationMode = .rotateAuto
    }
    #expect(values == [1])
  }

  @Test func anAnimationWithoutValuesOrWithAnEmptyPathChangesNothing() {
    #expect(seen(at: [0.5]) { $0.values = [] } == [0])
    #expect(seen(at: [0.5], keyPath: "position") { $0.path = Path() } == [0])
  }
}
