import EaselPorting
import Testing

@Suite struct PerformRewriterTests {
  private func inClass(_ statement: String, _ method: String = "func f() {}") -> String {
    "class A {\n  \(method)\n  func go() {\n    \(statement)\n  }\n}"
  }

  @Test func callByNameBecomesACall() {
    expectPorted(inClass("perform(#selector(f))"), to: inClass("f()"))
    expectPorted(inClass("self.perform(#selector(A.f), with: nil)"), to: inClass("self.f()"))
  }

  @Test func argumentsGetTheirLabels() {
    let method = "func f(_ a: Any?, b: Any?) {}"
    expectPorted(
      inClass("other.perform(#selector(f(_:b:)), with: x, with: nil)", method),
      to: inClass("other.f(x, b: nil)", method))
  }

  @Test func delayedCallBecomesATimer() {
    expectPorted(
      inClass("perform(#selector(f), with: nil, afterDelay: 0.5)"),
      to: inClass("Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [self] _ in f() }")
    )
  }

  @Test func usedResultIsReported() {
    expectPorted(
      inClass("let a = perform(#selector(f))"), to: inClass("let a = perform(Selector(\"f\"))"),
      codes: [.performLeft])
  }

  @Test func callOnAThreadIsReported() {
    expectPorted(
      inClass("perform(#selector(f), on: thread, with: nil, waitUntilDone: true)"),
      to: inClass("perform(Selector(\"f\"), on: thread, with: nil, waitUntilDone: true)"),
      codes: [.performLeft])
  }

  @Test func otherFunctionsOfTheNameStay() {
    expectUnchanged("func f() {\n  perform(action)\n  context.perform { save() }\n}")
  }

  @Test func questionForAMethodIsReported() {
    expectPorted(
      inClass("if a.responds(to: #selector(f)) {}"),
      to: inClass("if a.responds(to: Selector(\"f\")) {}"),
      codes: [.performLeft])
  }
}
