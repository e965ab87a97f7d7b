// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "easel-benchmarks",
  dependencies: [.package(name: "easel", path: "..")],
  targets: [
    .executableTarget(
      name: "Animation",
      dependencies: [
        .product(name: "EaselCanvas", package: "easel"),
        .product(name: "EaselAnimation", package: "easel"),
      ]),
    .executableTarget(
      name: "Names",
      dependencies: [
        .product(name: "EaselViews", package: "easel"),
        .product(name: "EaselUIKit", package: "easel"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
