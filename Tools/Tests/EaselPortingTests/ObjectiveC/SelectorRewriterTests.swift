import EaselPorting
import Testing

@Suite struct SelectorRewriterTests {
  private func inClass(_ statement: String, _ method: String = "func tick() {}") -> String {
    "class A {\n  \(method)\n  func go() {\n    \(statement)\n  }\n}"
  }

  @Test func timerCallsTheMethodInAClosure() {
    expectPorted(
      inClass(
        "timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)"
      ),
      to: inClass(
        "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [self] _ in tick() }"))
  }

  @Test func linesOfATimerStay() {
    expectPorted(
      inClass(
        """
        let t = Timer(
              timeInterval: 1, // each second
              target: self,
              selector: #selector(tick),
              userInfo: nil,
              repeats: true
            )
        """),
      to: inClass(
        """
        let t = Timer(
              timeInterval: 1, // each second
              repeats: true
            ) { [self] _ in tick() }
        """))
  }

  @Test func methodWithATimerGetsIt() {
    expectPorted(
      inClass(
        "_ = Timer(fireAt: date, interval: 1, target: self, selector: #selector(A.tick(_:)), userInfo: nil, repeats: false)",
        "func tick(_ timer: Timer) {}"),
      to: inClass(
        "_ = Timer(fire: date, interval: 1, repeats: false) { [self] timer in tick(timer) }",
        "func tick(_ timer: Timer) {}"))
  }

  @Test func displayLinkCallsTheMethodInAClosure() {
    expectPorted(
      inClass("link = CADisplayLink(target: self, selector: #selector(self.tick))"),
      to: inClass("link = CADisplayLink { [self] _ in tick() }"))
    expectPorted(
      inClass(
        "link = CADisplayLink(target: self, selector: #selector(step(link:)))",
        "func step(link: CADisplayLink) {}"),
      to: inClass(
        "link = CADisplayLink { [self] link in step(link: link) }",
        "func step(link: CADisplayLink) {}"))
  }

  @Test func observerOfANotificationIsAClosure() {
    expectPorted(
      inClass(
        "NotificationCenter.default.addObserver(self, selector: #selector(tick), name: .changed, object: nil)"
      ),
      to: inClass(
        "_ = NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { [weak self] _ in self?.tick() }"
      ))
  }

  @Test func timerInAWeakClosureCallsWeakly() {
    expectPorted(
      inClass(
        "run { [weak self] in Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }"
      ),
      to: inClass(
        "run { [weak self] in Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() } }"
      ))
  }

  @Test func otherTargetIsReported() {
    expectPorted(
      inClass("link = CADisplayLink(target: other, selector: #selector(tick))"),
      to: inClass("link = CADisplayLink(target: other, selector: Selector(\"tick\"))"),
      codes: [.selectorNotCalled])
  }

  @Test func timerWithUserInfoIsReported() {
    expectPorted(
      inClass(
        "_ = Timer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: 5, repeats: true)"
      ),
      to: inClass(
        "_ = Timer(timeInterval: 1, target: self, selector: Selector(\"tick\"), userInfo: 5, repeats: true)"
      ),
      codes: [.selectorNotCalled])
  }

  @Test func methodOfAnotherFileIsReportedWithoutLabels() {
    expectPorted(
      "class A {\n  func go() { link = CADisplayLink(target: self, selector: #selector(tick)) }\n}",
      to:
        "class A {\n  func go() { link = CADisplayLink(target: self, selector: Selector(\"tick\")) }\n}",
      codes: [.selectorNotCalled])
  }

  @Test func asynchronousMethodIsReported() {
    expectPorted(
      inClass(
        "link = CADisplayLink(target: self, selector: #selector(tick))", "func tick() async {}"),
      to: inClass(
        "link = CADisplayLink(target: self, selector: Selector(\"tick\"))", "func tick() async {}"),
      codes: [.selectorNotCalled])
  }

  @Test func actionOfAControlBecomesItsName() {
    expectPorted(
      inClass("button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)"),
      to: inClass("button.addTarget(self, action: Selector(\"tapped:\"), for: .touchUpInside)"),
      codes: [.selectorNotCalled])
  }

  @Test(arguments: [
    ("a(b:c:)", "aWithB:c:"), ("getter: a", "a"), ("setter: B.a", "setA:"), ("a(_:b:)", "a:b:"),
    ("a as () -> Void", "a"),
  ])
  func nameIsThatOfObjectiveC(selector: String, name: String) {
    expectPorted(
      "let a = #selector(\(selector))", to: "let a = Selector(\"\(name)\")",
      codes: [.selectorNotCalled])
  }

  @Test(arguments: [
    ("CAShapeLayer.strokeEnd", "strokeEnd"), ("progress", "progress"),
    ("A.B.layer.opacity", "layer.opacity"),
    ("self.value", "value"),
  ])
  func keyPathBecomesAString(path: String, name: String) {
    expectPorted("let a = #keyPath(\(path))", to: "let a = \"\(name)\"")
  }
}
