import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct TimingTests {
  @Test(
    arguments: [
      (.linear, 0.3, 0.3), (.easeInEaseOut, 0.5, 0.5), (.easeIn, 0.5, 0.315),
      (.easeOut, 0.5, 0.685),
      (.default, 0.5, 0.802), (.easeInEaseOut, 0.25, 0.129),
    ] as [(TimingFunctionName, CGFloat, CGFloat)])
  func timingFunctionsFollowTheirBezierCurves(
    _ name: TimingFunctionName, _ time: CGFloat, _ progress: CGFloat
  ) {
    // The values are those that browsers give for the same curves in CSS.
    #expect(abs(TimingFunction(name: name).progress(at: time) - progress) < 0.001)
  }

  @Test func timingFunctionsBeginAtZeroAndEndAtOne() {
    let pace = TimingFunction(controlPoints: 0.9, -2, 0.1, 3)
    #expect(pace.progress(at: 0) == 0 && pace.progress(at: 1) == 1)
    #expect(pace.progress(at: -1) == 0 && pace.progress(at: 2) == 1)
    #expect(pace.controlPoint(at: 1) == CGPoint(x: CGFloat(Float(0.9)), y: -2))
    #expect(TimingFunction(controlPoints: .nan, .infinity, 7, 1).progress(at: 0.5).isFinite)
  }

  @Test func springAnimationsSettleWithinTheirSettlingDuration() {
    for damping in [2, 10, 20, 40] as [CGFloat] {
      let animation = SpringAnimation(keyPath: "position.x")
      animation.damping = damping
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = animation.settlingDuration
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      let layer = Probe()
      layer.add(animation, forKey: nil)
      let seen = layer.values(at: [0, animation.settlingDuration]) { $0.position.x }
      #expect(abs(seen[0]) < 1e-9)
      #expect(abs(seen[1] - 100) < 0.2)
    }
  }

  @Test func weaklyDampedSpringsOvershoot() {
    let animation = SpringAnimation(keyPath: "position.x")
    animation.damping = 3
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 3
    let layer = Probe()
    layer.add(animation, forKey: nil)
    // Half a swing of ω = 10, ζ = 0.15: 1 + exp(-ζωt).
    let time = Double.pi / (10 * (1 - 0.0225).squareRoot())
    let top = 100 * (1 + exp(-1.5 * time))
    #expect(abs(layer.values(at: [time]) { $0.position.x }[0] - top) < 0.001)
  }

  @Test(arguments: [0.3, 0.99, 1, 1.5, 10] as [CGFloat])
  func springsOfAnAnimationBlockSettleWithinItsDuration(_ ratio: CGFloat) {
    let view = View(frame: .zero)
    View.animate(withDuration: 1, usingSpringWithDamping: ratio, initialSpringVelocity: 0) {
      view.center.x = 400
    }
    view.render(on: RecordingCanvas(), at: 0.9999)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 400) < 0.6)
  }

  @Test func repeatDurationsInTenthsEndAtTheLastValue() {
    let animation = BasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 0.3
    animation.repeatDuration = 0.9
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    let layer = Probe()
    layer.add(animation, forKey: nil)
    #expect(thousandths(layer.values(at: [0.9, 2, nil]) { $0.position.x }) == [100, 100, 100])
  }

  @Test func aRotationAnimationKeepsThePerspectiveOfTheTransform() {
    let layer = Probe()
    layer.transform.m34 = -1 / 500
    let turn = BasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = 0
    turn.toValue = CGFloat.pi / 2
    turn.duration = 1
    layer.add(turn, forKey: nil)
    let seen = layer.values(at: [0.5]) { $0.transform.m14 }
    #expect(abs(seen[0] - sin(.pi / 4) / 500) < 1e-9)
  }

  @Test func anAnimatedReflectionPassesThroughAScaleOfZero() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: -1, y: 1)
    }
    view.render(on: RecordingCanvas(), at: 0.25)
    let shown = view.layer.presentation()?.affineTransform
    #expect(abs((shown?.a ?? 0) - 0.5) < 1e-9 && abs(shown?.b ?? 1) < 1e-9)
    #expect(view.layer.value(forKeyPath: "transform.scale.x") as? CGFloat == -1)
  }

  @Test func aBeginTimeThatIsNaNDoesNotBlockOtherAnimations() {
    let layer = Probe()
    let lost = BasicAnimation(keyPath: "opacity")
    lost.beginTime = .nan
    lost.toValue = 0
    layer.add(lost, forKey: "lost")
    var wasTold = false
    Transaction.begin()
    Transaction.setCompletionBlock { wasTold = true }
    let sound = BasicAnimation(keyPath: "position.x")
    sound.toValue = 1
    layer.add(sound, forKey: "sound")
    Transaction.commit()
    layer.render(at: 1)
    #expect(wasTold)
  }

  @Test func layersHaveTheirOwnTime() {
    let layer = Probe()
    let animation = BasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    layer.add(animation, forKey: nil)
    layer.host.layer.speed = 0.5
    #expect(thousandths(layer.values(at: [0.5, 1.5]) { $0.position.x }) == [25, 75])
    #expect(layer.convertTime(3, from: nil) == 1.5)
    #expect(layer.convertTime(1.5, to: nil) == 3)
  }

  @Test func aLayerWithSpeedZeroShowsTheTimeOfItsOffset() {
    let layer = Probe()
    layer.speed = 0
    layer.timeOffset = 0.3
    let animation = BasicAnimation(keyPath: "position.x")
    animation.beginTime = 1e-9
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(thousandths(layer.values(at: [0, 5, nil]) { $0.position.x }) == [30, 30, 30])
  }

  @Test func animationsInAGroupRunTogetherAndTakeItsDurationIfTheyHaveNone() {
    let group = AnimationGroup()
    group.duration = 2
    let move = BasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 1
    let fade = BasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    group.animations = [move, fade]
    let layer = Probe()
    layer.position.x = 7
    layer.add(group, forKey: "both")
    layer.read = { [$0.position.x, CGFloat($0.opacity)] }
    for time in [0.5, 1.5, 2] { layer.render(at: time) }
    #expect(layer.seen.map(thousandths) == [[50, 0.25], [7, 0.75], [7, 1]])
  }
}
