// swift-tools-version: 6.1
import PackageDescription

// A package of its own: the other samples need no codes and no pages of PDF files.
let package = Package(
  name: "easel-business",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(
      name: "easel", path: "../..",
      traits: [.defaults, "Barcodes", "Hyphenation", "PDFImport", "QRCode"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "Business",
      dependencies: [
        .product(name: "EaselBlocks", package: "easel"),
        .product(name: "EaselCanvas", package: "easel"),
        .product(name: "EaselReports", package: "easel"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
