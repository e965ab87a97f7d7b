import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct BasicAnimationTests {
  private func probe(
    _ keyPath: String = "position.x", _ configure: (BasicAnimation) -> Void
  ) -> Probe {
    let layer = Probe()
    layer.position = CGPoint(x: 50, y: 0)
    let animation = BasicAnimation(keyPath: keyPath)
    animation.duration = 1
    configure(animation)
    layer.add(animation, forKey: "it")
    return layer
  }

  @Test func goesEvenlyFromOneValueToTheOtherAndBackToTheModel() {
    let layer = probe {
      $0.fromValue = 0
      $0.toValue = 100
    }
    let seen = layer.values(at: [0, 0.25, 0.5, 1, 2]) { $0.position.x }
    #expect(thousandths(seen) == [0, 25, 50, 50, 50])
    #expect(layer.position.x == 50)
    #expect(layer.animationKeys() == nil)
  }

  @Test(
    arguments: [
      (nil, 100, nil, 75), (0, nil, nil, 25), (nil, nil, 20, 60), (10, nil, 20, 20),
      (nil, 100, 20, 90), (nil, nil, nil, 50),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat)])
  func missingFromToAndByValuesComeFromTheModel(
    _ from: CGFloat?, _ to: CGFloat?, _ by: CGFloat?, _ half: CGFloat
  ) {
    let layer = probe {
      $0.fromValue = from
      $0.toValue = to
      $0.byValue = by
    }
    #expect(thousandths(layer.values(at: [0.5]) { $0.position.x }) == [half])
  }

  @Test func keepsItsEndValueWithForwardsFillAndNoRemoval() {
    let layer = probe {
      $0.toValue = 100
      $0.fillMode = .forwards
      $0.isRemovedOnCompletion = false
    }
    #expect(layer.values(at: [1, 5]) { $0.position.x } == [100, 100])
    #expect(layer.animationKeys() == ["it"])
  }

  @Test func showsItsFirstValueBeforeItsBeginTimeOnlyWithBackwardsFill() {
    func seen(_ mode: MediaTimingFillMode) -> [CGFloat] {
      probe {
        $0.fromValue = 0
        $0.toValue = 100
        $0.beginTime = 1
        $0.fillMode = mode
      }.values(at: [0.5, 1.5]) { $0.position.x }
    }
    #expect(seen(.removed) == [50, 50])
    #expect(thousandths(seen(.backwards)) == [0, 50])
  }

  @Test func repeatsAndGoesBack() {
    let layer = probe {
      $0.fromValue = 0
      $0.toValue = 100
      $0.repeatCount = 2
      $0.autoreverses = true
    }
    let seen = layer.values(at: [0.5, 1, 1.5, 2, 2.5, 3.75, 4]) { $0.position.x }
    #expect(thousandths(seen) == [50, 100, 50, 0, 50, 25, 50])
  }

  @Test func speedAndOffsetShiftItsTime() {
    let layer = probe {
      $0.fromValue = 0
      $0.toValue = 100
      $0.speed = 2
      $0.timeOffset = 0.2
    }
    let seen = layer.values(at: [0, 0.2, 0.39, 0.41]) { $0.position.x }
    #expect(thousandths(seen) == [20, 60, 98, 50])
  }

  @Test func additiveAndCumulativeValuesAddToTheModelAndToEachRepetition() {
    let layer = probe {
      $0.fromValue = 0
      $0.toValue = 10
      $0.isAdditive = true
      $0.isCumulative = true
      $0.repeatCount = 3
    }
    let seen = layer.values(at: [0.5, 1.5, 2.5]) { $0.position.x }
    #expect(thousandths(seen) == [55, 65, 75])
  }

  @Test func theAnimationAddedLaterWins() {
    let layer = probe { $0.toValue = 100 }
    let second = BasicAnimation(keyPath: "position")
    second.fromValue = CGPoint(x: 0, y: 0)
    second.toValue = CGPoint(x: 10, y: 10)
    second.duration = 1
    layer.add(second, forKey: "second")
    #expect(thousandths(layer.values(at: [0.5]) { $0.position.x }) == [5])
  }

  @Test func anAddedAnimationIsACopy() {
    let layer = Probe()
    let animation = BasicAnimation(keyPath: "opacity")
    animation.duration = 1
    animation.fromValue = 0
    animation.toValue = 1
    layer.add(animation, forKey: "fade")
    animation.toValue = 0
    #expect(thousandths(layer.values(at: [0.5]) { CGFloat($0.opacity) }) == [0.5])
    #expect(layer.animation(forKey: "fade") !== animation)
  }

  @Test func anAnimationWithoutADurationHasTheTransactionsDuration() {
    let layer = probe {
      $0.duration = 0
      $0.fromValue = 0
      $0.toValue = 100
    }
    #expect(layer.animation(forKey: "it")?.duration == Transaction.defaultDuration)
    #expect(thousandths(layer.values(at: [0.125]) { $0.position.x }) == [50])
  }

  @Test func valuesAndKeyPathsThatCannotAnimateAreNotedAndIgnored() {
    let layer = probe { $0.toValue = "far" }
    let noted = layer.render(at: 0.5)
    #expect(noted.map(\.code) == [.animationIgnored])
    #expect(noted.first?.severity == .warning)
    let unknown = probe("nowhere") { $0.toValue = 1 }
    #expect(unknown.render(at: 0.5).map(\.code) == [.animationIgnored])
  }

  @Test func coloursMix() {
    let layer = probe("backgroundColor") {
      $0.fromValue = Color(red: 1, green: 0, blue: 0)
      $0.toValue = Color(red: 0, green: 0, blue: 1)
    }
    let red = layer.values(at: [0.25]) {
      $0.backgroundColor?.components(for: .light).red ?? -1
    }
    #expect(thousandths(red) == [0.75])
  }

  @Test func aRotationMayBeMoreThanOneTurn() {
    let layer = probe("transform.rotation.z") {
      $0.fromValue = 0
      $0.toValue = 4 * CGFloat.pi
    }
    let seen = layer.values(at: [0.125]) { $0.affineTransform.b }
    #expect(thousandths(seen) == [1])
  }

  @Test func pathsOfEqualStructureMix() throws {
    let shape = ShapeLayer()
    shape.path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let animation = BasicAnimation(keyPath: "path")
    animation.toValue = Path(CGRect(x: 0, y: 0, width: 30, height: 50))
    animation.duration = 1
    shape.add(animation, forKey: nil)
    let canvas = RecordingCanvas()
    canvas.context.time = 0.5
    shape.render(on: canvas)
    let filled = canvas.recording.operations.compactMap { operation -> Path? in
      if case .fill(let path, _, _, _) = operation { path } else { nil }
    }
    #expect(filled.map(\.boundingBox) == [CGRect(x: 0, y: 0, width: 20, height: 30)])
  }
}
