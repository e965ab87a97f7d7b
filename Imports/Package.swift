// swift-tools-version: 6.1
import PackageDescription

// Easel beside what servers import. `Scripts/check-names-together` builds it; a package of its own,
// so that nobody who depends on Easel fetches a server. Each pair of Easel's products is made of two
// files of `Products`, which belong to no target.
let package = Package(
  name: "easel-imports",
  dependencies: [
    .package(name: "easel", path: ".."),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    .target(name: "Habits"),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "Habits",
        .product(name: "Easel", package: "easel"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
