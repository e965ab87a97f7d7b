// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "easel-samples",
  dependencies: [
    .package(name: "easel", path: "..", traits: [.defaults, "Hyphenation", "QRCode"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", from: "0.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "AppViews",
      dependencies: [
        .product(name: "EaselSwiftUI", package: "easel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "AnnualReport",
      // Not Easel: a report needs no views, and without them the first build takes less time.
      dependencies: [
        .product(name: "EaselBlocks", package: "easel"),
        .product(name: "EaselCanvas", package: "easel"),
        .product(name: "EaselCharts", package: "easel"),
        .product(name: "EaselReports", package: "easel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SwiftCSV", package: "SwiftCSV"),
      ]),
    .executableTarget(
      name: "Cards",
      dependencies: [
        .product(name: "Easel", package: "easel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "Dashboard",
      dependencies: [.product(name: "Easel", package: "easel")]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "Easel", package: "easel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "Invoice",
      dependencies: [
        "SampleNumbers",
        .product(name: "Easel", package: "easel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "Listing",
      dependencies: [
        "SampleNumbers",
        .product(name: "Easel", package: "easel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "Pages",
      dependencies: [
        .product(name: "Easel", package: "easel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "Posts",
      dependencies: [
        .product(name: "Easel", package: "easel"),
        .product(name: "EaselAnimation", package: "easel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(name: "SampleNumbers"),
    .executableTarget(
      name: "Statement",
      dependencies: [
        "SampleNumbers",
        .product(name: "Easel", package: "easel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "Worker",
      dependencies: [
        .product(name: "Easel", package: "easel"),
        .product(name: "EaselWorker", package: "easel"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
