import EaselCanvas
import EaselViews
import Foundation
import Testing

@Suite struct ClockTests {
  private final class Diary: AnimationDelegate {
    var lines: [String] = []
    func animationDidStart(_ anim: Animation) {
      lines.append("start \(anim.value(forKey: "name") ?? "") \(AnimationClock.currentTime)")
    }
    func animationDidStop(_ anim: Animation, finished flag: Bool) {
      lines.append("stop \(anim.value(forKey: "name") ?? "") \(flag) \(AnimationClock.currentTime)")
    }
  }

  private func animation(_ name: String, _ duration: TimeInterval, _ diary: Diary) -> Animation {
    let animation = BasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = duration
    animation.delegate = diary
    animation.setValue(name, forKey: "name")
    return animation
  }

  @Test func delegatesAreToldInTheOrderOfEvents() {
    let (layer, diary) = (Probe(), Diary())
    layer.add(animation("long", 2, diary), forKey: "a")
    layer.add(animation("short", 1, diary), forKey: "b")
    layer.render(at: 0.5)
    #expect(diary.lines == ["start long 0.0", "start short 0.0"])
    layer.render(at: 3)
    #expect(diary.lines.dropFirst(2) == ["stop short true 1.0", "stop long true 2.0"])
  }

  @Test func delegatesAreToldOfAnimationsAddedBetweenTwoRenderingsOfOneTime() {
    let (layer, diary) = (Probe(), Diary())
    layer.render(at: 1)
    layer.render(at: 1)
    layer.add(animation("late", 1, diary), forKey: "a")
    layer.render(at: 1)
    #expect(diary.lines == ["start late 1.0"])
    let inner = Layer()
    inner.add(animation("inner", 1, diary), forKey: "a")
    layer.addSublayer(inner)
    layer.render(at: 1)
    #expect(diary.lines.last == "start inner 1.0")
    inner.speed = 0
    layer.render(at: 2)
    #expect(diary.lines.last == "stop late true 2.0")
    inner.speed = 1
    layer.render(at: 2)
    #expect(diary.lines.last == "stop inner true 2.0")
    let count = diary.lines.count
    layer.render(at: 2)
    #expect(diary.lines.count == count)
  }

  @Test func aRemovedAnimationStopsUnfinished() {
    let (layer, diary) = (Probe(), Diary())
    layer.add(animation("first", 2, diary), forKey: "a")
    layer.render(at: 0.5)
    layer.add(animation("second", 2, diary), forKey: "a")
    layer.removeFromSuperlayer()
    #expect(
      diary.lines == ["start first 0.0", "stop first false 0.0", "stop second false 0.0"])
  }

  @Test func completionBlocksChainAnimations() {
    let layer = Probe()
    layer.position.x = 0
    func next(_ count: Int) {
      guard count < 3 else { return }
      Transaction.begin()
      Transaction.setCompletionBlock { next(count + 1) }
      let step = BasicAnimation(keyPath: "position.x")
      step.fromValue = count * 10
      step.toValue = count * 10 + 10
      step.duration = 1
      layer.add(step, forKey: "step")
      Transaction.commit()
    }
    next(0)
    let seen = layer.values(at: [0.5, 1.5, 2.5, 3]) { $0.position.x }
    #expect(thousandths(seen) == [5, 15, 25, 0])
  }

  @Test func completionBlocksChainAnimationsWhenTheEndTimeIsSkipped() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = View(frame: .zero)
    view.addSubview(inner)
    View.animate(withDuration: 1) {
      inner.alpha = 0.5
    } completion: { _ in
      View.animate(withDuration: 1) { inner.alpha = 0 }
    }
    let canvas = RecordingCanvas()
    view.render(on: canvas, at: 1.5)
    #expect(abs((inner.layer.presentation()?.opacity ?? 0) - 0.25) < 0.001)
    #expect(inner.alpha == 0)
  }

  @Test func aRenderingWithoutATimeDrawsTheEndState() {
    let layer = Probe()
    var wasTold = false
    Transaction.begin()
    Transaction.setCompletionBlock { wasTold = true }
    let move = BasicAnimation(keyPath: "position.x")
    move.toValue = 100
    move.duration = 1
    move.fillMode = .forwards
    move.isRemovedOnCompletion = false
    layer.add(move, forKey: nil)
    Transaction.commit()
    let spin = BasicAnimation(keyPath: "position.y")
    spin.fromValue = 50
    spin.toValue = 100
    spin.repeatCount = .infinity
    layer.add(spin, forKey: nil)
    layer.read = { [$0.position.x, $0.position.y] }
    layer.render(at: nil)
    #expect(layer.seen == [[100, 0]])
    #expect(wasTold)
  }

  @Test func theClockOnlyGoesForwards() {
    let layer = Probe()
    #expect(layer.render(at: 1).isEmpty)
    let noted = layer.render(at: 0.5)
    #expect(noted.map(\.code) == [.invalidTime])
    #expect(noted.first?.message.contains("new view") == true)
    #expect(layer.render(at: .nan).map(\.code) == [.invalidTime])
  }

  @Test func animationsThatRestartThemselvesEndlesslyAreStopped() {
    let layer = Probe()
    func again() {
      Transaction.begin()
      Transaction.setCompletionBlock { again() }
      let step = BasicAnimation(keyPath: "opacity")
      step.toValue = 0
      step.duration = 1e-9
      layer.add(step, forKey: nil)
      Transaction.commit()
    }
    again()
    let canvas = RecordingCanvas()
    layer.host.render(on: canvas, at: 1)
    #expect(canvas.context.diagnostics.map(\.code) == [.limitExceeded])
  }

  @Test func aLayerAddedLaterStartsItsAnimationsWhenItIsAdded() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let canvas = RecordingCanvas()
    view.render(on: canvas, at: 2)
    let layer = Layer()
    let move = BasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 1
    layer.add(move, forKey: nil)
    view.layer.addSublayer(layer)
    view.render(on: canvas, at: 2.5)
    #expect(abs((layer.presentation()?.position.x ?? 0) - 50) < 0.001)
  }

  @Test func sublayersThatDrawAddsAreAddedOnce() {
    final class Drawer: View {
      var times = 0
      override func draw(_ rect: CGRect) {
        times += 1
        layer.addSublayer(Layer())
      }
    }
    let view = Drawer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let canvas = RecordingCanvas()
    for time in [0, 0.5, 1] { view.render(on: canvas, at: time) }
    #expect(view.times == 1)
    view.setNeedsDisplay()
    view.render(on: canvas, at: 2)
    #expect(view.times == 2)
  }

  @Test func aPropertyOfASubclassAnimates() {
    final class Gauge: Layer {
      var seen: [CGFloat] = []
      var progress: CGFloat {
        get { value(forKey: "progress") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "progress") }
      }
      override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
      override func draw(in context: GraphicsContext) {
        seen.append(progress)
        #expect(presentation()?.value(forKey: "progress") as? CGFloat == progress)
      }
    }
    let gauge = Gauge()
    gauge.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    gauge.progress = 0.2
    let growth = BasicAnimation(keyPath: "progress")
    growth.toValue = 1
    growth.duration = 1
    gauge.add(growth, forKey: nil)
    let canvas = RecordingCanvas()
    for time in [0, 0.5, 1] {
      canvas.context.time = time
      gauge.render(on: canvas)
    }
    #expect(thousandths(gauge.seen) == [0.2, 0.6, 0.2])
  }

  @Test func repeatedTimersDoNotDriftFromWholeSeconds() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var (ticks, frames) = (0, 0)
    AnimationClock.schedule(after: 0.1, every: 0.1) { ticks += 1 }
    let link = DisplayLink { _ in frames += 1 }
    link.add(to: .current, forMode: .default)
    view.render(on: RecordingCanvas(), at: 1)
    #expect(frames == 60)
    view.render(on: RecordingCanvas(), at: 3)
    #expect(ticks == 30)
    #expect(frames == 180)
  }
}
