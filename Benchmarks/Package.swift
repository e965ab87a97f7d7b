// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "easel-benchmarks",
  products: [
    .executable(name: "charts", targets: ["Charts"]),
    .executable(name: "easel-bench", targets: ["EaselBench"]),
    .executable(name: "exams", targets: ["Exams"]),
    .executable(name: "growth", targets: ["Growth"]),
    .executable(name: "image-difference", targets: ["ImageDifference"]),
  ],
  dependencies: [.package(name: "easel", path: "..", traits: [.defaults, "GIF"])],
  targets: [
    .executableTarget(
      name: "Animation",
      dependencies: [
        .product(name: "EaselCanvas", package: "easel"),
        .product(name: "EaselAnimation", package: "easel"),
      ]),
    .executableTarget(
      name: "AppViews", dependencies: [.product(name: "EaselSwiftUI", package: "easel")]),
    .executableTarget(
      name: "Charts",
      dependencies: [
        .product(name: "EaselBlocks", package: "easel"),
        .product(name: "EaselCanvas", package: "easel"),
        .product(name: "EaselCharts", package: "easel"),
      ]),
    .executableTarget(
      name: "EaselBench", dependencies: [.product(name: "EaselCanvas", package: "easel")]),
    .executableTarget(
      name: "Exams",
      dependencies: [
        .product(name: "EaselBlocks", package: "easel"),
        .product(name: "EaselCanvas", package: "easel"),
        .product(name: "EaselCharts", package: "easel"),
      ]),
    .executableTarget(
      name: "Growth",
      dependencies: [
        .product(name: "Easel", package: "easel")
      ]),
    .executableTarget(
      name: "Names",
      dependencies: [
        .product(name: "EaselViews", package: "easel"),
        .product(name: "EaselUIKit", package: "easel"),
      ]),
    .executableTarget(
      name: "ImageDifference",
      dependencies: [
        .product(name: "EaselCanvas", package: "easel"),
        .product(name: "EaselTesting", package: "easel"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
