// swift-tools-version: 6.1
import PackageDescription

// A package of its own: Hummingbird and what it needs are compiled for this sample alone.
let package = Package(
  name: "easel-server",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "easel", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .executableTarget(
      name: "Server",
      dependencies: [
        .product(name: "Easel", package: "easel"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
