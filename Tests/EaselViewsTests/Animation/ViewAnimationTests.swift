import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct ViewAnimationTests {
  private let host = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let bar = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  private func seen(
    at times: [TimeInterval], _ read: (Layer) -> CGFloat
  ) -> [CGFloat] {
    if bar.superview == nil { host.addSubview(bar) }
    let canvas = RecordingCanvas()
    return thousandths(
      times.map {
        host.render(on: canvas, at: $0)
        return bar.layer.presentation().map(read) ?? -1
      })
  }

  @Test func anAnimationBlockAnimatesFromTheShownToTheNewValue() {
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      bar.frame = CGRect(x: 100, y: 0, width: 30, height: 10)
      bar.alpha = 0
    }
    #expect(bar.frame.minX == 100)
    #expect(seen(at: [0, 0.5, 1]) { $0.frame.minX } == [0, 50, 100])
  }

  @Test func theStartValueShowsDuringTheDelay() {
    View.animate(withDuration: 1, delay: 1, options: .curveLinear) { bar.alpha = 0 }
    #expect(seen(at: [0.5, 1.5, 2]) { CGFloat($0.opacity) } == [1, 0.5, 0])
  }

  @Test(arguments: [0, 1] as [TimeInterval])
  func aViewAddedToARunningTreeIsAnimatedFromThenOn(_ delay: TimeInterval) {
    let (tree, canvas) = (View(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), RecordingCanvas())
    let late = View(frame: tree.bounds)
    View.animate(withDuration: 1, delay: delay, options: .curveLinear) { late.alpha = 0 }
    tree.render(on: canvas, at: 5)
    tree.addSubview(late)
    let seen = [5, 5 + delay, 5.5 + delay, 6 + delay].map { time in
      tree.render(on: canvas, at: time)
      return CGFloat(late.layer.presentation()?.opacity ?? -1)
    }
    #expect(thousandths(seen) == [1, 1, 0.5, 0])
  }

  @Test func aDelayStaysWhenTheViewMovesWithinItsTree() {
    let (tree, canvas) = (View(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), RecordingCanvas())
    let (view, other) = (View(frame: tree.bounds), View(frame: tree.bounds))
    tree.addSubview(view)
    tree.addSubview(other)
    tree.render(on: canvas, at: 0)
    View.animate(withDuration: 1, delay: 5, options: .curveLinear) { view.alpha = 0 }
    tree.render(on: canvas, at: 2)
    tree.bringSubviewToFront(view)
    tree.render(on: canvas, at: 5.5)
    #expect(thousandths([CGFloat(view.layer.presentation()?.opacity ?? -1)]) == [0.5])
  }

  @Test func theDefaultTimingEasesInAndOut() {
    View.animate(withDuration: 1) { bar.alpha = 0 }
    #expect(seen(at: [0.25]) { CGFloat($0.opacity) } == [0.871])
  }

  @Test func theCompletionRunsAtTheEndOfTheAnimation() {
    var announced: [Bool] = []
    View.animate(withDuration: 1, animations: { bar.alpha = 0 }) { announced.append($0) }
    _ = seen(at: [0.9]) { CGFloat($0.opacity) }
    #expect(announced.isEmpty)
    _ = seen(at: [1]) { CGFloat($0.opacity) }
    #expect(announced == [true])
  }

  @Test func theCompletionOfABlockWithoutChangesWaitsForItsDuration() {
    var announced = 0
    View.animate(withDuration: 1, animations: {}) { _ in announced += 1 }
    _ = seen(at: [0.5]) { CGFloat($0.opacity) }
    #expect(announced == 0)
    _ = seen(at: [1.5]) { CGFloat($0.opacity) }
    #expect(announced == 1)
  }

  @Test func springAnimationsOvershoot() {
    View.animate(withDuration: 1, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
      bar.center.x = 105
    }
    let values = seen(at: stride(from: 0, through: 1, by: 0.02).map { $0 }) { $0.position.x }
    #expect((values.max() ?? 0) > 110)
    #expect(values.last == 105)
  }

  @Test func keyframesFollowEachOther() {
    View.animateKeyframes(withDuration: 2) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { bar.center.x = 105 }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { bar.center.x = 5 }
    }
    #expect(seen(at: [0.5, 1, 1.25, 1.8]) { $0.position.x } == [55, 105, 55, 5])
  }

  @Test func repeatAndAutoreverseRunTheAnimationBackAndForth() {
    View.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { bar.alpha = 0 })
    #expect(seen(at: [0.5, 1.25, 100.5]) { CGFloat($0.opacity) } == [0.5, 0.25, 0.5])
  }

  @Test func aSecondAnimationIsAddedToARunningOne() {
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { bar.center.x = 105 }
    #expect(seen(at: [0.5]) { $0.position.x } == [55])
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { bar.center.x = 155 }
    #expect(seen(at: [0.5, 0.75, 1, 1.5]) { $0.position.x } == [55, 92.5, 130, 155])
  }

  @Test func beginFromCurrentStateReplacesTheRunningAnimation() {
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { bar.center.x = 105 }
    #expect(seen(at: [0.5]) { $0.position.x } == [55])
    View.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      bar.center.x = 155
    }
    #expect(seen(at: [0.5, 1, 1.5]) { $0.position.x } == [55, 105, 155])
  }

  @Test func beginFromCurrentStateKeepsAnimationsOfOtherKeys() {
    let own = BasicAnimation(keyPath: "position.y")
    own.toValue = 50
    own.duration = 1
    bar.layer.add(own, forKey: "position-own")
    for x in [50, 60] as [CGFloat] { View.animate(withDuration: 1) { bar.center.x = x } }
    #expect(bar.layer.animationKeys() == ["position-own", "position", "position-2"])
    View.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { bar.center.x = 70 }
    #expect(bar.layer.animationKeys() == ["position-own", "position"])
  }

  @Test func aDelayedAnimationFollowsTheFirst() {
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { bar.center.x = 105 }
    View.animate(withDuration: 1, delay: 1, options: .curveLinear) { bar.center.x = 5 }
    #expect(seen(at: [0, 0.5, 1, 1.5, 2]) { $0.position.x } == [5, 55, 105, 55, 5])
  }

  @Test func performWithoutAnimationAddsNoAnimation() {
    View.animate(withDuration: 1) {
      View.performWithoutAnimation { bar.alpha = 0 }
    }
    #expect(bar.layer.animationKeys() == nil)
  }

  @Test func layersWithoutAViewAnimateImplicitlyAfterTheirFirstRendering() {
    let layer = Layer()
    host.layer.addSublayer(layer)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    let canvas = RecordingCanvas()
    host.addSubview(bar)
    host.render(on: canvas, at: 0)
    View.animate(withDuration: 1, animations: { bar.alpha = 0 }) { _ in layer.opacity = 0 }
    host.render(on: canvas, at: 1)
    #expect(layer.animationKeys() == ["opacity"])
    host.render(on: canvas, at: 1.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test func transactionsAnimateLayersThatBackNoView() {
    let layer = Layer()
    host.layer.addSublayer(layer)
    Transaction.begin()
    Transaction.setAnimationDuration(2)
    Transaction.setAnimationTimingFunction(TimingFunction(name: .linear))
    layer.position.x = 100
    Transaction.setDisableActions(true)
    layer.opacity = 0
    Transaction.commit()
    let canvas = RecordingCanvas()
    host.render(on: canvas, at: 1)
    #expect(layer.animationKeys() == ["position"])
    #expect(layer.presentation()?.position.x == 50)
  }
}
