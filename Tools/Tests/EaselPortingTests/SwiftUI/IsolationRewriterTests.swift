import EaselPorting
import Testing

@Suite struct IsolationRewriterTests {
  private let isolating = PortingOptions(addsIsolation: true)

  @Test func isolationIsNotAddedByDefault() {
    expectUnchanged("struct A: View {}")
  }

  @Test func viewsAreIsolatedWithTheirConformance() {
    expectPorted(
      "struct A: View {}", to: "@MainActor struct A: @MainActor View {}", options: isolating)
    expectPorted(
      "@available(iOS 17, *)\npublic struct A: Equatable, View {}",
      to: "@available(iOS 17, *)\n@MainActor public struct A: Equatable, @MainActor View {}",
      options: isolating)
  }

  @Test func isolatedViewGetsAnIsolatedConformance() {
    expectPorted(
      "@MainActor struct A: View {}", to: "@MainActor struct A: @MainActor View {}",
      options: isolating)
  }

  @Test func extensionsOfViewAreIsolated() {
    expectPorted("extension View {}", to: "@MainActor extension View {}", options: isolating)
  }

  @Test func otherTypesStay() {
    expectPorted("struct A: Shape {}", to: "struct A: Shape {}", options: isolating)
    expectPorted(
      "nonisolated struct A: View {}", to: "nonisolated struct A: View {}", options: isolating)
    expectPorted(
      "@OtherActor struct A: View {}", to: "@OtherActor struct A: View {}", options: isolating)
  }
}
