import EaselPorting
import Testing

@Suite struct ConditionRewriterTests {
  @Test func trueConditionLeavesItsLines() {
    expectPorted(
      """
      let a = 1
      #if os(iOS)
      let b = 2
      #endif
      let c = 3
      """,
      to: """
        let a = 1
        let b = 2
        let c = 3
        """)
  }

  @Test(arguments: ["UIKit", "SwiftUI", "Charts", "CoreGraphics", "QuartzCore", "CoreText"])
  func replacedFrameworksCanBeImported(name: String) {
    expectPorted("#if canImport(\(name))\nlet a = 1\n#else\nlet a = 2\n#endif", to: "let a = 1")
  }

  @Test func negatedConditionLeavesTheOtherBranch() {
    expectPorted("#if !os(iOS)\nlet a = 1\n#else\nlet a = 2\n#endif", to: "let a = 2")
  }

  @Test func falseConditionWithoutElseGoesWithItsLines() {
    expectPorted(
      "let a = 1\n\n#if !canImport(UIKit)\nlet b = 1\n#endif\n\nlet c = 1",
      to: "let a = 1\n\nlet c = 1")
  }

  @Test func indentedLinesMoveToTheDirective() {
    expectPorted(
      """
      struct A {
        #if os(iOS)
          // Why.
          let a = 1

            let b = 2
        #endif
      }
      """,
      to: """
        struct A {
          // Why.
          let a = 1

            let b = 2
        }
        """)
  }

  @Test func nestedConditionsAreResolved() {
    expectPorted(
      """
      #if canImport(UIKit)
        #if os(iOS)
          let a = 1
        #elseif os(tvOS)
          let a = 2
        #endif
      #else
        #if os(iOS)
          let a = 3
        #endif
      #endif
      """,
      to: "let a = 1")
  }

  @Test func knownTestsLeaveConjunctions() {
    expectPorted(
      "#if canImport(UIKit) && DEBUG\nlet a = 1\n#endif", to: "#if DEBUG\nlet a = 1\n#endif")
  }

  @Test func disjunctionWithAKnownTestIsTrue() {
    expectPorted("#if os(macOS) || os(iOS)\nlet a = 1\n#endif", to: "let a = 1")
  }

  @Test func precedenceIsThatOfTheCompiler() {
    expectPorted(
      "#if A || os(iOS) && B\nlet a = 1\n#endif", to: "#if A || B\nlet a = 1\n#endif")
    expectPorted(
      "#if (A || B) && os(iOS)\nlet a = 1\n#endif", to: "#if (A || B)\nlet a = 1\n#endif")
    expectPorted(
      "#if !(os(iOS) && A) && B\nlet a = 1\n#endif", to: "#if !A && B\nlet a = 1\n#endif")
    expectPorted(
      "#if !(os(iOS) && (A || B))\nlet a = 1\n#endif", to: "#if !(A || B)\nlet a = 1\n#endif")
  }

  @Test func conditionsOfCompilersStay() {
    expectPorted(
      "#if swift(>=5.9) && canImport(Charts)\nlet a = 1\n#endif",
      to: "#if swift(>=5.9)\nlet a = 1\n#endif")
    expectUnchanged("#if compiler(>=6.0) && !DEBUG\nlet a = 1\n#endif")
  }

  @Test func versionedImportIsTrue() {
    expectPorted("#if canImport(UIKit, _version: 7)\nlet a = 1\n#endif", to: "let a = 1")
  }

  @Test func firstBranchOfAnotherSystemStays() {
    expectPorted(
      """
      #if os(macOS)
      import AppKit
      #elseif os(iOS)
      import UIKit
      #else
      import Other
      #endif
      """,
      to: """
        #if os(macOS)
        import AppKit
        #else
        import EaselUIKit
        #endif
        """)
  }

  @Test func falseFirstBranchMakesTheNextOneFirst() {
    expectPorted(
      """
      #if !os(iOS)
      let a = 1
      #elseif DEBUG
      let a = 2
      #else
      let a = 3
      #endif
      """,
      to: """
        #if DEBUG
        let a = 2
        #else
        let a = 3
        #endif
        """)
  }

  @Test func modifiersOfAnExpressionKeepTheirIndentation() {
    expectPorted(
      """
      let view = Text("a")
      #if os(iOS)
        .bold()
      #else
        .italic()
      #endif
        .padding()
      """,
      to: """
        let view = Text("a")
          .bold()
          .padding()
        """)
  }

  @Test func fileForBothSystemsStays() {
    expectUnchanged(
      """
      #if canImport(UIKit)
      import UIKit
      #else
      import EaselUIKit
      #endif
      """)
  }

  @Test func switchCasesAreResolved() {
    expectPorted(
      """
      switch a {
      #if os(iOS)
      case 1: break
      #endif
      default: break
      }
      """,
      to: """
        switch a {
        case 1: break
        default: break
        }
        """)
  }

  @Test func commentsOfDirectivesGoWithThem() {
    expectPorted(
      "#if os(iOS) // phone\nlet a = 1 // one\n#endif // os(iOS)", to: "let a = 1 // one")
  }
}
