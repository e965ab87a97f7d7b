import EaselPorting
import Testing

@Suite struct ImportRewriterTests {
  @Test func importOfUIKitBecomesEaselUIKit() {
    expectPorted("import UIKit", to: "import EaselUIKit")
  }

  @Test(arguments: ["QuartzCore", "CoreGraphics", "CoreText"])
  func frameworksOfDrawingBecomeEaselUIKit(name: String) {
    expectPorted("import \(name)", to: "import EaselUIKit")
  }

  @Test func severalFrameworksBecomeOneImport() {
    expectPorted(
      """
      import Foundation
      import UIKit
      import CoreGraphics
      import QuartzCore

      let x = 1
      """,
      to: """
        import Foundation
        import EaselUIKit

        let x = 1
        """)
  }

  @Test func swiftUIAndChartsBecomeOneImport() {
    expectPorted("import Charts\nimport SwiftUI", to: "import EaselSwiftUI")
  }

  @Test func commentsStayAtImports() {
    expectPorted(
      """
      // A view.
      import UIKit  // for UIView
      /* why */ import SwiftUI
      """,
      to: """
        // A view.
        import EaselUIKit  // for UIView
        /* why */ import EaselSwiftUI
        """)
  }

  @Test func importOfADeclarationBecomesOneOfTheModule() {
    expectPorted("import class UIKit.UIView", to: "import EaselUIKit")
    expectPorted("import UIKit.UIGestureRecognizerSubclass", to: "import EaselUIKit")
  }

  @Test func attributesOfImportsStay() {
    expectPorted("@_exported import UIKit", to: "@_exported import EaselUIKit")
    expectPorted("public import UIKit", to: "public import EaselUIKit")
  }

  @Test func preconcurrencyOfAReplacedImportGoes() {
    expectPorted("@preconcurrency import UIKit", to: "import EaselUIKit")
  }

  @Test func otherFrameworksAreDroppedAndReported() {
    expectPorted(
      "import UIKit\nimport WeatherKit\nimport OSLog", to: "import EaselUIKit",
      codes: [.importDropped, .importDropped])
  }

  @Test func droppedImportLeavesFoundationBehind() {
    expectPorted(
      "import CoreLocation\nimport MapKit\n\nlet x = Date()",
      to: "import Foundation\n\nlet x = Date()",
      codes: [.importDropped, .importDropped])
  }

  @Test func modulesOfTheUserStay() {
    expectUnchanged("import MyModels\n@testable import MyApp\nimport Foundation")
  }

  @Test func importsOfEaselStay() {
    expectUnchanged("import EaselUIKit\nimport Easel")
  }

  @Test func importBesideOneOfEaselGoes() {
    expectPorted("import EaselUIKit\nimport CoreGraphics", to: "import EaselUIKit")
  }

  @Test func importWithinAnotherSystemsBranchStays() {
    expectUnchanged(
      """
      #if os(macOS)
      import AppKit
      #endif
      #if canImport(Combine)
      import Combine
      #endif
      """)
  }

  @Test func importWithinAnUnknownConditionIsRewritten() {
    expectPorted(
      "#if DEBUG\nimport UIKit\n#endif", to: "#if DEBUG\nimport EaselUIKit\n#endif")
  }

  @Test func textThatMentionsAFrameworkStays() {
    expectUnchanged(#"let text = "import UIKit" // import UIKit"#)
  }
}
