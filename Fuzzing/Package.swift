// swift-tools-version: 6.1
import PackageDescription

// `Scripts/fuzz` builds it with `-sanitize=fuzzer,address`, which the whole graph needs and only a
// command line can give; without, it does not link.
let package = Package(
  name: "easel-fuzzing",
  products: [.executable(name: "easel-fuzz", targets: ["EaselFuzz"])],
  dependencies: [
    // What `Scripts/bootstrap --tests` installs.
    .package(name: "easel", path: "..", traits: [.defaults, "Barcodes", "Hyphenation", "Markdown", "QRCode"])
  ],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    // Reads the streams of documents.
    .systemLibrary(name: "CInflate"),
    .executableTarget(
      name: "EaselFuzz",
      dependencies: [
        "CLibFuzzer", "CInflate",
        .product(name: "EaselCanvas", package: "easel"),
        .product(name: "EaselViews", package: "easel"),
        .product(name: "EaselBlocks", package: "easel"),
        .product(name: "EaselStatistics", package: "easel"),
        .product(name: "EaselCharts", package: "easel"),
        .product(name: "EaselChartViews", package: "easel"),
        .product(name: "EaselReports", package: "easel"),
      ],
      // gold, the default, breaks off on what the sanitizers add.
      linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6]
)
