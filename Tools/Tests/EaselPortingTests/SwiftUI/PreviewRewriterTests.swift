import EaselPorting
import Testing

@Suite struct PreviewRewriterTests {
  @Test func previewAtTheEndGoesWithItsBlankLine() {
    expectPorted(
      """
      struct A {}

      #Preview {
        A()
      }
      """,
      to: "struct A {}")
  }

  @Test func previewBetweenDeclarationsLeavesOneBlankLine() {
    expectPorted(
      "struct A {}\n\n#Preview(\"Dark\", traits: .portrait) { A() }\n\nstruct B {}",
      to: "struct A {}\n\nstruct B {}")
  }

  @Test func attributesOfAPreviewGoWithIt() {
    expectPorted("let a = 1\n\n@available(iOS 17, *)\n#Preview {\n  A()\n}", to: "let a = 1")
  }

  @Test func furtherTrailingClosuresGo() {
    expectPorted(
      "let a = 1\n\n#Preview(as: .systemSmall) {\n  W()\n} timeline: {\n  E()\n}", to: "let a = 1")
  }

  @Test func previewableGoesFromDeclarations() {
    expectPorted(
      "func f() {\n  @Previewable @State var a = 1\n}", to: "func f() {\n  @State var a = 1\n}")
  }

  @Test func previewProviderStays() {
    expectUnchanged("struct P: PreviewProvider { static var previews: some View { A() } }")
  }

  @Test func commentsBeforeAPreviewStay() {
    expectPorted(
      "let a = 1\n\n// MARK: - Preview\n#Preview { A() }", to: "let a = 1\n\n// MARK: - Preview")
  }
}
