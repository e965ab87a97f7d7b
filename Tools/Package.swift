// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library keeps its few dependencies: swift-argument-parser reads the
// command line, and swift-syntax is for `easel port` alone. Neither compiles Easel.
let package = Package(
  name: "easel-tools",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "easel", targets: ["easel"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "easel",
      dependencies: [
        "EaselPorting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "EaselPorting",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "EaselPortingTests",
      dependencies: [
        "easel", "EaselPorting",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
