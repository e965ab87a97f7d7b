// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// In a package of its own, since whoever depends on it changes what `canImport(SwiftUI)` says in all
// packages beside it; see README.md.
let package = Package(
  name: "apple-names",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "UIKit", targets: ["UIKit"]),
  ],
  dependencies: [.package(name: "easel", path: "..")],
  targets: [
    .target(
      name: "SwiftUI",
      dependencies: ["PreviewMacro", .product(name: "EaselSwiftUI", package: "easel")]),
    .target(name: "Charts", dependencies: [.product(name: "EaselSwiftUI", package: "easel")]),
    .target(name: "UIKit", dependencies: [.product(name: "EaselUIKit", package: "easel")]),
    // Without swift-syntax, whose build would take longer than that of Easel.
    .macro(name: "PreviewMacro"),
  ],
  swiftLanguageModes: [.v6]
)
