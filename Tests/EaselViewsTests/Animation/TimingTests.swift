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
  func pacesAreTheirCurves(_ name: TimingFunctionName, _ time: CGFloat, _ progress: CGFloat) {
    // The values are those that browsers give for the same curves in CSS.
    #expect(abs(TimingFunction(name: name).progress(at: time) - progress) < 0.001)
  }

  @Test func pacesBeginAndEndWhereTheyShould() {
    let pace = TimingFunction(controlPoints: 0.9, -2, 0.1, 3)
    #expect(pace.progress(at: 0) == 0 && pace.progress(at: 1) == 1)
    #expect(pace.progress(at: -1) == 0 && pace.progress(at: 2) == 1)
    #expect(pace.controlPoint(at: 1) == CGPoint(x: CGFloat(Float(0.9)), y: -2))
    #expect(TimingFunction(controlPoints: .nan, .infinity, 7, 1).progress(at: 0.5).isFinite)
  }

  @Test func springsSettleWhereTheySay() {
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

  @Test func looseSpringsSwingOver() {
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

  @Test func aLayerThatStandsStillShowsItsMoment() {
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

  @Test func groupsCutWhatRunsTogether() {
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
    for moment in [0.5, 1.5, 2] { layer.render(at: moment) }
    #expect(layer.seen.map(thousandths) == [[50, 0.25], [7, 0.75], [7, 1]])
  }
}
